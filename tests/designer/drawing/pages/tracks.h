#pragma once

#include "core/track/track.h"

#include <random>

namespace bubblebar::tests {

/// A track of the standard set's faces on `tiles` connected hexes round [0, 0], start and finish among them. Larger
/// numbers than a box holds take further boxes.
[[nodiscard]] TrackPtr wanderingTrack(int tiles, std::mt19937& random);

/// The built-in track of that id ("1-first-flight").
[[nodiscard]] TrackPtr builtInTrack(const char* id);

} // namespace bubblebar::tests
