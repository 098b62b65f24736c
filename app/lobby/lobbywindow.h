#pragma once

#include "app/lobby/lobbycard.h"
#include "app/lobby/racelist.h"
#include "app/tracks/tracklist.h"

#include <QMainWindow>

#include <vector>

class QLabel;
class QMenu;

namespace bubblebar {

class FlightInvitation;
class LobbyCards;
class Navigator;
class PickList;

/// The first window: what can be played, opened and gone on with.
class LobbyWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `navigator` must live as long as the window.
    explicit LobbyWindow(Navigator& navigator, QWidget* parent = nullptr);

    /// For the next lobby to come up there.
    void rememberPlace() const;

Q_SIGNALS:
    void closed();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void addGameMenu();
    void addHelpMenu();
    void fillRecentMenu();
    [[nodiscard]] std::vector<LobbyCard> cards();
    [[nodiscard]] QWidget* page();
    [[nodiscard]] QWidget* header();
    [[nodiscard]] QWidget* racesPart();
    [[nodiscard]] QWidget* tracksPart();
    void addRaceMenu(PickList& list);
    void throwAway(int row);
    void tellDamaged(int count);
    void showTrackMenu(const QString& path, QPoint at);
    void readFiles();

    Navigator& m_navigator;
    QMenu* m_recent;
    RaceList m_races;
    TrackList m_tracks;
    QLabel* m_noRaces;
    FlightInvitation* m_invitation;
    LobbyCards* m_cards;
    bool m_hasRead = false;
};

} // namespace bubblebar
