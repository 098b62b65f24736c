#include "core/bubble/moves.h"

#include <algorithm>
#include <array>

namespace bubblebar {

/// The lifted stack: where it stands, and how many beetles it has.
struct MoveFinder::Mover
{
    SpaceId from;
    int height;
};

std::span<const SpaceId> MoveFinder::targets(const Race& race, BeetleId beetle, const MoveRule& rule)
{
    if (race.links.hasMasks()) {
        m_targets.clear();
        for (SpaceMask left = targetMask(race, beetle, rule); left != 0; left &= left - 1)
            m_targets.push_back(lowestSpace(left));
        return m_targets;
    }
    prepare(race);
    const Mover mover {race.beetles.where(beetle), race.beetles.moving(beetle)};
    if (mover.from == SpaceId::Finish)
        return {};
    switch (rule.kind) {
    case MoveRule::Kind::ToColour:
        findColour(race, mover, rule.colour);
        break;
    case MoveRule::Kind::ToChoice:
        for (const Colour colour : kAllColours)
            findColour(race, mover, colour);
        break;
    case MoveRule::Kind::Steps:
        findSteps(race, mover, rule.steps);
        break;
    case MoveRule::Kind::NeighbourTile:
        findNeighbourTile(race, mover);
        break;
    }
    return m_targets;
}

/// Stamps instead of clearing: a space is visited if it bears the present stamp.
void MoveFinder::prepare(const Race& race)
{
    const auto spaces = static_cast<std::size_t>(race.board->spaceCount());
    constexpr std::uint32_t kStampsLeft = 16; // a call uses one for the targets and at most one a colour
    if (m_visited.size() != spaces || m_stamp > UINT32_MAX - kStampsLeft) {
        m_visited.assign(spaces, 0);
        m_isTarget.assign(spaces, 0);
        m_queue.resize(spaces);
        m_targets.reserve(spaces);
        m_stamp = 0;
    }
    m_targetStamp = ++m_stamp;
    m_targets.clear();
}

void MoveFinder::addTarget(SpaceId space)
{
    if (m_isTarget[index(space)] == m_targetStamp)
        return;
    m_isTarget[index(space)] = m_targetStamp;
    m_targets.push_back(space);
}

/// Breadth first through what doesn't show the colour; a shortest way visits nothing twice (R10, R13).
void MoveFinder::findColour(const Race& race, const Mover& mover, Colour colour)
{
    const std::uint32_t stamp = ++m_stamp;
    std::size_t head = 0;
    std::size_t tail = 0;
    m_visited[index(mover.from)] = stamp;
    m_queue[tail++] = mover.from;
    while (head < tail) {
        const SpaceId here = m_queue[head++];
        for (const SpaceId next : race.links.slots(race.board->space(here))) {
            if (next == SpaceId::None || m_visited[index(next)] == stamp)
                continue;
            m_visited[index(next)] = stamp;
            const SpaceState& state = race.beetles.state(next);
            if (state.shows.contains(colour)) {
                if (mover.height <= state.room)
                    addTarget(next);
            } else if (mover.height <= state.passRoom) {
                m_queue[tail++] = next;
            }
        }
    }
}

void MoveFinder::findSteps(const Race& race, const Mover& mover, int steps)
{
    std::array<SpaceId, 4> way {mover.from};
    std::array<std::span<const SpaceId>, 3> open {race.links.slots(race.board->space(mover.from))};
    int depth = 0;
    while (depth >= 0) {
        auto& ahead = open[static_cast<std::size_t>(depth)];
        if (ahead.empty()) {
            --depth;
            continue;
        }
        const SpaceId next = ahead.front();
        ahead = ahead.subspan(1);
        const auto visited = std::span(way).first(static_cast<std::size_t>(depth) + 1);
        if (next == SpaceId::None || std::ranges::find(visited, next) != visited.end())
            continue;
        const SpaceState& state = race.beetles.state(next);
        if (depth + 1 == steps) {
            if (mover.height <= state.room)
                addTarget(next);
        } else if (mover.height <= state.passRoom) {
            ++depth;
            way[static_cast<std::size_t>(depth)] = next;
            open[static_cast<std::size_t>(depth)] = race.links.slots(race.board->space(next));
        }
    }
}

/// Along the own tile's paths, then over one exit (R16).
void MoveFinder::findNeighbourTile(const Race& race, const Mover& mover)
{
    const std::uint32_t stamp = ++m_stamp;
    std::size_t head = 0;
    std::size_t tail = 0;
    m_visited[index(mover.from)] = stamp;
    m_queue[tail++] = mover.from;
    while (head < tail) {
        const BoardSpace& here = race.board->space(m_queue[head++]);
        for (const SpaceId next : race.links.pathSlots(here)) {
            if (m_visited[index(next)] == stamp || mover.height > race.beetles.state(next).passRoom)
                continue;
            m_visited[index(next)] = stamp;
            m_queue[tail++] = next;
        }
        for (const SpaceId next : race.links.exitSlots(here)) {
            if (next != SpaceId::None && mover.height <= race.beetles.state(next).room)
                addTarget(next);
        }
    }
}

} // namespace bubblebar
