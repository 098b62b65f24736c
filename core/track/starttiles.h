#pragma once

#include "core/track/track.h"

#include <optional>

namespace bubblebar {

/// How to lay a piece beside the start tile so that paths meet, best where that opens a way from start to finish.
/// Empty where there is no start tile or no free hex beside it.
[[nodiscard]] std::optional<PlacedTile> besideStart(const Track& track, TileId piece);

} // namespace bubblebar
