#pragma once

#include "designer/drawing/tilepainter.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPointF>

namespace bubblebar {

/// Paints the tiles of a large picture, a band at a time from the top down. Tiles that look alike are painted once and
/// copied onto whole pixels; those that lie there once are painted where they lie.
class TrackBands
{
public:
    /// `origin`: where the hex [0, 0] lies, in pixels; `scale`: pixels per tile unit. The track outlives this.
    TrackBands(const Track& track, QPointF origin, double scale);

    /// Paints all tiles and shadows that reach into the rows from `top` on, `rows` of them. The painter counts in the
    /// picture's pixels.
    void paint(QPainter& painter, int top, int rows);

private:
    [[nodiscard]] QPointF centreOf(const PlacedTile& placed) const;
    [[nodiscard]] bool isRepeated(const PlacedTile& placed) const;
    template <class Paint>
    void paintPicture(QPainter& painter, quint64 key, QPointF centre, Paint paint);
    template <class Paint>
    void paintInPlace(QPainter& painter, QPointF centre, Paint paint) const;
    void paintShadow(QPainter& painter, const PlacedTile& placed);
    void paintTile(QPainter& painter, const PlacedTile& placed);

    const Track& m_track;
    QPointF m_origin;
    double m_scale;
    TileLook m_look;
    QHash<quint64, int> m_uses;
    QCache<quint64, QImage> m_pictures;
};

} // namespace bubblebar
