#pragma once

#include <QColor>
#include <QPointF>
#include <QStringView>

class QPainter;

namespace bubblebar {

/// Writes capital letters and digits (tile names, beetle numbers, heights) with the project's own strokes: the same on
/// every system, without fonts. Other characters are left out. `height` in painter units, `weight` as a part of it.
void paintLabel(QPainter& painter, QStringView text, QPointF centre, double height, const QColor& colour,
                double weight = 0.22);

/// How wide such a text is.
[[nodiscard]] double labelWidth(QStringView text, double height, double weight = 0.22);

} // namespace bubblebar
