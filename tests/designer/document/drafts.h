#pragma once

#include "core/track/track.h"

namespace bubblebar::tests {

/// The built-in track with this number.
[[nodiscard]] Track builtInTrack(int number = 0);
/// A track of the standard set without a tile.
[[nodiscard]] Track emptyTrack(const QString& name = {});
/// A tile of the standard set by its name, face up.
[[nodiscard]] PlacedTile tile(const char* name, Hex at, int rotation = 0);

} // namespace bubblebar::tests
