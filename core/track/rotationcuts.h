#pragma once

#include "core/track/board.h"

#include <vector>

namespace bubblebar {

/// The track tiles of which a single turn of 60°, either way, leaves no route from start to finish; in the order of the
/// board. Empty where there is no route as it is. Near-linear in the size of the track.
[[nodiscard]] std::vector<BoardTileId> tilesThatCutWhenTurned(const Board& board);

} // namespace bubblebar
