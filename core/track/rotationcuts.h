#pragma once

#include "core/track/board.h"

#include <vector>

namespace bubblebar {

/// The track tiles of which a single turn of 60°, either way, leaves no route from start to finish; in the order of the
/// board. `route`: any route on the track as laid; empty where there is none, and then so is the answer.
/// Near-linear in the size of the track.
[[nodiscard]] std::vector<BoardTileId> tilesThatCutWhenTurned(const Board& board, const std::vector<SpaceId>& route);

} // namespace bubblebar
