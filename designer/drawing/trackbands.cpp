#include "designer/drawing/trackbands.h"

#include "designer/drawing/ground.h"
#include "designer/drawing/tilepicture.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>

#include <cmath>
#include <memory>

namespace bubblebar {

namespace {

constexpr qsizetype kMostPictures = 32LL * 1024; // kilobytes
constexpr quint64 kShadowKey = 1;

} // namespace

TrackBands::TrackBands(const Track& track, QPointF origin, double scale)
    : m_track(track)
    , m_origin(origin)
    , m_scale(scale)
    , m_pictures(kMostPictures)
{
    m_look.detail = detailFor(2 * kTileRadius * scale);
    for (const PlacedTile& placed : track.tiles)
        ++m_uses[tilePictureKey(placed, false)];
}

void TrackBands::paint(QPainter& painter, int top, int rows)
{
    const double reach = kTilePictureReach * m_scale + 1;
    const auto forTilesHere = [&](auto paintOne) {
        for (const PlacedTile& placed : m_track.tiles) {
            const double y = centreOf(placed).y();
            if (y + reach >= top && y - reach <= top + rows)
                (this->*paintOne)(painter, placed);
        }
    };
    if (m_look.detail != Detail::Speck)
        forTilesHere(&TrackBands::paintShadow);
    forTilesHere(&TrackBands::paintTile);
}

/// Of a tile that is copied: where four pixels meet.
QPointF TrackBands::centreOf(const PlacedTile& placed) const
{
    const QPointF centre = m_origin + hexCentre(placed.at) * m_scale;
    return isRepeated(placed) ? QPointF(std::round(centre.x()), std::round(centre.y())) : centre;
}

bool TrackBands::isRepeated(const PlacedTile& placed) const
{
    return m_uses[tilePictureKey(placed, false)] > 1;
}

template <class Paint>
void TrackBands::paintPicture(QPainter& painter, quint64 key, QPointF centre, Paint paint)
{
    QImage picture;
    if (const QImage* known = m_pictures.object(key)) {
        picture = *known;
    } else {
        picture = tilePicture(m_scale, paint);
        m_pictures.insert(key, std::make_unique<QImage>(picture).release(), picture.sizeInBytes() / 1024 + 1);
    }
    painter.drawImage(centre - QPointF(picture.width(), picture.height()) / 2, picture);
}

template <class Paint>
void TrackBands::paintInPlace(QPainter& painter, QPointF centre, Paint paint) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(m_scale, m_scale);
    paint(painter);
    painter.restore();
}

void TrackBands::paintShadow(QPainter& painter, const PlacedTile& placed)
{
    const auto paint = [](QPainter& onto) { paintTileShadow(onto, false); };
    if (isRepeated(placed))
        paintPicture(painter, kShadowKey, centreOf(placed), paint);
    else
        paintInPlace(painter, centreOf(placed), paint);
}

void TrackBands::paintTile(QPainter& painter, const PlacedTile& placed)
{
    const QPointF centre = centreOf(placed);
    if (!isRepeated(placed)) {
        paintInPlace(painter, centre, [&](QPainter& onto) { bubblebar::paintTile(onto, m_track, placed, m_look); });
        return;
    }
    paintPicture(painter, tilePictureKey(placed, false), centre,
                 [&](QPainter& onto) { paintTileWithoutName(onto, m_track, placed, m_look); });
    if (m_look.detail == Detail::Full)
        paintInPlace(painter, centre, [&](QPainter& onto) { paintTileName(onto, m_track, placed, m_look); });
}

} // namespace bubblebar
