#pragma once

#include "app/beep/keyblocks.h"

#include <QDialog>

class QGridLayout;
class QLabel;

namespace bubblebar::beep {

class KeyButton;

/// The keys of everybody, and others in their place.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const KeyBlocks& keys, QWidget* parent = nullptr);

    [[nodiscard]] const KeyBlocks& keys() const { return m_keys; }

private:
    [[nodiscard]] QWidget* blocks();
    void addBlock(QGridLayout& grid, int block);
    void choose(int block, int number, int key);
    void showKeys();

    KeyBlocks m_keys;
    QLabel* m_problem;
    std::vector<KeyButton*> m_buttons; ///< block by block
};

} // namespace bubblebar::beep
