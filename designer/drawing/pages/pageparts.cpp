#include "designer/drawing/pages/pageparts.h"

#include "designer/drawing/pages/papertext.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

constexpr double kHairline = 0.2;
constexpr double kCropGap = 1;
constexpr double kCropLength = 5;
constexpr double kBar = 0.35;
constexpr double kFullTile = 13;
constexpr double kSmallTile = 5;

QString inMillimetres(double mm)
{
    return QCoreApplication::translate("Pages", "%1 mm").arg(mm);
}

/// A tick from beside the box outwards as far as the printer reaches; none where there is no room.
void addTick(QList<QLineF>& ticks, QPointF corner, QPointF outwards, double room)
{
    const double length = std::min(kCropLength, room);
    if (length > kCropGap)
        ticks << QLineF(corner + kCropGap * outwards, corner + length * outwards);
}

} // namespace

void paintCutMarks(QPainter& painter, const PageFrame& frame, const QRectF& box, std::span<const double> across,
                   std::span<const double> down)
{
    QList<QLineF> ticks;
    for (const double x : across) {
        addTick(ticks, {x, box.top()}, {0, -1}, box.top() - frame.reach.top());
        addTick(ticks, {x, box.bottom()}, {0, 1}, frame.reach.bottom() - box.bottom());
    }
    for (const double y : down) {
        addTick(ticks, {box.left(), y}, {-1, 0}, box.left() - frame.reach.left());
        addTick(ticks, {box.right(), y}, {1, 0}, frame.reach.right() - box.right());
    }
    painter.setPen(QPen(palette::kInk, kHairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(ticks);
}

void paintCropMarks(QPainter& painter, const PageFrame& frame, const QRectF& box)
{
    paintCutMarks(painter, frame, box, std::array {box.left(), box.right()}, std::array {box.top(), box.bottom()});
}

void paintTestLine(QPainter& painter, const QRectF& box)
{
    // Filled shapes, as strokes would make it longer by their own width.
    painter.fillRect(QRectF(box.left(), box.center().y() - kBar / 2, box.width(), kBar), Qt::black);
    painter.fillRect(QRectF(box.left(), box.top(), kBar, box.height()), Qt::black);
    painter.fillRect(QRectF(box.right() - kBar, box.top(), kBar, box.height()), Qt::black);
    painter.fillRect(QRectF(box.center().x() - kBar / 2, box.center().y(), kBar, box.height() / 2), Qt::black);
    paintPaperLine(painter, {box.right() + 2, box.top(), 15, box.height()}, inMillimetres(box.width()), {3.3});
}

void paintTestSquare(QPainter& painter, QPointF corner)
{
    const QRectF square(corner, QSizeF(kTestSquare, kTestSquare));
    QPainterPath frame;
    frame.addRect(square);
    frame.addRect(square.adjusted(kBar, kBar, -kBar, -kBar));
    painter.fillPath(frame, Qt::black);
    const QRectF text = square.adjusted(4, 4, -4, -4);
    paintPaperLine(painter, {text.left(), square.center().y() - 6, text.width(), 8}, inMillimetres(kTestSquare),
                   {7, true}, Qt::AlignHCenter);
    paintPaperLine(painter, {text.left(), square.center().y() + 3, text.width(), 5},
                   QCoreApplication::translate("Pages", "each side"), {4}, Qt::AlignHCenter);
}

void paintRegistrationMark(QPainter& painter, QPointF centre, double radius)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, kHairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawEllipse(centre, radius * 0.6, radius * 0.6);
    painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0));
    painter.drawLine(centre - QPointF(0, radius), centre + QPointF(0, radius));
}

void paintFlowerLine(QPainter& painter, const QRectF& box)
{
    const QPointF left(box.left(), box.center().y());
    const QPointF right(box.right(), box.center().y());
    painter.setPen(QPen(palette::kStemEdge, box.height() * 0.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(left, right);
    painter.setPen(QPen(palette::kStem, box.height() * 0.1, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(left, right);
    const double scale = box.height() / 200;
    for (std::size_t i = 0; i < kColours; ++i) {
        const QPointF centre = right - QPointF(box.height() * (0.5 + 1.15 * static_cast<double>(kColours - 1 - i)), 0);
        paintFlower(painter, centre, scale, {&kAllColours[i], 1});
    }
}

Detail paperDetail(double tileWidth)
{
    if (tileWidth < kSmallTile)
        return Detail::Speck;
    return tileWidth < kFullTile ? Detail::Small : Detail::Full;
}

void paintTilesIn(QPainter& painter, const Track& track, const QRectF& box, QPointF origin, double tileWidth)
{
    const double unit = unitForTileWidth(tileWidth);
    const TileShapes shapes = tileShapes(track, tileWidth);
    TileLook look;
    look.detail = paperDetail(tileWidth);
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        const QPointF centre = origin + shapes.centres[i];
        if (!shapes.touches(centre, box))
            continue;
        painter.save();
        painter.translate(centre);
        painter.scale(unit, unit);
        paintTile(painter, track, track.tiles[i], look);
        painter.restore();
    }
}

} // namespace bubblebar
