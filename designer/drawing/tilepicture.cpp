#include "designer/drawing/tilepicture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblebar {

quint64 tilePictureKey(const PlacedTile& placed, bool named)
{
    const auto part = [](int value, int bits) { return static_cast<quint64>(value) << bits; };
    return kFirstTileKey + part(static_cast<int>(placed.tile.kind()), 4) + part(static_cast<int>(placed.side), 6) +
           part(placed.rotation, 7) + part(placed.tile.index(), 10) + part(named ? placed.tile.copy() : 0, kCopyBit);
}

QImage tilePicture(double scale, const std::function<void(QPainter&)>& paint)
{
    const int half = std::max(1, static_cast<int>(std::ceil(kTilePictureReach * scale)));
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(half, half);
    painter.scale(scale, scale);
    paint(painter);
    return image;
}

} // namespace bubblebar
