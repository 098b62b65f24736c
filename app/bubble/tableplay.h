#pragma once

#include "app/bubble/announcer.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/modes/mode.h"
#include "app/bubble/scenery.h"

#include <QObject>

namespace bubblebar {

class RaceRunner;
class ShowQueue;
class TableArea;
class TurnDesk;

/// Lets the parts of the table work together: hands what people do to the desk, and shows what the session announces.
class TablePlay : public QObject
{
    Q_OBJECT

public:
    TablePlay(GameSession& session, TableArea& area, QObject* parent = nullptr);
    ~TablePlay() override;

    [[nodiscard]] RaceRunner& runner() { return *m_runner; }
    [[nodiscard]] TurnDesk& desk() { return *m_desk; }

    /// How fast actions are shown: 1 is normal, 0 shows only the results.
    void setPace(double pace);
    void start();
    /// While something else is shown on the table, the race waits: nobody plays, and prompt, hand and board are left
    /// alone. Afterwards they show the race again.
    void setSuspended(bool suspended);
    /// The pointer or the keyboard is on something.
    void point(const Pick& pick, bool byKeyboard);
    /// Why something can't be used now, in one sentence; empty where it can.
    [[nodiscard]] QString whyNot(const Pick& pick) const;

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The person on turn has come, or is being asked to come.
    void personPresent(bool present);

private:
    void connectSession();
    void connectBoard();
    void connectHand();
    void connectPrompt();
    void onApplied(const Transition& transition, const Position& before);
    void onReverted(const Transition& undone);
    void onShown();
    void onRunnerState();
    void goOn();
    void forgetOldNews();
    void onScenery();
    void onCursorChosen(const Pick& pick);
    void onDraggedCard(int card, QPoint globalPosition);
    void onDroppedCard(QPoint globalPosition);
    void followLanguage();
    void letCurtainDown();
    void focusChoice();
    void askToShowHand(Prompt& prompt) const;
    void showHand();
    void onRefused(const Pick& pick);
    void onCommandRefused(Mode::Command command);
    [[nodiscard]] QRect placeBesideBoard(const Pick& pick) const;
    [[nodiscard]] Pick boardPick(QPoint globalPosition) const;

    GameSession& m_session;
    TableArea& m_area;
    RaceRunner* m_runner;
    TurnDesk* m_desk;
    ShowQueue* m_shows;
    Announcer* m_announcer;
    std::vector<TableNotice> m_news; ///< of the action that is being shown
    std::optional<int> m_seenHand;
    bool m_goingOn = false;    ///< the input that is being handled has ended what was shown
    bool m_byKeyboard = false; ///< how the last choice was made
    bool m_suspended = false;
};

/// What may lie face up on the tray for whoever sits at the table now; `seat`: whose hand is shown, if any.
struct HandContent;
[[nodiscard]] HandContent handContent(const GameSession& session, const Position& position, std::optional<int> seat);

} // namespace bubblebar
