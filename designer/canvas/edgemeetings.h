#pragma once

#include "core/track/track.h"
#include "designer/drawing/marks.h"

#include <functional>
#include <vector>

namespace bubblebar {

/// What a board edge of a tile would meet where it lies (R1).
struct EdgeMeeting
{
    int edge = 0; ///< of the board, 0 … 5
    LinkMark mark = LinkMark::Open;
    TileId neighbour;       ///< means nothing where the edge is open
    bool ownsGrass = false; ///< of a lost path: the neighbour's path meets this tile's grass, not the other way
};

/// The tile on a hex, null for none.
using TileAt = std::function<const PlacedTile*(Hex)>;

/// By edge: `Link` where two paths meet, `Lost` where a path meets grass, `Open` where a path leads to a free hex.
/// Grass beside grass or beside a free hex is not worth a mark. `tileAt` tells what lies round the tile.
[[nodiscard]] std::vector<EdgeMeeting> edgeMeetings(const Track& track, const PlacedTile& tile, const TileAt& tileAt);

} // namespace bubblebar
