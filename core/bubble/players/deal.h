#pragma once

#include "core/bubble/view.h"
#include "core/support/random.h"

namespace bubblebar {

/// Fills in a position that the seat of `view` could be in: what it can't see is dealt at random, every deal being
/// equally likely. Allocates nothing once warm.
void dealUnseen(const View& view, FastRandom& random, Position& position);

} // namespace bubblebar
