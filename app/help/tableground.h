#pragma once

#include <QRectF>

class QPainter;

namespace bubblebar {

/// The table's wood in `area` with rounded corners, to which all further painting is clipped.
void paintTableGround(QPainter& painter, const QRectF& area, double corner, bool dark);

} // namespace bubblebar
