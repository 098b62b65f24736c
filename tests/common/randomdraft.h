#pragma once

#include "core/support/random.h"
#include "core/track/track.h"

namespace bubblebar::tests {

/// A start tile and `trackTiles` track tiles, each beside an earlier one at random, and a finish tile, in random order.
/// No guideline is asked; faces can be in several parts or have no exit at all. Boxes are as many as it takes.
[[nodiscard]] Track randomDraft(FastRandom& random, int trackTiles);

/// The same with one or two random mistakes now and then: a tile missing, laid twice, or moved far away.
[[nodiscard]] Track randomBadDraft(FastRandom& random, int trackTiles);

} // namespace bubblebar::tests
