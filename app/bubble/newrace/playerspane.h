#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace bubblebar {

class DeckChooser;
class FileChooser;
class Seats;
class SeatsEditor;
class TeamsBox;
struct RememberedRace;

/// The half of the New race dialog that is about people and cards.
class PlayersPane : public QWidget
{
    Q_OBJECT

public:
    /// `files` must live as long as the pane.
    explicit PlayersPane(FileChooser& files, QWidget* parent = nullptr);

    [[nodiscard]] const Seats& seats() const { return *m_seats; }
    [[nodiscard]] DeckChooser& deck() const { return *m_deck; }
    /// Empty: drawn by lot.
    [[nodiscard]] std::optional<int> firstSeat() const;
    [[nodiscard]] bool wantsTeams() const;
    [[nodiscard]] bool hidesHand() const;

    /// Takes over all choices of the last race but the track.
    void restore(const RememberedRace& race);

    /// Lets people type the name of the first player.
    void focusFirstName();

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void changed();

private:
    void layOut();
    void showSeats();
    void showFirstSeats();

    Seats* m_seats;
    QLabel* m_beetles;
    SeatsEditor* m_editor;
    QComboBox* m_first;
    DeckChooser* m_deck;
    TeamsBox* m_teams;
    QCheckBox* m_hideHand;
};

} // namespace bubblebar
