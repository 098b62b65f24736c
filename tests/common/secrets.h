#pragma once

#include "core/bubble/view.h"
#include "core/support/random.h"

namespace bubblebar::tests {

/// The same position to the eyes of a seat: other hands and the draw pile mixed anew, another seed.
[[nodiscard]] Position withOtherSecrets(const Position& position, int seat, FastRandom& random);

/// True where the two views tell a player the same.
[[nodiscard]] bool sameView(const View& a, const View& b);

} // namespace bubblebar::tests
