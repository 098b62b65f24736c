#pragma once

#include "app/bubble/replay/replay.h"

#include <memory>

namespace bubblebar {

class GameSession;
class TableArea;
class TablePlay;

/// Shows replays on the table: the bar's wishes go to a Replay, and what it shows goes to the board. The race waits
/// meanwhile and goes on as it was. While it runs, nobody's cards are shown.
class ReplayDesk : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the desk.
    ReplayDesk(GameSession& session, TableArea& area, TablePlay& play, QObject* parent = nullptr);
    ~ReplayDesk() override;

    [[nodiscard]] bool isActive() const { return m_replay != nullptr; }
    /// Null unless active.
    [[nodiscard]] Replay* replay() const { return m_replay.get(); }

    /// How fast actions are shown at normal speed: 1 is normal, 0 shows only the results.
    void setPace(double pace);

    /// Begins with the position after the last action.
    void enter();
    /// Begins, or jumps, to the position after that turn; 0 for the start.
    void showTurn(int turn);
    /// Begins, or jumps, with that action, and plays it again.
    void playAction(int action);
    /// Marks the move of that action on the board, whatever it shows; −1: the last move again.
    void pointAt(int action);
    void leave();
    /// Plays it from the start.
    void playAll();

Q_SIGNALS:
    void activeChanged(bool active);
    /// The action that was played last in the replay; −1 for none.
    void actionChanged(int action);
    /// The race is to be played on from the position after so many actions, as a new one.
    void continueRequested(int actions);

private:
    void connectBar();
    void connectReplay();
    void showForward(const Position& before, const Transition& done);
    void showBack(const Position& from, const Transition& undone);
    void showAtOnce();
    void onShown();
    void onMoved();
    void settleBoard();
    void showHand();
    void applyPace();
    void nameButtons();
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool mayContinue() const;

    GameSession& m_session;
    TableArea& m_area;
    TablePlay& m_play;
    std::unique_ptr<Replay> m_replay;
    double m_pace = 1;
    bool m_settling = false; ///< an animation is being cut short
};

} // namespace bubblebar
