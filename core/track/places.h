#pragma once

#include "core/track/hexindex.h"
#include "core/track/track.h"

#include <vector>

namespace bubblebar {

/// Whether the formats page lets a tile lie so far out.
[[nodiscard]] bool isOnTable(Hex hex);
/// Numbers of the tiles by their hexes.
[[nodiscard]] HexIndex indexOf(const std::vector<PlacedTile>& tiles);

/// What lies where on a track, and the groups of tiles that lie edge to edge. Valid as long as the track stays as it
/// is.
class Places
{
public:
    explicit Places(const Track& track);

    /// Null for none.
    [[nodiscard]] const PlacedTile* at(Hex hex) const;
    [[nodiscard]] const PlacedTile* of(TileId tile) const;
    /// On the table, with no tile.
    [[nodiscard]] bool isFree(Hex hex) const;
    /// Every free hex beside a tile, once, in the order of the tiles.
    [[nodiscard]] std::vector<Hex> freeBeside() const;

    /// The group of the tile on the hex, from 0; −1 for none.
    [[nodiscard]] int groupAt(Hex hex) const;
    [[nodiscard]] const std::vector<Hex>& group(int number) const { return m_groups[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_groups.size()); }

    [[nodiscard]] int trackTilesBeside(Hex hex) const;
    /// How many tiles a tile on this hex would join.
    [[nodiscard]] int tilesJoinedAt(Hex hex) const;
    /// Over how many edges the neighbours' paths lead onto the hex.
    [[nodiscard]] int pathsOnto(Hex hex) const;

private:
    void findGroups();

    const Track& m_track;
    HexIndex m_index;
    std::vector<int> m_groupOf; ///< by number of the tile
    std::vector<std::vector<Hex>> m_groups;
};

/// Whether a path leaves the tile there; start and finish have one at each edge.
[[nodiscard]] bool hasExit(const Track& track, const PlacedTile& placed, int boardEdge);

} // namespace bubblebar
