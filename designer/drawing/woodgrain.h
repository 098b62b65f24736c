#pragma once

#include <QRectF>

class QPainter;

namespace bubblebar {

/// Covers the area with planks: each a little lighter or darker than the next, with joints and long fine streaks, all
/// in an ink that hardly covers. The same place always looks the same, however the area is cut; after some planks it
/// looks the same again. `unit`: height of a plank, in painter units; the planks begin at y = 0.
void paintWood(QPainter& painter, const QRectF& area, bool dark, double unit);

} // namespace bubblebar
