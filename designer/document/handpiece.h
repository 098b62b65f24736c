#pragma once

#include "core/track/track.h"

namespace bubblebar {

/// A piece of the box on its way to the table: which one, and how it would lie.
struct HandPiece
{
    TileId tile;
    FaceSide side = FaceSide::Front;
    int rotation = 0; ///< 0 … 5 turns of 60° clockwise; 0 for start and finish

    friend bool operator==(const HandPiece&, const HandPiece&) = default;
};

} // namespace bubblebar
