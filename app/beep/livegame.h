#pragma once

#include "app/beep/beepplan.h"
#include "core/beep/computer.h"
#include "core/beep/record.h"
#include "core/beep/tries.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace bubblebar::beep {

/// Tells the time in milliseconds since some moment; never goes back. Tests put one of their own in its place.
using Clock = std::function<Milliseconds()>;
[[nodiscard]] Clock steadyClock();

/// A game as it is played: the table with its clock, the computer players, and what people try. The clock of the game
/// runs from start() on and stands still while the game is held.
///
/// Nobody polls: a person's try is done at once, and one timer waits for whatever comes next by itself.
class LiveGame : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Waiting,   ///< nobody has said that all are ready
        Held,      ///< time stands still
        Resuming,  ///< counts down; time stands still until then
        Countdown, ///< to "Go!"
        Playing,
        Checking, ///< of a jam, card by card, after a honk
        Reward,   ///< P7: the player who honked picks two cards
        Stuck,    ///< P9
        Over,
    };

    /// `seed` decides the deal and the computer players, 0 … 2^53 − 1.
    LiveGame(const BeepPlan& plan, std::uint64_t seed, Clock clock = steadyClock(), QObject* parent = nullptr);
    LiveGame(const BeepPlan& plan, const Deal& deal, std::uint64_t seed, Clock clock, QObject* parent = nullptr);

    [[nodiscard]] const BeepPlan& plan() const { return m_plan; }
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const Record& record() const { return m_record; }
    [[nodiscard]] State state() const;
    /// On the clock of the game.
    [[nodiscard]] Milliseconds now() const;
    /// State::Countdown and State::Resuming: until "Go!".
    [[nodiscard]] Milliseconds untilGo() const;
    /// Whether a check is being shown, also while it is held.
    [[nodiscard]] bool isCheckOpen() const { return now() < m_readyAt; }
    /// While a check is open: how many of its verdicts are out.
    [[nodiscard]] int checkedCards() const;
    /// What the check of the last honk says, pile by pile; empty before the first, and once play goes on.
    [[nodiscard]] const std::vector<JamVerdict>& check() const { return m_check; }

    /// All are ready: the countdown begins.
    void start();
    /// Time stands still. Without effect before start() and after the end.
    void hold();
    /// Goes on; while play was on, after a countdown.
    void resume();
    /// For good: nothing happens any more by itself.
    void stop();

    /// What a person does, now; its time is filled in. A refusal is told by refused().
    void attempt(Event event);
    /// Does whatever has come due.
    void wake();

Q_SIGNALS:
    void happened(const bubblebar::beep::Transition& transition);
    void refused(const bubblebar::beep::Refusal& refusal, const bubblebar::beep::Event& event);
    /// Also for every step of a countdown or a check.
    void stateChanged();

private:
    void advance(Milliseconds until);
    [[nodiscard]] std::optional<Event> nextByItself() const;
    [[nodiscard]] std::optional<Event> nextOfComputers() const;
    void perform(const Event& event);
    void release();
    void arm();
    [[nodiscard]] std::optional<Milliseconds> nextStep() const;
    [[nodiscard]] bool isHeld() const { return m_heldAt.has_value(); }

    BeepPlan m_plan;
    Record m_record;
    Table m_table;
    std::vector<std::optional<Computer>> m_computers; ///< by seat; none for people
    Clock m_clock;
    QTimer m_timer;
    Tries m_tries;
    std::uint64_t m_sequence = 0;

    bool m_started = false;
    bool m_stopped = false;
    Milliseconds m_offset = 0;              ///< of the clock, at 0 on that of the game
    std::optional<Milliseconds> m_heldAt;   ///< on the game's clock
    std::optional<Milliseconds> m_resumeAt; ///< on the clock
    Milliseconds m_readyAt = 0;             ///< from when on the countdown runs, on the game's clock
    Milliseconds m_checkedAt = 0;           ///< when the check began
    std::vector<JamVerdict> m_check;
};

} // namespace bubblebar::beep
