#pragma once

#include "core/track/track.h"

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace bubblebar {

/// Everything on the table is painted in tile units: a tile's corner is 100 from its centre, so a tile fills a box of
/// 200 units; y points down; the hex [0, 0] lies at (0, 0).
inline constexpr double kTileRadius = 100;
/// From the centre to the middle of an edge.
inline constexpr double kTileApothem = 86.602540378443864676;

/// Centre of a hex: pointy-top, flat sides east and west.
[[nodiscard]] QPointF hexCentre(Hex hex);
/// The hex that a point lies in; the inverse of hexCentre().
[[nodiscard]] Hex hexAt(QPointF point);

/// Middle of a board edge, seen from the tile's centre.
[[nodiscard]] QPointF edgeMiddle(int boardEdge);
/// `point` turned clockwise about the tile's centre.
[[nodiscard]] QPointF turned(QPointF point, double degrees);

/// The six corners, from the top one clockwise.
[[nodiscard]] QPolygonF hexPolygon(QPointF centre, double radius = kTileRadius);
/// The same with arcs for corners.
[[nodiscard]] QPainterPath roundedHex(double radius, double corner, QPointF centre = {});

/// The box round all tiles laid; empty for none.
[[nodiscard]] QRectF trackBounds(const Track& track);

} // namespace bubblebar
