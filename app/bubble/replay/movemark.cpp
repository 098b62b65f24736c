#include "app/bubble/replay/movemark.h"

#include <algorithm>

namespace bubblebar {

std::optional<LastMove> markOfMove(const GameRecord& record, std::span<const Transition> done, int action, int shown)
{
    const Transition& move = done[static_cast<std::size_t>(action)];
    if (move.moved.size() == 0)
        return std::nullopt;
    const Position before = positionAt(record, static_cast<std::size_t>(action));
    const Colour mover = before.race.colourOf(move.moved.at(0));
    const auto [first, last] = std::minmax(action, shown);
    const auto between = done.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
    const auto turns = [](const Transition& other) { return other.action.kind == Action::Kind::BonusRotate; };
    if (std::ranges::any_of(between, turns))
        return LastMove {{move.action.space}, mover};
    return LastMove {routeOf(before.race, move.action), mover};
}

std::optional<LastMove> markOfLastMove(const GameRecord& record, std::span<const Transition> done, int shown)
{
    for (int action = shown - 1; action >= 0; --action) {
        if (done[static_cast<std::size_t>(action)].moved.size() > 0)
            return markOfMove(record, done, action, shown);
    }
    return std::nullopt;
}

} // namespace bubblebar
