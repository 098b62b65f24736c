#include "designer/drawing/beetlepainter.h"

#include "designer/drawing/artwork.h"
#include "designer/drawing/label.h"
#include "designer/drawing/smallart.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr double kDisc = 78.5;
constexpr double kThickness = 18;
constexpr int kHeightFrom = 3;

QByteArray artName(const char* kind, Colour colour)
{
    const std::string_view name = colourName(colour);
    return kind + QByteArray(name.data(), static_cast<qsizetype>(name.size()));
}

void paintPiece(QPainter& painter, const char* kind, Colour colour, QPointF at, double scale, Tone tone)
{
    const QByteArray name = artName(kind, colour);
    paintArt(painter, QLatin1String(name), at, scale, {tone, {}});
}

/// A cream disc with a number.
void paintNumber(QPainter& painter, QPointF at, double radius, int number, Tone tone, double digit = 1.25)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 64));
    painter.drawEllipse(at + QPointF(1, 2.5), radius, radius);
    painter.setPen(QPen(tone(palette::kInk), 4.5));
    painter.setBrush(tone(palette::kCream));
    painter.drawEllipse(at, radius, radius);
    paintLabel(painter, QString::number(number), at, radius * digit, tone(palette::kInk), 0.2);
}

void paintUnderlay(QPainter& painter, const BeetleLook& look)
{
    if (!look.chosen)
        return;
    painter.setPen(QPen(palette::kInk, 9));
    painter.setBrush(palette::kAmber);
    painter.drawEllipse(QPointF(0, 6), 111, 111);
}

void paintFocusRing(QPainter& painter)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 18));
    painter.drawEllipse(QPointF(0, 6), 118, 118);
    painter.setPen(QPen(Qt::white, 9));
    painter.drawEllipse(QPointF(0, 6), 118, 118);
}

void paintSmallPiece(QPainter& painter, QPointF at, Colour colour, Tone tone)
{
    painter.translate(at);
    paintSmallBeetle(painter, colour, tone);
    painter.translate(-at);
}

void paintLevel(QPainter& painter, QPointF at, Colour colour, bool onTop, const BeetleLook& look, Tone tone)
{
    paintPiece(painter, "disc-", colour, at, 1, tone);
    if (onTop && look.detail == Detail::Full)
        paintPiece(painter, "beetle-", colour, at, 1, tone);
    else if (onTop)
        paintSmallPiece(painter, at, colour, tone);
}

/// The light round a beetle that can act: amber between ink edges, with rays.
void paintRing(QPainter& painter, QPointF at, double glow)
{
    constexpr double kRadius = 91;
    const double opacity = painter.opacity();
    painter.setOpacity(opacity * glow);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 19));
    painter.drawEllipse(at, kRadius, kRadius);
    painter.setPen(QPen(palette::kAmber, 13));
    painter.drawEllipse(at, kRadius, kRadius);
    painter.setPen(QPen(palette::kCardPaper, 6, Qt::SolidLine, Qt::FlatCap));
    for (int ray = 0; ray < 12; ++ray)
        painter.drawLine(at + turned({kRadius - 6.5, 0}, 30.0 * ray), at + turned({kRadius + 6.5, 0}, 30.0 * ray));
    painter.setOpacity(opacity);
}

} // namespace

void paintStack(QPainter& painter, QPointF centre, double scale, std::span<const BeetlePiece> beetles,
                const BeetleLook& look)
{
    if (beetles.empty())
        return;
    const Tone tone = look.resting ? kRestingTone : Tone {};
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    paintUnderlay(painter, look);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 64));
    painter.drawEllipse(QPointF(7, kThickness + 8), kDisc, kDisc);
    const int top = static_cast<int>(beetles.size()) - 1;
    for (int level = 0; level <= top; ++level) {
        const QPointF at = stackOffset(level, 1);
        paintLevel(painter, at, beetles[static_cast<std::size_t>(level)].colour, level == top, look, tone);
        if (level == look.litLevel)
            paintRing(painter, at, look.glow);
    }
    if (look.focused)
        paintFocusRing(painter);
    const QPointF face = stackOffset(top, 1);
    const bool full = look.detail == Detail::Full;
    const double digit = full ? 1.25 : 1.5;
    if (beetles.back().number > 0)
        paintNumber(painter, face + (full ? QPointF(56, 56) : QPointF(62, 60)), full ? 23 : 38, beetles.back().number,
                    tone, digit);
    if (top + 1 >= kHeightFrom)
        paintNumber(painter, face + QPointF(68, -62), full ? 27 : 42, top + 1, tone, digit);
    painter.restore();
}

void paintBeetle(QPainter& painter, QPointF centre, double scale, BeetlePiece beetle, const BeetleLook& look)
{
    paintStack(painter, centre, scale, {&beetle, 1}, look);
}

void paintBeetleSticker(QPainter& painter, QPointF centre, double scale, BeetlePiece beetle, Tone tone)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    paintPiece(painter, "beetle-", beetle.colour, {0, 0}, 1, tone);
    if (beetle.number > 0)
        paintNumber(painter, {56, 56}, 23, beetle.number, tone);
    painter.restore();
}

void paintBug(QPainter& painter, QPointF centre, double scale, Colour colour, Tone tone)
{
    paintPiece(painter, "bug-", colour, centre, scale, tone);
}

QPointF stackOffset(int level, double scale)
{
    static constexpr std::array kSideways {0.0, -4.5, 3.0, -2.0};
    const double sideways = kSideways[static_cast<std::size_t>(level) % kSideways.size()];
    return QPointF(sideways, -kThickness * level) * scale;
}

} // namespace bubblebar
