#pragma once

#include "core/support/random.h"
#include "core/track/track.h"

namespace bubblebar::tests {

/// A valid track of the standard set with that many track tiles at random, from 2 on, in random order, its start tile
/// anywhere near the middle. Copies are any of `boxes`, which must hold enough tiles.
[[nodiscard]] Track randomValidTrack(FastRandom& random, int trackTiles, int boxes = 1);

/// The same track as a share code brings it back: start at [0, 0], by r, then q, nothing but tiles.
[[nodiscard]] Track plainTrack(const Track& track);

} // namespace bubblebar::tests
