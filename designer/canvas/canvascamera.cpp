#include "designer/canvas/canvascamera.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// Room round a tile for outlines, shadows and the marks on its edges.
constexpr double kRim = 22;

/// By how much [low, high] must move to lie in [from, to].
double shiftInto(double low, double high, double from, double to)
{
    if (high - low > to - from)
        return (from + to - low - high) / 2;
    return low < from ? from - low : std::min(0.0, to - high);
}

} // namespace

QRectF CanvasCamera::toPixels(const QRectF& units) const
{
    return {toPixels(units.topLeft()), units.size() * m_zoom};
}

QRectF CanvasCamera::toUnits(const QRectF& pixels) const
{
    return {toUnits(pixels.topLeft()), pixels.size() / m_zoom};
}

QRectF CanvasCamera::boxOf(Hex hex) const
{
    const double half = kTileRadius + kRim;
    const QRectF box(hexCentre(hex) - QPointF(half, half), QSizeF(2 * half, 2 * half));
    // Marks keep a size at which they can be seen.
    return toPixels(box).adjusted(-12, -12, 12, 12);
}

void CanvasCamera::zoomBy(double factor, QPointF pixels)
{
    const QPointF fixed = toUnits(pixels);
    m_zoom = std::clamp(m_zoom * factor, kSmallestZoom, kLargestZoom);
    m_offset = pixels - fixed * m_zoom;
}

void CanvasCamera::fit(const QRectF& units, const QRectF& pixels, double largestZoom)
{
    const double room = std::min(pixels.width() / units.width(), pixels.height() / units.height());
    m_zoom = std::clamp(std::min(room, largestZoom), kSmallestZoom, kLargestZoom);
    m_offset = pixels.center() - units.center() * m_zoom;
}

bool CanvasCamera::reveal(const QRectF& units, const QRectF& pixels)
{
    const QRectF now = toPixels(units);
    const QPointF shift(shiftInto(now.left(), now.right(), pixels.left(), pixels.right()),
                        shiftInto(now.top(), now.bottom(), pixels.top(), pixels.bottom()));
    m_offset += shift;
    return !shift.isNull();
}

} // namespace bubblebar
