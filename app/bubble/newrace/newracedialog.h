#pragma once

#include "app/bubble/newrace/raceplan.h"
#include "app/tracks/tracklist.h"

#include <QDialog>

class QPushButton;

namespace bubblebar {

class FileChooser;
class Notice;
class PlayersPane;
class Settings;
class Thumbnails;
class TrackPane;

/// Asks for players, cards and track, beginning with those of the last race, and makes a fresh race of them.
class NewRaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// All three must live as long as the dialog.
    NewRaceDialog(Settings& settings, Thumbnails& thumbnails, FileChooser& files, QWidget* parent = nullptr);

    /// Chooses a built-in track or the track of a file; says why where the file can't be read.
    void chooseTrack(const QString& path);
    /// Chooses the cards of a file, if it can be read.
    void chooseDeck(const QString& path);
    /// Chooses a track that need not be in any file.
    void chooseUnsavedTrack(const TrackPtr& track);

    /// Valid once the dialog was accepted.
    [[nodiscard]] const GameRecord& record() const { return m_record; }

public Q_SLOTS:
    void accept() override;
    void done(int result) override;

private:
    void layOut();
    void addTracks();
    void restoreLastRace();
    void showProblem();
    [[nodiscard]] QString problem() const;
    [[nodiscard]] RacePlan plan() const;
    void remember();

    Settings& m_settings;
    TrackList m_tracks;
    PlayersPane* m_players;
    TrackPane* m_track;
    Notice* m_problem;
    QPushButton* m_start;
    GameRecord m_record;
};

} // namespace bubblebar
