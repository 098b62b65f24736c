#pragma once

#include "app/beep/livegame.h"

#include "core/beep/score.h"
#include "designer/widgets/livetexts.h"

#include <QMainWindow>

class QLabel;
class QToolBar;

namespace bubblebar {
class PromptBar;
class Settings;
class Sound;
} // namespace bubblebar

namespace bubblebar::beep {

class BeepPlay;
class BeepTable;
class ScorePage;
struct Count;

/// The window of Beep! Beep!: game after game, the count after each, their records. Also shows the count of a record
/// that was opened.
class BeepWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// What chance decides, and what the time is; tests put their own in.
    struct Surroundings
    {
        std::function<std::uint64_t()> seed; ///< of the next game, 0 … 2^53 − 1
        Clock clock = steadyClock();
    };
    [[nodiscard]] static Surroundings usualSurroundings();

    /// `settings` must live as long as the window.
    BeepWindow(const BeepPlan& plan, Settings& settings, Surroundings surroundings = usualSurroundings(),
               QWidget* parent = nullptr);
    /// The count of a record.
    BeepWindow(const Record& record, const QString& path, Settings& settings, QWidget* parent = nullptr);
    ~BeepWindow() override;

    /// Nothing where a record is shown.
    [[nodiscard]] LiveGame* game() { return m_game; }
    [[nodiscard]] BeepPlay* play() { return m_play; }
    [[nodiscard]] BeepTable* table() { return m_table; }
    /// Nothing while a game is on.
    [[nodiscard]] ScorePage* score() { return m_score; }
    [[nodiscard]] const Record& record() const;

    /// Writes the record of the game, the one on the table or the last one; tells where it can't.
    bool saveTo(const QString& path);

Q_SIGNALS:
    void newGameRequested();
    void openRequested();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildWindow();
    void buildGameMenu(QToolBar& bar);
    void buildHelpMenu(QToolBar& bar);
    void startGame();
    void layTable();
    void followGame(const Transition& transition);
    void showState();
    void namePause();
    void followLanguage();
    void endGame();
    void showCount(const Count& count, const LiveText& next, bool stepwise);
    void setPage(QWidget* page);
    void stopGame();
    void togglePause();
    void changeKeys();
    void chooseSaveFile();
    void updateStatus();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] bool mayLeave();

    Settings& m_settings;
    BeepPlan m_plan;
    Surroundings m_surroundings;
    std::optional<Tournament> m_tournament;
    QString m_openedPath; ///< of the record that was opened; empty otherwise
    std::optional<Record> m_opened;
    LiveGame* m_game = nullptr;
    BeepPlay* m_play = nullptr;
    BeepTable* m_table = nullptr;
    PromptBar* m_prompt = nullptr;
    ScorePage* m_score = nullptr;
    QAction* m_pause = nullptr;
    QLabel* m_status;
    QLabel* m_time;
    Sound* m_sound;
    QTimer m_ending; ///< between the last card and the count
};

} // namespace bubblebar::beep
