#include "core/bubble/rules.h"

namespace bubblebar {

namespace {

/// Counts with one list of actions a level, so that the lists are reused.
class Counter
{
public:
    explicit Counter(int depth)
        : m_lists(static_cast<std::size_t>(depth))
    {
    }

    std::uint64_t count(const Position& position, int depth)
    {
        if (depth == 0)
            return 1;
        std::vector<Action>& actions = m_lists[static_cast<std::size_t>(depth - 1)];
        legalActions(position.race, position.handToPlay(), m_finder, actions);
        if (depth == 1)
            return actions.size();
        std::uint64_t sum = 0;
        for (const Action& action : actions) {
            Position next = position;
            apply(next, action, m_finder);
            sum += count(next, depth - 1);
        }
        return sum;
    }

private:
    MoveFinder m_finder;
    std::vector<std::vector<Action>> m_lists;
};

} // namespace

std::uint64_t perft(const Position& position, int depth)
{
    return Counter(depth).count(position, depth);
}

} // namespace bubblebar
