#pragma once

#include "core/track/colour.h"
#include "core/track/tileset.h"
#include "designer/drawing/palette.h"

class QPainter;

namespace bubblebar {

// What the pictures of the resources become where a tile has few pixels (Detail::Small): fewer and bolder shapes that
// say the same. All about the origin, in the units of the picture that they stand for.

/// A beetle on its disc of radius 78.5: head, eyes, and wings with their pattern in a few strokes.
void paintSmallBeetle(QPainter& painter, Colour colour, Tone tone);

/// The sign of a bonus in the heart of a flower, `radius` wide; nothing for Bonus::None. A number on ink is the own
/// beetle's, on two tones any beetle's; arrows reorder, a bent arrow turns, a plus draws.
void paintSmallBonus(QPainter& painter, Bonus bonus, double radius, Tone tone);

/// A badge of radius 84: as many bars as discs may lie on one another.
void paintSmallLimit(QPainter& painter, int limit, Tone tone);
/// A badge of radius 84: a cross above a disc.
void paintSmallNoOvertaking(QPainter& painter, Tone tone);

} // namespace bubblebar
