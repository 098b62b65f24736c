#pragma once

#include "core/track/track.h"

namespace bubblebar::tests {

/// A small set of faces for pictures: one of each terrain, all bonuses, flowers of one to five colours, closed edges.
[[nodiscard]] TileSetPtr sampleTileSet();

/// All its faces laid once between start and finish, with every rotation in use.
[[nodiscard]] TrackPtr sampleTrack();

} // namespace bubblebar::tests
