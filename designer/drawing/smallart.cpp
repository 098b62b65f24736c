#include "designer/drawing/smallart.h"

#include "designer/drawing/label.h"
#include "designer/drawing/pathdata.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kDisc = 78.5;
constexpr double kBadge = 84;

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void fillCircle(QPainter& painter, QPointF centre, double radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
}

/// A pattern on wings that reach from -56 to 56 and from -48 to 70.
struct WingPattern
{
    QPainterPath shape;
    double stroke = 0; ///< its width; 0: the shape is filled
};

const WingPattern& patternOf(Colour colour)
{
    static const QPainterPath dots = [] {
        QPainterPath all;
        for (const QPointF at : {QPointF(-26, -12), QPointF(26, -12), QPointF(-24, 36), QPointF(24, 36)})
            all.addEllipse(at, 15, 15);
        return all;
    }();
    static const std::array<WingPattern, kColours> patterns {{
        {pathFromData(QLatin1String("M-50-6H50M-48 36H48")), 20},
        {dots, 0},
        {pathFromData(QLatin1String("M-50 28L-25-8L0 28L25-8L50 28")), 17},
        {pathFromData(QLatin1String("M0 60C-18 40-46 22-46-4C-46-34-12-34 0-12C12-34 46-34 46-4C46 22 18 40 0 60Z")),
         0},
        {pathFromData(QLatin1String("M0-40V66M0 42L-36 4M0 42L36 4")), 14},
    }};
    return patterns[static_cast<std::size_t>(colour)];
}

void paintBadgeGround(QPainter& painter, Tone tone)
{
    fillCircle(painter, {2, 9}, kBadge, QColor(0x3b, 0x2f, 0x2f, 56));
    painter.setPen(QPen(tone(palette::kInk), 12));
    painter.setBrush(tone(palette::kPaper));
    painter.drawEllipse(QPointF(0, 0), kBadge, kBadge);
}

void paintBars(QPainter& painter, int count, Tone tone)
{
    const double pitch = std::min(42.0, 124.0 / count);
    const double thickness = count == 1 ? 34 : pitch * 0.62;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette::kInk));
    for (int i = 0; i < count; ++i) {
        const double y = (i - (count - 1) / 2.0) * pitch;
        const double half = std::abs(y) > 36 ? 34 : 46;
        painter.drawRoundedRect(QRectF(-half, y - thickness / 2, 2 * half, thickness), thickness / 2, thickness / 2);
    }
}

void paintNumberOnInk(QPainter& painter, double radius, const QString& number, Tone tone)
{
    fillCircle(painter, {}, radius, tone(palette::kInk));
    paintLabel(painter, number, {}, radius * 1.4, tone(palette::kCream), 0.24);
}

void paintNumberOnTwoTones(QPainter& painter, double radius, const QString& number, Tone tone)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette::kAmber));
    painter.drawPie(QRectF(-radius, -radius, 2 * radius, 2 * radius), -90 * 16, 180 * 16);
    paintLabel(painter, number, {}, radius * 1.4, tone(palette::kInk), 0.24);
}

/// Painted in a box of radius 50.
void paintSign(QPainter& painter, Bonus bonus, Tone tone)
{
    static const QPainterPath arrows =
        pathFromData(QLatin1String("M-22-44L0-12H-14V38H-30V-12H-44ZM22 44L0 12H14V-38H30V12H44Z"));
    static const QPainterPath head = pathFromData(QLatin1String("M-4-58L36-32L-4-6Z"));
    static const QPainterPath plus = pathFromData(QLatin1String("M0-34V34M-34 0H34"));
    const QColor ink = tone(palette::kInk);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (bonus == Bonus::Reorder) {
        painter.drawPath(arrows);
    } else if (bonus == Bonus::Rotate) {
        painter.drawPath(head);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 15, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(QRectF(-33, -33, 66, 66), 95 * 16, 285 * 16);
    } else {
        painter.setPen(QPen(ink, 20, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(plus);
    }
}

} // namespace

void paintSmallBeetle(QPainter& painter, Colour colour, Tone tone)
{
    const ColourTones& tones = tonesOf(colour);
    painter.setPen(QPen(tone(palette::kInk), 6));
    painter.setBrush(tone(tones.base));
    painter.drawEllipse(QPointF(0, 0), kDisc, kDisc);
    fillCircle(painter, {}, 64, tone(tones.tint));
    fillCircle(painter, {0, -48}, 26, tone(palette::kInk));
    painter.setPen(QPen(tone(palette::kInk), 6));
    painter.setBrush(tone(tones.base));
    painter.drawEllipse(QPointF(0, 12), 56, 58);
    const WingPattern& pattern = patternOf(colour);
    painter.setPen(pattern.stroke > 0 ? roundPen(tone(tones.pattern), pattern.stroke) : QPen(Qt::NoPen));
    painter.setBrush(pattern.stroke > 0 ? QBrush(Qt::NoBrush) : QBrush(tone(tones.pattern)));
    painter.drawPath(pattern.shape);
    for (const double x : {-13.0, 13.0})
        fillCircle(painter, {x, -54}, 9, tone(palette::kCream));
}

void paintSmallBonus(QPainter& painter, Bonus bonus, double radius, Tone tone)
{
    switch (bonus) {
    case Bonus::None:
        return;
    case Bonus::Own2:
        return paintNumberOnInk(painter, radius, QStringLiteral("2"), tone);
    case Bonus::Any1:
        return paintNumberOnTwoTones(painter, radius, QStringLiteral("1"), tone);
    case Bonus::Any2:
        return paintNumberOnTwoTones(painter, radius, QStringLiteral("2"), tone);
    default:
        break;
    }
    painter.save();
    painter.scale(radius / 50, radius / 50);
    paintSign(painter, bonus, tone);
    painter.restore();
}

void paintSmallLimit(QPainter& painter, int limit, Tone tone)
{
    paintBadgeGround(painter, tone);
    if (limit <= 4)
        paintBars(painter, limit, tone);
    else
        paintLabel(painter, QString::number(limit), {}, 110, tone(palette::kInk), 0.24);
}

void paintSmallNoOvertaking(QPainter& painter, Tone tone)
{
    paintBadgeGround(painter, tone);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette::kInk));
    painter.drawRoundedRect(QRectF(-36, 30, 72, 26), 13, 13);
    static const QPainterPath cross = pathFromData(QLatin1String("M-30-52L30 8M30-52L-30 8"));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(tone(palette::kBad), 22));
    painter.drawPath(cross);
}

} // namespace bubblebar
