#pragma once

#include "core/bubble/players/randomplayer.h"
#include "core/bubble/record.h"
#include "tests/common/randomrace.h"

#include <string>

namespace bubblebar::tests {

/// Plays one random race and checks after every action what must hold in every race. A broken promise ends it:
/// failure() tells which.
class RaceWalk
{
public:
    static constexpr int kMaxTurns = 2000;

    /// `thorough`: also checks what costs much: the second opinion on the rules and the views at every step.
    RaceWalk(const RaceSetup& setup, std::uint64_t playSeed, bool thorough);

    /// Plays to the end of the race or of the turns. True if all held.
    bool run();

    [[nodiscard]] const std::string& failure() const { return m_failure; }
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] std::size_t actions() const { return m_record.actions.size(); }
    [[nodiscard]] bool hasReshuffled() const { return m_reshuffled; }

private:
    void step();
    void checkLegalActions();
    void checkAction(const Action& action);
    void checkTransition(const Position& before, const Transition& transition);
    void checkMove(const Position& before, const Transition& transition);
    void checkDraws(const Position& before, const Transition& transition);
    void checkPosition();
    void checkSpace(SpaceId space);
    void checkExplanation();
    void checkView();
    void checkPositionFile();
    void checkRecordFile();
    void checkSecondOpinion(const Position& before, const Action& action);
    void require(bool holds, const char* promise);

    GameRecord m_record;
    Position m_position;
    RandomPlayer m_player;
    FastRandom m_random;
    MoveFinder m_finder;
    std::vector<Action> m_legal;
    std::string m_failure;
    int m_cards = 0;
    int m_turns = 0;
    bool m_thorough = false;
    bool m_reshuffled = false;
};

/// True where listing every legal action would take too long: a reorder of a tall stack is pending.
[[nodiscard]] bool hasTooManyOrders(const Race& race);

} // namespace bubblebar::tests
