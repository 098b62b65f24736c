#pragma once

#include "core/bubble/deck.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace bubblebar {

class FileChooser;

/// Which cards are played with: the standard deck or one from a file.
class DeckChooser : public QWidget
{
    Q_OBJECT

public:
    /// `files` must live as long as the chooser.
    explicit DeckChooser(FileChooser& files, QWidget* parent = nullptr);

    [[nodiscard]] const Deck& deck() const;
    /// The file of the deck; empty for the standard deck.
    [[nodiscard]] QString path() const;
    /// Chooses the deck of a file if it can be read; says nothing where it can't.
    void restore(const QString& path);

    [[nodiscard]] QComboBox* list() const { return m_list; }

private:
    void askForFile();
    void choose(const QString& path, const Deck& deck);
    void addDeck(const QString& path, const QString& name, const Deck& deck);

    FileChooser& m_files;
    QComboBox* m_list;
    QPushButton* m_open;
    std::vector<Deck> m_decks; ///< by row of the list; its data are the paths
};

} // namespace bubblebar
