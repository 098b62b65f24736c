#include "designer/drawing/tracklayout.h"

#include <QTransform>

#include <cmath>

namespace bubblebar {

QPointF hexCentre(Hex hex)
{
    return {kTileApothem * (2 * hex.q + hex.r), 1.5 * kTileRadius * hex.r};
}

Hex hexAt(QPointF point)
{
    return nearestHex(point.x() / kTileApothem, point.y() / (1.5 * kTileRadius));
}

QPointF edgeMiddle(int boardEdge)
{
    return turned({kTileApothem, 0}, 60.0 * boardEdge);
}

QPointF turned(QPointF point, double degrees)
{
    return QTransform().rotate(degrees).map(point);
}

QPolygonF hexPolygon(QPointF centre, double radius)
{
    QPolygonF polygon;
    for (int corner = 0; corner < kEdges; ++corner)
        polygon << centre + turned({0, -radius}, 60.0 * corner);
    return polygon;
}

QPainterPath roundedHex(double radius, double corner, QPointF centre)
{
    // An arc of 60° that touches both sides: its centre lies on the corner's axis.
    const double axis = radius - corner / std::cos(M_PI / 6);
    QPainterPath path;
    for (int i = 0; i < kEdges; ++i) {
        const QPointF middle = centre + turned({0, -axis}, 60.0 * i);
        const QRectF box(middle.x() - corner, middle.y() - corner, 2 * corner, 2 * corner);
        const double start = 120 - 60.0 * i; // Qt counts angles against the clock, from the east
        if (i == 0)
            path.arcMoveTo(box, start);
        path.arcTo(box, start, -60);
    }
    path.closeSubpath();
    return path;
}

QRectF trackBounds(const Track& track)
{
    QRectF bounds;
    for (const PlacedTile& placed : track.tiles) {
        const QPointF centre = hexCentre(placed.at);
        bounds |= QRectF(centre.x() - kTileApothem, centre.y() - kTileRadius, 2 * kTileApothem, 2 * kTileRadius);
    }
    return bounds;
}

} // namespace bubblebar
