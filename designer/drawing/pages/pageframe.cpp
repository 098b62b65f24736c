#include "designer/drawing/pages/pageframe.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kNarrowPaper = 130;
constexpr double kTestLine = 100;
constexpr double kShortTestLine = 50;
constexpr double kTestLineHeight = 3;
constexpr double kTestLineInset = 4;        // clear of the marks at the corners
constexpr double kWidestPrinterMargin = 15; // so that a test line always fits

} // namespace

PageFrame pageFrame(const PageOptions& options, bool across)
{
    const QSizeF upright = options.paper.size();
    const QSizeF paper = across ? upright.transposed() : upright;
    const double widest = (upright.width() - kLeastArea) / 2;
    const double reach = std::clamp(options.printerMargin, 0.0, std::min(kWidestPrinterMargin, widest - kFootHeight));
    const double margin = std::clamp(options.margin, reach, widest);
    const double bottom = std::max(margin, reach + kFootHeight);
    PageFrame frame;
    frame.paper = paper;
    frame.area = frame.sheet().adjusted(margin, margin, -margin, -bottom);
    frame.reach = frame.sheet().adjusted(reach, reach, -reach, -reach);
    return frame;
}

double testLineLength(const PageFrame& frame)
{
    return frame.paper.width() < kNarrowPaper ? kShortTestLine : kTestLine;
}

QRectF testLineBox(const PageFrame& frame)
{
    const double middle = (frame.area.bottom() + frame.reach.bottom()) / 2;
    const double length = testLineLength(frame);
    const double left = std::min(frame.area.left() + kTestLineInset, frame.reach.right() - length);
    return {left, middle - kTestLineHeight / 2, length, kTestLineHeight};
}

} // namespace bubblebar
