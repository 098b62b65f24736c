#include "core/bubble/players/randomplayer.h"

#include "core/bubble/players/reordering.h"

namespace bubblebar {

std::optional<Action> RandomPlayer::choose(const View& view, std::stop_token stop)
{
    if (stop.stop_requested())
        return std::nullopt;
    return choose(view.race, view.hand);
}

Action RandomPlayer::choose(const Race& race, std::span<const Card> hand)
{
    if (race.pendingBonus() == Bonus::Reorder)
        return chooseReorder(race);
    legalActions(race, hand, m_finder, m_actions);
    return m_actions[static_cast<std::size_t>(below(m_random, m_actions.size()))];
}

/// The orders of a tall stack are too many to list: a number is drawn first, then the order of that number is made.
Action RandomPlayer::chooseReorder(const Race& race)
{
    const BeetleMask bottoms = reorderable(race);
    std::uint64_t choices = 1; // to skip
    for (BeetleMask left = bottoms; left != 0; left = withoutLowest(left))
        choices += otherOrders(race.beetles.moving(lowestOf(left)));
    std::uint64_t choice = below(m_random, choices);
    for (BeetleMask left = bottoms; left != 0; left = withoutLowest(left)) {
        const auto bottom = lowestOf(left);
        const StackOrder stack = race.beetles.lifted(bottom);
        const std::uint64_t orders = otherOrders(stack.size());
        if (choice < orders)
            return Action::reorder(race.beetles.where(bottom), reordered(stack, choice + 1));
        choice -= orders;
    }
    return Action::skip();
}

} // namespace bubblebar
