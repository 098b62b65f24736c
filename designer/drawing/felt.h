#pragma once

class QPainter;
class QRectF;

namespace bubblebar {

/// The table's other top: green felt, flat, with a few quiet fibres. Where the fibres lie depends on the place alone.
void paintFelt(QPainter& painter, const QRectF& area, bool dark);

} // namespace bubblebar
