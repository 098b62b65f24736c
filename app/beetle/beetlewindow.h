#pragma once

#include "core/beetle/record.h"

#include <QMainWindow>

class QAction;
class QLabel;
class QMenu;
class QToolBar;

namespace bubblebar {
class Settings;
class Sound;
} // namespace bubblebar

namespace bubblebar::beetle {

class Autosave;
class BeetleArea;
class BeetlePlay;
class BeetleSession;
class EndCard;
class RollsLog;

/// The window in which Beetle is played: menus, tool bar, docks and status bar round the table, and the game's file.
class BeetleWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `path`: the file that the record was opened from; empty for a fresh game.
    BeetleWindow(Record record, const QString& path, Settings& settings, QWidget* parent = nullptr);
    ~BeetleWindow() override;

    [[nodiscard]] BeetleSession& session() { return *m_session; }
    [[nodiscard]] BeetleArea& area() { return *m_area; }
    [[nodiscard]] BeetlePlay& play() { return *m_play; }

    /// True once the game is in a file; asks for its name where it has none or `as` another one is wanted.
    bool save(bool as = false);

Q_SIGNALS:
    void newGameRequested();
    void openRequested();
    /// The same players again. Comes once this game may be left.
    void rematchRequested(const bubblebar::beetle::Record& record);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void buildActions();
    void buildGameMenu(QToolBar& bar);
    void buildPlayMenu(QToolBar& bar);
    void buildViewMenu(QToolBar& bar);
    void buildHelpMenu(QToolBar& bar);
    void addSpeedChoice(QToolBar& bar);
    void buildDock();
    void followSettings();
    void updateTitle();
    void updateStatus();
    void askForRematch();
    [[nodiscard]] bool mayClose();
    [[nodiscard]] QString proposedPath() const;

    Settings& m_settings;
    BeetleSession* m_session;
    BeetleArea* m_area;
    BeetlePlay* m_play;
    RollsLog* m_log;
    Autosave* m_autosave;
    EndCard* m_end;
    QLabel* m_status;
    Sound* m_sound;
    QAction* m_fast = nullptr;
};

} // namespace bubblebar::beetle
