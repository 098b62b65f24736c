#pragma once

#include "designer/drawing/pages/pageoptions.h"

#include <QRectF>

namespace bubblebar {

/// A sheet of paper as it is painted on, in mm from its upper left corner.
struct PageFrame
{
    QSizeF paper;
    QRectF area;  ///< within the margins: where drawings may be
    QRectF reach; ///< what the printer can reach; marks, labels and the test line lie between it and the area

    [[nodiscard]] bool isAcross() const { return paper.width() > paper.height(); }
    [[nodiscard]] QRectF sheet() const { return {{0, 0}, paper}; }
};

/// An area is never smaller than this, whatever the margins: a test square of 50 mm has its place everywhere.
inline constexpr double kLeastArea = 60;
/// The bottom margin holds the test line, so it reaches at least this much further than the printer's margin.
inline constexpr double kFootHeight = 5;

/// The margins are those wanted, but no narrower than the printer's, and never so wide that less than kLeastArea stays.
[[nodiscard]] PageFrame pageFrame(const PageOptions& options, bool across);

/// Length of the test line: 100 mm, on paper narrower than 130 mm 50 mm.
[[nodiscard]] double testLineLength(const PageFrame& frame);
/// In the strip below the area; its left and right ends are the ends of the line.
[[nodiscard]] QRectF testLineBox(const PageFrame& frame);

/// Side of the square that is printed once, with the page map.
inline constexpr double kTestSquare = 50;

} // namespace bubblebar
