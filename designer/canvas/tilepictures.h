#pragma once

#include "core/track/track.h"

#include <QCache>
#include <QElapsedTimer>
#include <QPixmap>
#include <QPointF>

class QPainter;

namespace bubblebar {

/// Tiles as pictures of the present zoom, kept for the next frame: 10,000 tiles are then no more than copied. While the
/// user zooms, pictures of the zoom before stand in, so that a frame never waits for all its tiles.
class TilePictures
{
public:
    /// `zoom`: pixels per tile unit; `ratio`: device pixels per pixel.
    void setLook(double zoom, double ratio, bool dark);

    /// Starts a frame: as much as `milliseconds` of it may go into pictures for which there is a stand-in.
    void beginFrame(int milliseconds);
    /// False if stand-ins were painted since beginFrame(): it needs another frame soon.
    [[nodiscard]] bool isFrameComplete() const { return m_complete; }

    /// Paints in pixels, with the tile's centre at `centre`; sharp on the device's own pixels.
    void paintTile(QPainter& painter, const Track& track, const PlacedTile& placed, QPointF centre);
    void paintShadow(QPainter& painter, QPointF centre);
    /// Three sides of a faint hex; a hex and its neighbours make the grid.
    void paintGridHex(QPainter& painter, QPointF centre);

private:
    struct Picture
    {
        QPixmap pixmap;
        double scale = 0; ///< device pixels per tile unit
    };

    [[nodiscard]] quint64 keyOf(const PlacedTile& placed) const;
    template <class Paint>
    Picture* picture(quint64 key, bool mayWait, Paint paint);
    void draw(QPainter& painter, const Picture& picture, QPointF centre) const;

    double m_zoom = 1;
    double m_ratio = 1;
    bool m_dark = false;
    QCache<quint64, Picture> m_pictures {200LL * 1024}; ///< costs in kilobytes
    QElapsedTimer m_frame;
    int m_budget = 0;
    bool m_complete = true;
};

} // namespace bubblebar
