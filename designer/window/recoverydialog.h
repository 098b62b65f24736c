#pragma once

#include "designer/document/recovery.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace bubblebar {

/// Lists tracks that a crash has left, to be recovered, discarded or left for later.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<LostTrack> lost, QWidget* parent = nullptr);

Q_SIGNALS:
    void recoverRequested(const bubblebar::LostTrack& lost);

private:
    void fill();
    void layOut();
    void recoverSelected();
    void discardSelected();
    void removeRows(const std::vector<int>& rows);
    void updateButtons();
    [[nodiscard]] std::vector<int> selectedRows() const;

    std::vector<LostTrack> m_lost; ///< by row
    QListWidget* m_list;
    QPushButton* m_recover;
    QPushButton* m_discard;
};

} // namespace bubblebar
