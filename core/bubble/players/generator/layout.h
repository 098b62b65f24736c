#pragma once

#include "core/bubble/players/generator/measure.h"
#include "core/bubble/players/generator/pieces.h"

namespace bubblebar::generator {

/// The pieces laid at random: a way to a finish at the goal's distance, and the others beside it. Start and finish come
/// first in Track::tiles; copies are not numbered yet.
[[nodiscard]] Track layOut(const GeneratorOptions& options, const Goal& goal, const std::vector<Piece>& pieces,
                           FastRandom& random);

/// The layout changed by `steps` small changes at random, of which those are kept that do not make it worse; stops
/// early where it is good enough. The pieces may give way to others of the boxes with the same terrain. Returns its
/// cost.
int improve(Track& track, const Goal& goal, int steps, FastRandom& random);

} // namespace bubblebar::generator
