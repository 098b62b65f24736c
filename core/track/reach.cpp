#include "core/track/reach.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// Where an end that is not laid is put, for a board needs both.
constexpr Hex kFarAway {3 * kMaxCoordinate, 0};

bool isLaid(const Track& track, TileId end)
{
    return std::ranges::find(track.tiles, end, &PlacedTile::tile) != track.tiles.end();
}

TrackPtr withBothEnds(const Track& track)
{
    if (isLaid(track, TileId::start()) && isLaid(track, TileId::finish()))
        return {TrackPtr(), &track}; // lives as long
    auto whole = std::make_shared<Track>(track);
    Hex at = kFarAway;
    for (const TileId end : {TileId::start(), TileId::finish()}) {
        if (!isLaid(track, end))
            whole->tiles.push_back({end, at, FaceSide::Front, 0, {}});
        at = at + kFarAway;
    }
    return whole;
}

} // namespace

Reach::Reach(const Track& track, TileId from)
    : m_byHex(track.tiles.size() + 2)
{
    if (!isLaid(track, from))
        return;
    const TrackPtr whole = withBothEnds(track);
    if (!Board::canBuild(*whole))
        return;
    m_board = std::make_unique<Board>(whole);
    for (std::size_t i = 0; i < m_board->tiles().size(); ++i)
        m_byHex.insert(m_board->tiles()[i].at, static_cast<std::int32_t>(i));
    m_steps.assign(m_board->spaces().size(), kNever);
    walk(from == TileId::start() ? SpaceId::Start : SpaceId::Finish);
}

void Reach::walk(SpaceId from)
{
    const Links links(*m_board);
    std::vector<SpaceId> queue {from};
    m_steps[index(from)] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const SpaceId here = queue[head];
        if (here != from && isOpenSpace(here))
            continue; // a race ends there
        for (const SpaceId next : links.slots(m_board->space(here))) {
            if (next == SpaceId::None || m_steps[index(next)] != kNever)
                continue;
            m_steps[index(next)] = m_steps[index(here)] + 1;
            queue.push_back(next);
        }
    }
}

int Reach::stepsOut(Hex hex, int edge) const
{
    if (!m_board)
        return kNever;
    const std::int32_t number = m_byHex.find(hex);
    if (number == HexIndex::kNothing)
        return kNever;
    const BoardTile& tile = m_board->tiles()[static_cast<std::size_t>(number)];
    const std::int32_t slot = tile.exitSlots[static_cast<std::size_t>(tileEdge(edge, tile.rotation))];
    return slot < 0 ? kNever : m_steps[index(m_board->slotOwner(static_cast<std::size_t>(slot)))];
}

} // namespace bubblebar
