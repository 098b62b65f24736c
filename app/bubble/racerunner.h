#pragma once

#include "app/bubble/gamesession.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace bubblebar {

class ComputerSeat;

/// Keeps the race going: lets computer players think, waits until each action has been shown, ends turns that can only
/// be ended, and says whose hand may be seen, so that nobody sees another person's cards.
class RaceRunner : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,     ///< before start()
        Showing,  ///< the last action, or its undo, is still being shown
        Curtain,  ///< the next person is asked to the table
        Hidden,   ///< the person on turn has hidden the own hand: nothing is chosen until it is shown again
        Deciding, ///< the person on turn chooses
        Ending,   ///< the person's turn can only be ended, which happens by itself in a moment
        Thinking, ///< a computer player chooses
        Over,
    };

    explicit RaceRunner(GameSession& session, QObject* parent = nullptr);
    ~RaceRunner() override;

    [[nodiscard]] State state() const { return m_state; }
    /// The seat whose cards lie face up on the table; nobody's while the curtain is down, the hand is hidden or
    /// computers play between two people.
    [[nodiscard]] std::optional<int> visibleHand() const;

    /// Hide the hand between two people. No effect with a single person.
    void setCurtainEnabled(bool enabled);
    /// Turns the cards of the person at the table face down, until it is taken back or the next person comes.
    void setHandHidden(bool hidden);
    [[nodiscard]] bool isHandHidden() const { return m_handHidden; }
    /// How long an action of a computer player, or a notice, stays before the next action. Milliseconds.
    void setPause(int milliseconds) { m_pause = milliseconds; }

    /// What a computer player does instead of what it would think of; nothing lets it think.
    using Prompter = std::function<std::optional<Action>()>;
    void setPrompter(Prompter prompter) { m_prompter = std::move(prompter); }
    /// Computer players wait as long as it is on.
    void setHeld(bool held);

    void start();
    /// Stops computer players at once; the race waits for start().
    void stop();
    /// The last action, or its undo, has been shown. `hold`: how long a computer player waits at least, in
    /// milliseconds.
    void actionShown(int hold = 0);
    /// Nobody wants to wait any longer: ends the pause that goes on.
    void hurry();
    /// The person asked for is at the table.
    void openCurtain();

Q_SIGNALS:
    void stateChanged();
    void handHiddenChanged(bool hidden);

private:
    void onChanged();
    void proceed();
    void setState(State state);
    void decide(int seat);
    void think(int seat);
    void playThought();
    [[nodiscard]] bool needsCurtain(int seat) const;
    [[nodiscard]] bool isAsking() const;

    GameSession& m_session;
    std::unique_ptr<ComputerSeat> m_computer; ///< of whoever is on turn
    QTimer m_timer;
    std::optional<Action> m_thought;
    std::optional<int> m_present; ///< the person who is at the table
    State m_state = State::Idle;
    int m_pause = 0;
    int m_hold = 0;
    Prompter m_prompter;
    bool m_held = false;
    bool m_curtainEnabled = true;
    bool m_handHidden = false;
};

} // namespace bubblebar
