#pragma once

#include "core/beetle/record.h"

class QPainter;
class QRectF;

namespace bubblebar::beetle {

/// The drawing on a sheet of paper at one moment.
struct Sketch
{
    Sheet sheet;
    PenColour colour = PenColour::Red;
    std::optional<Part> growing; ///< the last one of this part is still being drawn
    double growth = 1;           ///< how far: 0 … 1
};

/// A sheet with the whole beetle of a variant on it.
[[nodiscard]] Sheet finishedSheet(Variant variant);

/// Draws the beetle stroke by stroke, as by hand, into the largest square in the middle of `box`. Every colour has a
/// pattern of its own on the back.
void paintSketch(QPainter& painter, const QRectF& box, const Sketch& sketch);

} // namespace bubblebar::beetle
