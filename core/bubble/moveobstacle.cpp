#include "core/bubble/moveobstacle.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <queue>

namespace bubblebar {

namespace {

/// A way of a move with its number of obstacles; empty where there is none.
struct Way
{
    std::vector<SpaceId> spaces; ///< from where the beetle stands to the target, both included
    int obstacles = 0;

    [[nodiscard]] bool exists() const { return !spaces.empty(); }
    [[nodiscard]] int steps() const { return static_cast<int>(spaces.size()) - 1; }
};

/// Finds ways as if nothing stood in them, and says what does.
class ObstacleFinder
{
public:
    ObstacleFinder(const Race& race, BeetleId beetle, SpaceId target)
        : m_race(race)
        , m_from(race.beetles.where(beetle))
        , m_target(target)
        , m_height(race.beetles.moving(beetle))
    {
    }

    [[nodiscard]] MoveObstacle toColour(Colour colour) const;
    [[nodiscard]] MoveObstacle toChoice() const;
    [[nodiscard]] MoveObstacle steps(int count) const;
    [[nodiscard]] MoveObstacle toNeighbourTile() const;

private:
    using Links = std::function<std::vector<SpaceId>(SpaceId)>;
    using Blocked = std::function<bool(SpaceId)>;

    [[nodiscard]] const SpaceState& state(SpaceId space) const { return m_race.beetles.state(space); }
    [[nodiscard]] BoardTileId tileOf(SpaceId space) const { return m_race.board->space(space).tile; }
    [[nodiscard]] std::vector<SpaceId> allLinks(SpaceId space) const;
    [[nodiscard]] std::vector<SpaceId> tileLinks(SpaceId space) const;
    [[nodiscard]] Reason reasonToPass(SpaceId space, std::optional<Colour> colour) const;
    [[nodiscard]] Way bestWay(const Links& links, const Blocked& blocked) const;
    [[nodiscard]] Way colourWay(Colour colour) const;
    [[nodiscard]] Way bestWayOf(int steps) const;
    void tryWays(std::vector<SpaceId>& spaces, int stepsLeft, int obstacles, Way& best) const;
    [[nodiscard]] MoveObstacle firstOn(const Way& way, std::optional<Colour> colour) const;
    [[nodiscard]] MoveObstacle noWayOf(int steps) const;
    [[nodiscard]] bool tilesTouch() const;
    [[nodiscard]] bool anyLinkToTargetTile() const;

    const Race& m_race;
    SpaceId m_from;
    SpaceId m_target;
    int m_height;
};

std::vector<SpaceId> open(std::span<const SpaceId> slots)
{
    std::vector<SpaceId> spaces;
    std::ranges::copy_if(slots, std::back_inserter(spaces), [](SpaceId space) { return space != SpaceId::None; });
    return spaces;
}

std::vector<SpaceId> ObstacleFinder::allLinks(SpaceId space) const
{
    return open(m_race.links.slots(m_race.board->space(space)));
}

/// The paths on the tile, and the target if it lies across one of the space's exits (R16).
std::vector<SpaceId> ObstacleFinder::tileLinks(SpaceId space) const
{
    const BoardSpace& here = m_race.board->space(space);
    std::vector<SpaceId> spaces = open(m_race.links.pathSlots(here));
    if (std::ranges::count(m_race.links.exitSlots(here), m_target) > 0)
        spaces.push_back(m_target);
    return spaces;
}

/// Why the beetles can't pass through the space, or Legal. One that is full isn't even stopped on (R13).
Reason ObstacleFinder::reasonToPass(SpaceId space, std::optional<Colour> colour) const
{
    if (space == SpaceId::Finish)
        return Reason::PastFinish;
    if (m_height > state(space).room)
        return Reason::FullOnTheWay;
    if (colour && state(space).shows.contains(*colour))
        return Reason::StopsBefore;
    return m_height > state(space).passRoom ? Reason::NoOvertaking : Reason::Legal;
}

/// The way with the fewest obstacles, and of those a shortest.
Way ObstacleFinder::bestWay(const Links& links, const Blocked& blocked) const
{
    using Cost = std::pair<int, int>; // obstacles, steps
    using Entry = std::pair<Cost, SpaceId>;
    const std::size_t spaces = m_race.board->spaces().size();
    std::vector<Cost> costs(spaces, {INT32_MAX, 0});
    std::vector<SpaceId> cameFrom(spaces, SpaceId::None);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    costs[index(m_from)] = {0, 0};
    queue.push({{0, 0}, m_from});
    while (!queue.empty() && queue.top().second != m_target) {
        const auto [cost, here] = queue.top();
        queue.pop();
        for (const SpaceId next : links(here)) {
            const int obstacles = next != m_target && blocked(next) ? 1 : 0;
            const Cost through {cost.first + obstacles, cost.second + 1};
            if (through < costs[index(next)]) {
                costs[index(next)] = through;
                cameFrom[index(next)] = here;
                queue.push({through, next});
            }
        }
    }
    Way way;
    if (queue.empty())
        return way;
    way.obstacles = costs[index(m_target)].first;
    for (SpaceId space = m_target; space != SpaceId::None; space = cameFrom[index(space)])
        way.spaces.insert(way.spaces.begin(), space);
    return way;
}

Way ObstacleFinder::colourWay(Colour colour) const
{
    return bestWay([this](SpaceId space) { return allLinks(space); },
                   [&](SpaceId space) { return reasonToPass(space, colour) != Reason::Legal; });
}

/// Of the ways of exactly that many steps without a space twice, the one with the fewest obstacles.
Way ObstacleFinder::bestWayOf(int steps) const
{
    Way best;
    std::vector<SpaceId> spaces {m_from};
    tryWays(spaces, steps, 0, best);
    return best;
}

void ObstacleFinder::tryWays(std::vector<SpaceId>& spaces, int stepsLeft, int obstacles, Way& best) const
{
    for (const SpaceId next : allLinks(spaces.back())) {
        const bool last = stepsLeft == 1;
        if (last != (next == m_target) || std::ranges::find(spaces, next) != spaces.end())
            continue;
        spaces.push_back(next);
        if (last) {
            if (!best.exists() || obstacles < best.obstacles)
                best = {spaces, obstacles};
        } else {
            const bool blocked = reasonToPass(next, std::nullopt) != Reason::Legal;
            tryWays(spaces, stepsLeft - 1, obstacles + (blocked ? 1 : 0), best);
        }
        spaces.pop_back();
    }
}

MoveObstacle ObstacleFinder::firstOn(const Way& way, std::optional<Colour> colour) const
{
    for (std::size_t i = 1; i + 1 < way.spaces.size(); ++i) {
        const Reason reason = reasonToPass(way.spaces[i], colour);
        if (reason != Reason::Legal)
            return {reason, way.spaces[i], colour.value_or(Colour::Orange), way.steps()};
    }
    return {Reason::NoWay, m_target, colour.value_or(Colour::Orange), 0};
}

MoveObstacle ObstacleFinder::toColour(Colour colour) const
{
    if (!state(m_target).shows.contains(colour))
        return {Reason::OtherColour, m_target, colour, 0};
    if (m_height > state(m_target).room)
        return {Reason::Full, m_target, colour, 0};
    return firstOn(colourWay(colour), colour);
}

/// The colour that meets the fewest obstacles speaks for all.
MoveObstacle ObstacleFinder::toChoice() const
{
    if (m_height > state(m_target).room)
        return {Reason::Full, m_target, Colour::Orange, 0};
    MoveObstacle best {Reason::NoWay, m_target, Colour::Orange, 0};
    int fewest = INT32_MAX;
    for (const Colour colour : kAllColours) {
        if (!state(m_target).shows.contains(colour))
            continue;
        const Way way = colourWay(colour);
        if (way.exists() && way.obstacles < fewest) {
            fewest = way.obstacles;
            best = firstOn(way, colour);
        }
    }
    return best;
}

MoveObstacle ObstacleFinder::steps(int count) const
{
    const Way way = bestWayOf(count);
    if (!way.exists())
        return noWayOf(count);
    if (m_height > state(m_target).room)
        return {Reason::Full, m_target, Colour::Orange, count};
    return firstOn(way, std::nullopt);
}

/// There is no way of that many steps, whatever stands on the board.
MoveObstacle ObstacleFinder::noWayOf(int steps) const
{
    Way shortest;
    for (int length = 1; length < steps && !shortest.exists(); ++length)
        shortest = bestWayOf(length);
    if (shortest.exists()) {
        // Going back and forth takes two steps more than one.
        const Reason reason = steps == shortest.steps() + 2 ? Reason::VisitsTwice : Reason::TooNear;
        return {reason, m_from, Colour::Orange, shortest.steps()};
    }
    const Way any = bestWay([this](SpaceId space) { return allLinks(space); },
                            [](SpaceId space) { return space == SpaceId::Finish; });
    if (!any.exists())
        return {Reason::NoWay, m_target, Colour::Orange, 0};
    if (any.obstacles > 0)
        return {Reason::PastFinish, SpaceId::Finish, Colour::Orange, any.steps()};
    return {Reason::TooFar, m_target, Colour::Orange, any.steps()};
}

bool ObstacleFinder::tilesTouch() const
{
    const auto& neighbours = m_race.board->tile(tileOf(m_from)).neighbours;
    return std::ranges::find(neighbours, tileOf(m_target)) != neighbours.end();
}

bool ObstacleFinder::anyLinkToTargetTile() const
{
    const BoardTile& tile = m_race.board->tile(tileOf(m_from));
    for (int i = 0; i < tile.spaceCount; ++i) {
        const auto space = static_cast<SpaceId>(static_cast<int>(tile.firstSpace) + i);
        const auto across = open(m_race.links.exitSlots(m_race.board->space(space)));
        if (std::ranges::any_of(across, [&](SpaceId other) { return tileOf(other) == tileOf(m_target); }))
            return true;
    }
    return false;
}

MoveObstacle ObstacleFinder::toNeighbourTile() const
{
    const auto because = [this](Reason reason) { return MoveObstacle {reason, m_target, Colour::Orange, 0}; };
    if (tileOf(m_from) == tileOf(m_target))
        return because(Reason::SameTile);
    if (!tilesTouch())
        return because(Reason::NotNextTile);
    const Way way = bestWay([this](SpaceId space) { return tileLinks(space); },
                            [this](SpaceId space) { return reasonToPass(space, std::nullopt) != Reason::Legal; });
    if (!way.exists())
        return because(anyLinkToTargetTile() ? Reason::NotEntrySpace : Reason::NoWay);
    if (m_height > state(m_target).room)
        return because(Reason::Full);
    return firstOn(way, std::nullopt);
}

} // namespace

MoveObstacle findObstacle(const Race& race, BeetleId beetle, const MoveRule& rule, SpaceId target)
{
    const ObstacleFinder finder(race, beetle, target);
    switch (rule.kind) {
    case MoveRule::Kind::ToColour:
        return finder.toColour(rule.colour);
    case MoveRule::Kind::ToChoice:
        return finder.toChoice();
    case MoveRule::Kind::Steps:
        return finder.steps(rule.steps);
    case MoveRule::Kind::NeighbourTile:
        break;
    }
    return finder.toNeighbourTile();
}

} // namespace bubblebar
