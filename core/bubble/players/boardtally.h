#pragma once

#include "core/bubble/players/simulation.h"
#include "core/bubble/rules.h"

namespace bubblebar {

/// What happened on the board in races: counted in one race, added up over many in any order.
struct BoardCounts
{
    std::vector<std::int64_t> visits; ///< by space
    std::vector<Stays> stays;         ///< by space
    Blockages blockages;

    BoardCounts& operator+=(const BoardCounts& other);
};

/// Counts what happens on the board in one race after the other.
class BoardTally
{
public:
    explicit BoardTally(const Board& board);

    void beginRace();
    /// Before the action is applied.
    void notice(const Race& before, const Action& action);
    void follow(const Transition& transition);
    /// The race is over, or breaks off.
    void endRace(const Race& after);

    /// Of the race.
    [[nodiscard]] const BoardCounts& counts() const { return m_counts; }

private:
    void leave(SpaceId space, BeetleId beetle);
    void endTurn(int seat);

    BoardCounts m_counts;
    std::array<int, kMaxBeetles> m_landed {}; ///< turn in which the beetle came to where it stands
    std::array<int, kMaxPlayers> m_waits {};  ///< turns in a row in which the seat could not move
    int m_turn = 0;                           ///< turns ended
    int m_run = 0;                            ///< turns in a row in which nobody moved
    bool m_isStuck = false;                   ///< the seat on turn, in this turn
};

} // namespace bubblebar
