#include "designer/drawing/trackpainter.h"

#include "designer/drawing/ground.h"
#include "designer/drawing/tilepicture.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/woodgrain.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

/// Below this height of a plank its grain would be dirt.
constexpr double kLeastGrain = 60;

/// What can be seen of the painter's plane if it paints an image, which may be a band of a picture; else all there is.
QRectF seenArea(const QPainter& painter)
{
    constexpr double kAll = 1e9;
    const QPaintDevice* device = painter.device();
    if (device == nullptr || device->devType() != QInternal::Image)
        return {-kAll, -kAll, 2 * kAll, 2 * kAll};
    const QRectF pixels = QRectF(0, 0, device->width(), device->height()).marginsAdded({1, 1, 1, 1});
    return painter.combinedTransform().inverted().mapRect(pixels);
}

} // namespace

void paintTrack(QPainter& painter, const Track& track, const TileLook& look)
{
    const QRectF seen =
        seenArea(painter).marginsAdded({kTilePictureReach, kTilePictureReach, kTilePictureReach, kTilePictureReach});
    const auto atTile = [&](const PlacedTile& placed, auto&& paint) {
        const QPointF centre = hexCentre(placed.at);
        if (!seen.contains(centre))
            return;
        painter.translate(centre);
        paint();
        painter.translate(-centre);
    };
    if (look.detail != Detail::Speck) {
        for (const PlacedTile& placed : track.tiles)
            atTile(placed, [&] { paintTileShadow(painter, look.dark); });
    }
    for (const PlacedTile& placed : track.tiles)
        atTile(placed, [&] { paintTile(painter, track, placed, look); });
}

void paintTable(QPainter& painter, const QRectF& area, bool dark, double unit)
{
    if (unit < kLeastGrain)
        return paintPlainTable(painter, area, dark, unit);
    paintWood(painter, area, dark, unit);
}

void paintPlainTable(QPainter& painter, const QRectF& area, bool dark, double unit)
{
    const TableTones& tones = tableTones(dark);
    painter.fillRect(area, tones.wood);
    const double thickness = std::max(1.0, unit / 60);
    for (double y = std::ceil(area.top() / unit) * unit; y < area.bottom(); y += unit)
        painter.fillRect(QRectF(area.left(), y, area.width(), thickness), tones.plankLine);
}

QImage trackPicture(const Track& track, QSize size, bool dark)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRectF bounds = trackBounds(track).marginsAdded(QMarginsF(2, 2, 6, 10));
    if (track.tiles.empty() || size.isEmpty())
        return image;
    const double scale = std::min(size.width() / bounds.width(), size.height() / bounds.height());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    TileLook look;
    look.dark = dark;
    look.detail = detailFor(200 * scale);
    paintTrack(painter, track, look);
    return image;
}

} // namespace bubblebar
