#include "core/bubble/players/boardtally.h"

#include <algorithm>

namespace bubblebar {

BoardCounts& BoardCounts::operator+=(const BoardCounts& other)
{
    std::ranges::transform(visits, other.visits, visits.begin(), std::plus<> {});
    for (std::size_t i = 0; i < stays.size(); ++i) {
        stays[i].count += other.stays[i].count;
        stays[i].turns += other.stays[i].turns;
        stays[i].longest = std::max(stays[i].longest, other.stays[i].longest);
    }
    blockages.turns += other.blockages.turns;
    blockages.blocked += other.blockages.blocked;
    blockages.longestRun = std::max(blockages.longestRun, other.blockages.longestRun);
    blockages.longestWait = std::max(blockages.longestWait, other.blockages.longestWait);
    return *this;
}

BoardTally::BoardTally(const Board& board)
{
    m_counts.visits.resize(static_cast<std::size_t>(board.spaceCount()));
    m_counts.stays.resize(m_counts.visits.size());
}

void BoardTally::beginRace()
{
    std::ranges::fill(m_counts.visits, 0);
    std::ranges::fill(m_counts.stays, Stays());
    m_counts.blockages = {};
    m_landed = {};
    m_waits = {};
    m_turn = 0;
    m_run = 0;
    m_isStuck = false;
}

void BoardTally::notice(const Race& before, const Action& action)
{
    // Whoever has played a card has moved.
    m_isStuck = action.kind == Action::Kind::Discard || (action.kind == Action::Kind::End && before.played.count == 0);
}

void BoardTally::follow(const Transition& transition)
{
    for (int level = 0; level < transition.moved.size(); ++level)
        leave(transition.from, transition.moved.at(level));
    if (transition.moved.size() > 0)
        ++m_counts.visits[index(transition.action.space)];
    if (transition.turnEnded)
        endTurn(transition.seat);
}

void BoardTally::leave(SpaceId space, BeetleId beetle)
{
    int& landed = m_landed[index(beetle)];
    if (!isOpenSpace(space)) {
        Stays& stays = m_counts.stays[index(space)];
        ++stays.count;
        stays.turns += m_turn - landed;
        stays.longest = std::max(stays.longest, m_turn - landed);
    }
    landed = m_turn;
}

void BoardTally::endTurn(int seat)
{
    int& wait = m_waits[static_cast<std::size_t>(seat)];
    Blockages& blockages = m_counts.blockages;
    ++m_turn;
    ++blockages.turns;
    blockages.blocked += m_isStuck ? 1 : 0;
    m_run = m_isStuck ? m_run + 1 : 0;
    wait = m_isStuck ? wait + 1 : 0;
    blockages.longestRun = std::max(blockages.longestRun, m_run);
    blockages.longestWait = std::max(blockages.longestWait, wait);
}

void BoardTally::endRace(const Race& after)
{
    if (after.isOver())
        ++m_counts.blockages.turns; // the winner's last
    for (BeetleMask left = after.beetles.all(); left != 0; left = withoutLowest(left))
        leave(after.beetles.where(lowestOf(left)), lowestOf(left));
}

} // namespace bubblebar
