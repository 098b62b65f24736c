#include "app/help/tableground.h"

#include "designer/drawing/trackpainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kPlank = 90; ///< height, in the units of the area

} // namespace

void paintTableGround(QPainter& painter, const QRectF& area, double corner, bool dark)
{
    QPainterPath round;
    round.addRoundedRect(area, corner, corner);
    painter.setClipPath(round);
    // On whole pixels, so that no light comes through between the planks.
    const QTransform units = painter.transform();
    painter.resetTransform();
    paintTable(painter, units.mapRect(area).toAlignedRect(), dark, std::max(1.0, std::round(kPlank * units.m11())));
    painter.setTransform(units);
}

} // namespace bubblebar
