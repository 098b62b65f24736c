#pragma once

#include "core/bubble/record.h"

#include <QMainWindow>

class QComboBox;
class QLabel;

namespace bubblebar {

class Autosave;
class GameSession;
class ReplayDesk;
class Settings;
class Sound;
class TableArea;
class TablePlay;
struct FileError;
struct KeptRace;

/// The window in which a race is played: menus, tool bar, docks and status bar round the table, and the race's file.
class TableWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// A race is kept by the program and can be saved; a lesson leaves no trace.
    enum class Purpose { Race, Lesson };

    /// `path`: the file that the record was opened from; empty for a fresh race.
    TableWindow(GameRecord record, const QString& path, Settings& settings, QWidget* parent = nullptr,
                Purpose purpose = Purpose::Race);
    ~TableWindow() override;

    /// The race was taken from the copy that the program kept, and goes on writing it.
    void goOnWith(const KeptRace& kept);
    [[nodiscard]] GameSession& session() { return *m_session; }
    [[nodiscard]] TableArea& area() { return *m_area; }
    [[nodiscard]] TablePlay& play() { return *m_play; }
    [[nodiscard]] ReplayDesk& replay() { return *m_replay; }

    /// True once the race is in a file; asks for its name where it has none or `as` another one is wanted.
    bool save(bool as = false);

Q_SIGNALS:
    void newRaceRequested();
    void openRequested();
    void designRequested();
    /// First Flight is wanted; from a lesson: anew.
    void firstFlightRequested();
    /// Another race is to be played in the place of this one.
    void raceRequested(const bubblebar::GameRecord& record);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void buildActions();
    void buildGameMenu(class QToolBar& bar);
    void buildTurnMenu(class QToolBar& bar);
    void addTakeBack(class QMenu& menu);
    void connectReplay(class LogModel& log, class LogView& view);
    void buildSpeedMenu(class QMenu& menu);
    void buildViewMenu(class QToolBar& bar);
    void buildHelpMenu(class QToolBar& bar);
    void buildDocks();
    void buildStatusBar();
    void connectEnd();
    void playOn(int actions);
    void stepBack();
    void showReplay();
    void askToEnd();
    void resetLayout();
    void followSettings();
    void updateTitle();
    void updateStatus();
    void tellAutosaveFails(const FileError& error);
    [[nodiscard]] bool wouldBeLost() const;
    void showKeys();
    [[nodiscard]] bool mayClose();
    [[nodiscard]] QString proposedPath() const;

    Settings& m_settings;
    GameSession* m_session;
    TableArea* m_area;
    TablePlay* m_play;
    ReplayDesk* m_replay;
    Sound* m_sound;
    Autosave* m_autosave; ///< null for a lesson
    QLabel* m_status = nullptr;
    QByteArray m_standardLayout;
};

} // namespace bubblebar
