#pragma once

#include "designer/drawing/tracklayout.h"

#include <QPointF>
#include <QRectF>

#include <cmath>

namespace bubblebar {

/// How the board lies in the designer's canvas: tile units (see tracklayout.h) to widget pixels and back.
class CanvasCamera
{
public:
    /// Pixels per tile unit: from tiles of 4 pixels, for 10,000 of them, to tiles of 800.
    static constexpr double kSmallestZoom = 0.02;
    static constexpr double kLargestZoom = 4;

    [[nodiscard]] double zoom() const { return m_zoom; }

    [[nodiscard]] QPointF toPixels(QPointF units) const { return units * m_zoom + m_offset; }
    [[nodiscard]] QPointF toUnits(QPointF pixels) const { return (pixels - m_offset) / m_zoom; }
    [[nodiscard]] QRectF toPixels(const QRectF& units) const;
    [[nodiscard]] QRectF toUnits(const QRectF& pixels) const;
    [[nodiscard]] QPointF centreOf(Hex hex) const { return toPixels(hexCentre(hex)); }
    /// The hex under a point of the widget.
    [[nodiscard]] Hex hexAt(QPointF pixels) const { return bubblebar::hexAt(toUnits(pixels)); }
    /// The box round a hex, with room for its outline and for the marks on its rim.
    [[nodiscard]] QRectF boxOf(Hex hex) const;

    void panBy(QPointF pixels) { m_offset += pixels; }
    /// Keeps what lies under `pixels` there. The zoom stays within its limits.
    void zoomBy(double factor, QPointF pixels);
    /// Shows `units` in the middle of `pixels`, as large as it fits but no larger than `largestZoom`.
    void fit(const QRectF& units, const QRectF& pixels, double largestZoom);
    /// Pans as little as it takes to bring `units` into `pixels`; what is too large is centred. True if it panned.
    bool reveal(const QRectF& units, const QRectF& pixels);

    friend bool operator==(const CanvasCamera&, const CanvasCamera&) = default;

private:
    double m_zoom = 0.7;
    QPointF m_offset;
};

/// Calls `visit(Hex)` for each hex of which something lies in the area of tile units, row by row.
template <class Visit>
void forEachHexIn(const QRectF& units, Visit visit)
{
    const double rowHeight = 1.5 * kTileRadius;
    const int top = static_cast<int>(std::ceil((units.top() - kTileRadius) / rowHeight));
    const int bottom = static_cast<int>(std::floor((units.bottom() + kTileRadius) / rowHeight));
    for (int r = top; r <= bottom; ++r) {
        const double shift = r / 2.0;
        const int first = static_cast<int>(std::ceil((units.left() / kTileApothem - 1) / 2 - shift));
        const int last = static_cast<int>(std::floor((units.right() / kTileApothem + 1) / 2 - shift));
        for (int q = first; q <= last; ++q)
            visit(Hex {q, r});
    }
}

} // namespace bubblebar
