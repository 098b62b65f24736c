#include "core/bubble/moves.h"

#include <algorithm>
#include <vector>

namespace bubblebar {

namespace {

/// Breadth first from `from` to `to`. `enters(next, overExit)`: may the route step on `next` and go on;
/// `arrives(overExit)`: may its last step be of this kind.
template <class Enters, class Arrives>
std::vector<SpaceId> shortestWay(const Race& race, SpaceId from, SpaceId to, Enters enters, Arrives arrives)
{
    std::vector<SpaceId> parent(static_cast<std::size_t>(race.board->spaceCount()), SpaceId::None);
    std::vector<SpaceId> queue {from};
    parent[index(from)] = from;
    const auto wayTo = [&](SpaceId last) {
        std::vector<SpaceId> way {to};
        for (SpaceId space = last; space != from; space = parent[index(space)])
            way.push_back(space);
        way.push_back(from);
        std::ranges::reverse(way);
        return way;
    };
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const BoardSpace& here = race.board->space(queue[head]);
        const auto slots = race.links.slots(here);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            const bool overExit = here.firstLink + i >= here.firstExit;
            const SpaceId next = slots[i];
            if (next == to && arrives(overExit))
                return wayTo(queue[head]);
            if (next == SpaceId::None || parent[index(next)] != SpaceId::None || !enters(next, overExit))
                continue;
            parent[index(next)] = queue[head];
            queue.push_back(next);
        }
    }
    return {};
}

std::vector<SpaceId> colourRoute(const Race& race, BeetleId beetle, Colour colour, SpaceId to)
{
    const int height = race.beetles.moving(beetle);
    const auto enters = [&](SpaceId next, bool) {
        const SpaceState& state = race.beetles.state(next);
        return !state.shows.contains(colour) && height <= state.passRoom;
    };
    return shortestWay(race, race.beetles.where(beetle), to, enters, [](bool) { return true; });
}

std::vector<SpaceId> choiceRoute(const Race& race, BeetleId beetle, SpaceId to)
{
    std::vector<SpaceId> best;
    for (const Colour colour : kAllColours) {
        if (!race.beetles.state(to).shows.contains(colour))
            continue;
        std::vector<SpaceId> route = colourRoute(race, beetle, colour, to);
        if (best.empty() || (!route.empty() && route.size() < best.size()))
            best = std::move(route);
    }
    return best;
}

/// Extends `way` by exactly `steps` steps that end on `to`; leaves it as it was where there is no such way.
bool extendBySteps(const Race& race, int height, int steps, SpaceId to, std::vector<SpaceId>& way)
{
    for (const SpaceId next : race.links.slots(race.board->space(way.back()))) {
        if (next == SpaceId::None || std::ranges::find(way, next) != way.end())
            continue;
        const bool last = steps == 1;
        if (last ? next != to : height > race.beetles.state(next).passRoom)
            continue;
        way.push_back(next);
        if (last || extendBySteps(race, height, steps - 1, to, way))
            return true;
        way.pop_back();
    }
    return false;
}

std::vector<SpaceId> neighbourTileRoute(const Race& race, BeetleId beetle, SpaceId to)
{
    const int height = race.beetles.moving(beetle);
    const auto enters = [&](SpaceId next, bool overExit) {
        return !overExit && height <= race.beetles.state(next).passRoom;
    };
    return shortestWay(race, race.beetles.where(beetle), to, enters, [](bool overExit) { return overExit; });
}

} // namespace

std::vector<SpaceId> moveRoute(const Race& race, BeetleId beetle, const MoveRule& rule, SpaceId to)
{
    MoveFinder finder;
    const auto targets = finder.targets(race, beetle, rule);
    if (std::ranges::find(targets, to) == targets.end())
        return {};
    switch (rule.kind) {
    case MoveRule::Kind::ToColour:
        return colourRoute(race, beetle, rule.colour, to);
    case MoveRule::Kind::ToChoice:
        return choiceRoute(race, beetle, to);
    case MoveRule::Kind::Steps: {
        std::vector<SpaceId> way {race.beetles.where(beetle)};
        extendBySteps(race, race.beetles.moving(beetle), rule.steps, to, way);
        return way;
    }
    case MoveRule::Kind::NeighbourTile:
        return neighbourTileRoute(race, beetle, to);
    }
    return {};
}

} // namespace bubblebar
