#include "app/lobby/designscene.h"

#include "core/track/standardset.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

/// The part that is always in sight, in tile units about the middle hex.
constexpr QRectF kSight(-270, -175, 540, 350);
constexpr QPointF kHeldAt(118, 62); ///< the tile on its way to the table
constexpr double kHeldTilt = 14;
constexpr double kHeldScale = 1.08;

PlacedTile tile(int index, Hex at, FaceSide side, int rotation)
{
    return {TileId::track(index), at, side, rotation, {}};
}

/// A begun layout: a start, and what may become a way.
Track begunTrack()
{
    Track track;
    track.tileSet = standardTileSet();
    track.tiles = {{TileId::start(), {-1, 0}, FaceSide::Front, 0, {}},
                   tile(0, {0, 0}, FaceSide::Front, 1),
                   tile(3, {0, -1}, FaceSide::Back, 0),
                   tile(7, {1, -1}, FaceSide::Front, 2),
                   tile(10, {-1, 1}, FaceSide::Back, 3)};
    return track;
}

void paintGrid(QPainter& painter, const QRectF& area, bool dark)
{
    QColor ink = dark ? QColor(0xf3e6d2) : QColor(0x3b2f2f);
    ink.setAlphaF(0.16F);
    painter.setPen(QPen(ink, 2));
    painter.setBrush(Qt::NoBrush);
    constexpr int kReach = 8;
    for (int r = -kReach; r <= kReach; ++r)
        for (int q = -kReach; q <= kReach; ++q)
            if (const QPointF centre = hexCentre({q, r}); area.adjusted(-100, -100, 100, 100).contains(centre))
                painter.drawPolygon(hexPolygon(centre));
}

void paintHeldTile(QPainter& painter, const Track& track, const TileLook& look)
{
    painter.save();
    painter.translate(kHeldAt);
    painter.rotate(kHeldTilt);
    painter.scale(kHeldScale, kHeldScale);
    paintTileShadow(painter, look.dark);
    paintTile(painter, track, tile(4, {}, FaceSide::Back, 2), look);
    painter.restore();
}

} // namespace

QImage designScene(QSize size, bool dark)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    const double scale = std::max(size.width() / kSight.width(), size.height() / kSight.height());
    painter.scale(scale, scale);
    const QRectF area = painter.transform().inverted().mapRect(QRectF(image.rect()));
    paintTable(painter, area, dark);
    paintGrid(painter, area, dark);
    const Track track = begunTrack();
    TileLook look;
    look.dark = dark;
    paintTrack(painter, track, look);
    paintHeldTile(painter, track, look);
    return image;
}

} // namespace bubblebar
