#include "core/track/places.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace bubblebar {

bool isOnTable(Hex hex)
{
    return std::max(std::abs(hex.q), std::abs(hex.r)) <= kMaxCoordinate;
}

HexIndex indexOf(const std::vector<PlacedTile>& tiles)
{
    HexIndex index(tiles.size());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        index.insert(tiles[i].at, static_cast<std::int32_t>(i));
    return index;
}

Places::Places(const Track& track)
    : m_track(track)
    , m_index(indexOf(track.tiles))
    , m_groupOf(track.tiles.size(), -1)
{
    findGroups();
}

const PlacedTile* Places::at(Hex hex) const
{
    const std::int32_t number = m_index.find(hex);
    return number == HexIndex::kNothing ? nullptr : &m_track.tiles[static_cast<std::size_t>(number)];
}

const PlacedTile* Places::of(TileId tile) const
{
    const auto found = std::ranges::find(m_track.tiles, tile, &PlacedTile::tile);
    return found == m_track.tiles.end() ? nullptr : &*found;
}

bool Places::isFree(Hex hex) const
{
    return isOnTable(hex) && m_index.find(hex) == HexIndex::kNothing;
}

std::vector<Hex> Places::freeBeside() const
{
    std::vector<Hex> hexes;
    HexIndex seen(kEdges * m_track.tiles.size());
    for (const PlacedTile& placed : m_track.tiles) {
        for (int edge = 0; edge < kEdges; ++edge) {
            const Hex hex = neighbour(placed.at, edge);
            if (isFree(hex) && seen.insert(hex, 0))
                hexes.push_back(hex);
        }
    }
    return hexes;
}

int Places::groupAt(Hex hex) const
{
    const std::int32_t number = m_index.find(hex);
    return number == HexIndex::kNothing ? -1 : m_groupOf[static_cast<std::size_t>(number)];
}

void Places::findGroups()
{
    const auto join = [this](Hex hex) {
        const std::int32_t number = m_index.find(hex);
        if (number == HexIndex::kNothing || m_groupOf[static_cast<std::size_t>(number)] >= 0)
            return;
        m_groupOf[static_cast<std::size_t>(number)] = groupCount() - 1;
        m_groups.back().push_back(hex);
    };
    for (const PlacedTile& placed : m_track.tiles) {
        if (groupAt(placed.at) >= 0)
            continue;
        m_groups.emplace_back();
        join(placed.at);
        for (std::size_t head = 0; head < m_groups.back().size(); ++head) {
            const Hex here = m_groups.back()[head];
            for (int edge = 0; edge < kEdges; ++edge)
                join(neighbour(here, edge));
        }
    }
}

int Places::trackTilesBeside(Hex hex) const
{
    int tiles = 0;
    for (int edge = 0; edge < kEdges; ++edge) {
        const PlacedTile* beside = at(neighbour(hex, edge));
        tiles += beside && beside->tile.isTrack() ? 1 : 0;
    }
    return tiles;
}

int Places::tilesJoinedAt(Hex hex) const
{
    std::set<int> groups;
    for (int edge = 0; edge < kEdges; ++edge)
        groups.insert(groupAt(neighbour(hex, edge)));
    groups.erase(-1);
    int tiles = 0;
    for (const int number : groups)
        tiles += static_cast<int>(group(number).size());
    return tiles;
}

int Places::pathsOnto(Hex hex) const
{
    int paths = 0;
    for (int edge = 0; edge < kEdges; ++edge) {
        const PlacedTile* beside = at(neighbour(hex, edge));
        paths += beside && hasExit(m_track, *beside, oppositeEdge(edge)) ? 1 : 0;
    }
    return paths;
}

bool hasExit(const Track& track, const PlacedTile& placed, int boardEdge)
{
    const Face* face = track.face(placed);
    return face == nullptr || face->exitSpace(tileEdge(boardEdge, placed.rotation)).has_value();
}

} // namespace bubblebar
