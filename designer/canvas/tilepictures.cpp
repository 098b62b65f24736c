#include "designer/canvas/tilepictures.h"

#include "designer/drawing/ground.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tilepicture.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr quint64 kShadowKey = 1;
constexpr quint64 kGridKey = 2;
constexpr double kGridWidth = 2.4;
/// Milliseconds of a frame for pictures that have no stand-in yet.
constexpr int kMissingBudget = 200;

/// The key of the same face on small tiles.
constexpr quint64 namelessKey(quint64 key)
{
    return key & ((quint64 {1} << kCopyBit) - 1);
}

int costOf(const QPixmap& pixmap)
{
    return std::max(1, pixmap.width() * pixmap.height() / 256);
}

void paintGridSides(QPainter& painter, bool dark, double scale)
{
    const QPolygonF hex = hexPolygon({});
    const QPolygonF sides({hex[4], hex[5], hex[0], hex[1]});
    QColor line = dark ? QColor(Qt::white) : palette::kInk;
    line.setAlpha(dark ? 26 : 34);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(line, std::max(kGridWidth, 1 / scale), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(sides);
}

/// Where there is no time for more: the bare hexagon in its colour.
void paintStandIn(QPainter& painter, const Track& track, const PlacedTile& placed, QPointF centre, double zoom)
{
    const Face* face = track.face(placed);
    painter.setPen(Qt::NoPen);
    painter.setBrush(face ? groundOf(face->terrain).ground : palette::kCreamShade);
    painter.drawPolygon(hexPolygon(centre, kTileRadius * zoom));
}

} // namespace

void TilePictures::setLook(double zoom, double ratio, bool dark)
{
    if (std::exchange(m_dark, dark) != dark)
        m_pictures.clear();
    m_zoom = zoom;
    m_ratio = ratio;
}

void TilePictures::beginFrame(int milliseconds)
{
    m_budget = milliseconds;
    m_complete = true;
    m_frame.start();
}

/// Small tiles don't show their names.
quint64 TilePictures::keyOf(const PlacedTile& placed) const
{
    return tilePictureKey(placed, detailFor(2 * kTileRadius * m_zoom * m_ratio) == Detail::Full);
}

/// Null where nothing is at hand and there is no time left to paint it.
template <class Paint>
TilePictures::Picture* TilePictures::picture(quint64 key, bool mayWait, Paint paint)
{
    const double scale = m_zoom * m_ratio;
    Picture* known = m_pictures.object(key);
    if (known && known->scale == scale)
        return known;
    if (!known && mayWait)
        known = m_pictures.object(namelessKey(key));
    if (mayWait && m_frame.elapsed() >= (known ? m_budget : kMissingBudget)) {
        m_complete = false;
        return known;
    }
    auto made = std::make_unique<Picture>(Picture {QPixmap::fromImage(tilePicture(scale, paint)), scale});
    const int cost = costOf(made->pixmap);
    m_pictures.insert(key, made.release(), cost);
    return m_pictures.object(key);
}

void TilePictures::draw(QPainter& painter, const Picture& picture, QPointF centre) const
{
    const double stretch = m_zoom / picture.scale; // pixels of the widget per pixel of the picture
    const QPointF middle(std::round(centre.x() * m_ratio) / m_ratio, std::round(centre.y() * m_ratio) / m_ratio);
    const QSizeF size = QSizeF(picture.pixmap.size()) * stretch;
    const QPointF corner = middle - QPointF(size.width(), size.height()) / 2;
    if (m_ratio == 1 && picture.scale == m_zoom)
        painter.drawPixmap(corner, picture.pixmap);
    else
        painter.drawPixmap(QRectF(corner, size), picture.pixmap, QRectF(picture.pixmap.rect()));
}

void TilePictures::paintTile(QPainter& painter, const Track& track, const PlacedTile& placed, QPointF centre)
{
    const Picture* found = picture(keyOf(placed), true, [&](QPainter& onto) {
        TileLook look;
        look.dark = m_dark;
        look.detail = detailFor(onto);
        bubblebar::paintTile(onto, track, placed, look);
    });
    if (found)
        draw(painter, *found, centre);
    else
        paintStandIn(painter, track, placed, centre, m_zoom);
}

void TilePictures::paintShadow(QPainter& painter, QPointF centre)
{
    if (detailFor(2 * kTileRadius * m_zoom * m_ratio) == Detail::Speck)
        return;
    if (const Picture* found = picture(kShadowKey, false, [this](QPainter& onto) { paintTileShadow(onto, m_dark); }))
        draw(painter, *found, centre);
}

void TilePictures::paintGridHex(QPainter& painter, QPointF centre)
{
    const double scale = m_zoom * m_ratio;
    if (const Picture* found = picture(kGridKey, false, [&](QPainter& onto) { paintGridSides(onto, m_dark, scale); }))
        draw(painter, *found, centre);
}

} // namespace bubblebar
