#pragma once

class QPainter;
class QRectF;

namespace bubblebar::beetle {

/// Parts of the side of a sheet of paper.
inline constexpr double kPaperMargin = 0.13; ///< left of the red line, where nothing is drawn

/// A square sheet from a ruled pad with its shadow.
void paintPaper(QPainter& painter, const QRectF& paper);

/// Where the beetle goes on it.
[[nodiscard]] QRectF drawingArea(const QRectF& paper);

} // namespace bubblebar::beetle
