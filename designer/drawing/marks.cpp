#include "designer/drawing/marks.h"

#include "designer/drawing/palette.h"
#include "designer/drawing/pathdata.h"
#include "designer/drawing/tracklayout.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kDotStep = 10; // along a route

QColor inkAt(double opacity)
{
    QColor ink = palette::kInk;
    ink.setAlphaF(static_cast<float>(opacity));
    return ink;
}

void paintRings(QPainter& painter, QPointF centre, double radius,
                std::initializer_list<std::pair<QColor, double>> rings)
{
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : rings) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(centre, radius, radius);
    }
}

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// The shape in a colour over a wider one in ink or white.
void strokeTwice(QPainter& painter, const QPainterPath& shape, const QPen& under, const QPen& over)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(under);
    painter.drawPath(shape);
    painter.setPen(over);
    painter.drawPath(shape);
}

/// Round dots along a path, `step` apart.
QPainterPath dotsAlong(const QPainterPath& path, double radius, double step, double first)
{
    QPainterPath dots;
    const double length = path.length();
    for (double at = first; at <= length; at += step) {
        const QPointF point = path.pointAtPercent(path.percentAtLength(at));
        dots.addEllipse(point, radius, radius);
    }
    return dots;
}

void paintLinkDisc(QPainter& painter, const QColor& fill, const QColor& edge, const QColor& sign, QLatin1String strokes)
{
    painter.setPen(QPen(inkAt(0.25), 1));
    painter.setBrush(Qt::white);
    painter.drawEllipse(QPointF(0, 0), 14.5, 14.5);
    painter.setPen(QPen(edge, 2.4));
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(0, 0), 11.5, 11.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(sign, 3.2));
    painter.drawPath(pathFromData(strokes));
}

} // namespace

void paintTarget(QPainter& painter, QPointF centre, double radius)
{
    paintRings(painter, centre, radius, {{palette::kInk, 8.5}, {Qt::white, 5}});
}

void paintPointedTarget(QPainter& painter, QPointF centre, double radius)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 89));
    painter.drawEllipse(centre, radius, radius);
    paintRings(painter, centre, radius, {{palette::kInk, 11}, {Qt::white, 7}, {palette::kAmber, 3}});
}

void paintBlocked(QPainter& painter, QPointF centre)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkAt(0.45));
    painter.drawEllipse(centre, 27, 27);
    painter.setPen(QPen(palette::kInk, 1.8));
    painter.setBrush(palette::kCream);
    painter.drawEllipse(centre, 13, 13);
    static const QPainterPath cross = pathFromData(QLatin1String("M-5-5L5 5M5-5L-5 5"));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(palette::kBad, 4.2));
    painter.drawPath(cross.translated(centre));
}

void paintLastMove(QPainter& painter, QPointF centre, double radius)
{
    const int count = static_cast<int>(std::lround(radius * 0.56));
    painter.setPen(QPen(palette::kInk, 1.4));
    painter.setBrush(palette::kCream);
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(centre + turned({radius, 0}, 360.0 * i / count), 2.7, 2.7);
}

void paintTrail(QPainter& painter, const QPainterPath& route, const QColor& tint)
{
    painter.setPen(QPen(palette::kInk, 1.2));
    painter.setBrush(tint);
    painter.drawPath(dotsAlong(route, 2.6, 11, 0));
}

void paintRoute(QPainter& painter, const QPainterPath& route, double walked)
{
    if (route.isEmpty())
        return;
    strokeTwice(painter, route, roundPen(palette::kInk, 11), roundPen(palette::kAmber, 7));
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawPath(dotsAlong(route, 1.5, kDotStep, std::fmod(walked, kDotStep)));
}

void paintLinkMark(QPainter& painter, QPointF centre, LinkMark mark, double scale)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    switch (mark) {
    case LinkMark::Link:
        paintLinkDisc(painter, palette::kGood, palette::kGood, Qt::white, QLatin1String("M-5 0.5L-1.5 4L5.5-3.5"));
        break;
    case LinkMark::NewLink:
        paintLinkDisc(painter, palette::kGood, palette::kGood, Qt::white, QLatin1String("M-5.5 0H5.5M0-5.5V5.5"));
        break;
    case LinkMark::Lost:
        paintLinkDisc(painter, palette::kPaper, palette::kBad, palette::kBad, QLatin1String("M-5.5 0H5.5"));
        break;
    case LinkMark::Open:
        painter.setPen(QPen(palette::kInk, 2.4));
        painter.setBrush(palette::kPaper);
        painter.drawEllipse(QPointF(0, 0), 6.5, 6.5);
        break;
    }
    painter.restore();
}

void paintChosenTile(QPainter& painter, QPointF centre)
{
    const QPainterPath shape = roundedHex(98, 12, centre);
    strokeTwice(painter, shape, roundPen(palette::kInk, 8), roundPen(palette::kAmber, 5));
}

QRectF pillBox(QPointF centre, const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double height = metrics.height() * 1.45;
    const double width = metrics.horizontalAdvance(text) + height * 0.95;
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

QRectF paintPill(QPainter& painter, QPointF centre, const QString& text, const QFont& font)
{
    const QRectF box = pillBox(centre, text, font);
    painter.setPen(QPen(palette::kPaper, 1));
    painter.setBrush(palette::kInk);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(palette::kPaper);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
    return box;
}

} // namespace bubblebar
