#include "designer/drawing/flower.h"

#include "designer/drawing/artwork.h"
#include "designer/drawing/pathdata.h"
#include "designer/drawing/smallart.h"

#include <QPainter>
#include <QTransform>

#include <cmath>
#include <map>
#include <vector>

namespace bubblebar {

namespace {

constexpr double kOutline = 5.5;
constexpr double kHeart = 36;
constexpr double kBonusHeart = 50;
constexpr double kBonusScale = 0.43;
// Where petals and signs are a few pixels long.
constexpr double kSmallOutline = 4;
constexpr double kBoldSignBelow = 10; // pixels of a heart's radius
constexpr double kBoldHeart = 55;

/// A petal that points up, and the marks on it.
struct Petal
{
    QPainterPath shape;
    QPainterPath marks;
};

/// All petals of one colour on a flower.
struct PetalGroup
{
    Colour colour = Colour::Orange;
    std::vector<QPainterPath> petals;
    QPainterPath marks;
    double markWidth = 4.5;
};

struct FlowerShape
{
    QPainterPath shadow;
    std::vector<PetalGroup> groups;
};

/// Between `narrow` (a slot of 36°) and `wide` (60°).
double bySlot(double slot, double narrow, double wide)
{
    return narrow + (wide - narrow) * (slot - 36) / 24;
}

Petal orangePetal(double slot)
{
    const double x = slot == 45 ? 30 : bySlot(slot, 24, 31);
    Petal petal;
    petal.shape.moveTo(0, -18);
    petal.shape.cubicTo(-x, -32, -x, -62, 0, -96);
    petal.shape.cubicTo(x, -62, x, -32, 0, -18);
    petal.marks = pathFromData(QLatin1String("M0-46V-72"));
    return petal;
}

Petal bluePetal(double slot)
{
    const double radius = slot == 72 ? 35 : bySlot(slot, 17, 27);
    const double y = radius - 92;
    const double base = slot == 72 ? 16 : bySlot(slot, 8, 12);
    const double mark = radius * 0.58;
    Petal petal;
    petal.shape.moveTo(-base, -16);
    petal.shape.lineTo(-radius, y);
    petal.shape.arcTo(QRectF(-radius, y - radius, 2 * radius, 2 * radius), 180, -180);
    petal.shape.lineTo(base, -16);
    petal.shape.closeSubpath();
    const QRectF ring(-mark, y - mark, 2 * mark, 2 * mark);
    petal.marks.arcMoveTo(ring, 160);
    petal.marks.arcTo(ring, 160, -140);
    return petal;
}

void addRay(Petal& petal, double angle, double width)
{
    static const QPainterPath ray = pathFromData(QLatin1String("M-7-18L-12-80C-12-98 12-98 12-80L7-18Z"));
    static const QPainterPath mark = pathFromData(QLatin1String("M0-60V-78"));
    const QTransform turn = QTransform().rotate(angle);
    petal.shape.addPath(turn.map(QTransform::fromScale(width, 1).map(ray)));
    petal.marks.addPath(turn.map(mark));
}

/// A fan of rays, as many as the slot takes; one alone on a flower that is all yellow.
Petal yellowPetal(double slot)
{
    Petal petal;
    if (slot < 30) {
        addRay(petal, 0, 1);
    } else if (slot > 50) {
        addRay(petal, -19, 1);
        addRay(petal, 0, 1);
        addRay(petal, 19, 1);
    } else {
        const double spread = slot > 40 ? 13 : 9;
        addRay(petal, -spread, 1);
        addRay(petal, spread, 1);
    }
    return petal;
}

/// Fewer and broader rays, which keep their colour where an outline is a third of a pixel.
Petal smallYellowPetal(double slot)
{
    Petal petal;
    if (slot > 40) {
        addRay(petal, -15, 1.25);
        addRay(petal, 15, 1.25);
    } else {
        addRay(petal, 0, 1.2);
    }
    return petal;
}

Petal pinkPetal(double slot)
{
    const double width = slot == 72 ? 1 : bySlot(slot, 0.52, 0.85);
    const QTransform narrow = QTransform::fromScale(width, 1);
    Petal petal;
    petal.shape = narrow.map(
        pathFromData(QLatin1String("M0-14C-20-24-43-50-40-74C-37-98-9-99 0-78C9-99 37-98 40-74C43-50 20-24 0-14Z")));
    petal.marks = narrow.map(pathFromData(QLatin1String("M-9-46L-17-64M9-46L17-64")));
    return petal;
}

Petal greenPetal(double slot)
{
    const double width = slot == 90 ? 1.49 : bySlot(slot, 0.58, 1);
    const QTransform narrow = QTransform::fromScale(width, 1);
    Petal petal;
    petal.shape = narrow.map(
        pathFromData(QLatin1String("M0-8C-11-26-38-34-37-64C-37-95-10-104 0-70C10-104 37-95 37-64C38-34 11-26 0-8Z")));
    petal.marks = narrow.map(pathFromData(QLatin1String("M-24-70Q-16-50 0-48Q16-50 24-70")));
    return petal;
}

Petal petalOf(Colour colour, double slot)
{
    switch (colour) {
    case Colour::Orange:
        return orangePetal(slot);
    case Colour::Blue:
        return bluePetal(slot);
    case Colour::Yellow:
        return yellowPetal(slot);
    case Colour::Pink:
        return pinkPetal(slot);
    case Colour::Green:
        break;
    }
    return greenPetal(slot);
}

int petalCount(std::span<const Colour> colours, bool small)
{
    if (small && colours.size() == 1 && colours.front() == Colour::Yellow)
        return 11;
    static constexpr std::array kAlone {8, 5, 14, 5, 4}; // by colour
    switch (colours.size()) {
    case 1:
        return kAlone[static_cast<std::size_t>(colours.front())];
    case 4:
        return 8;
    case 5:
        return 10;
    default:
        return 6;
    }
}

double markWidth(Colour colour, bool alone)
{
    switch (colour) {
    case Colour::Blue:
        return alone ? 6 : 5;
    case Colour::Green:
        return alone ? 7 : 6;
    default:
        return 4.5;
    }
}

FlowerShape makeShape(std::span<const Colour> colours, bool small)
{
    const int count = petalCount(colours, small);
    const double slot = 360.0 / count;
    const bool alone = colours.size() == 1;
    const double first = alone && colours.front() == Colour::Green ? slot / 2 : 0;
    FlowerShape shape;
    shape.shadow.setFillRule(Qt::WindingFill);
    for (const Colour colour : colours)
        shape.groups.push_back({colour, {}, {}, markWidth(colour, alone)});
    for (int i = 0; i < count; ++i) {
        PetalGroup& group = shape.groups[static_cast<std::size_t>(i) % colours.size()];
        const bool isSmallRay = small && group.colour == Colour::Yellow;
        const Petal petal = isSmallRay ? smallYellowPetal(slot) : petalOf(group.colour, slot);
        const QTransform turn = QTransform().rotate(first + i * slot);
        group.petals.push_back(turn.map(petal.shape));
        group.marks.addPath(turn.map(petal.marks));
        shape.shadow.addPath(group.petals.back());
    }
    return shape;
}

const FlowerShape& shapeOf(std::span<const Colour> colours, bool small)
{
    thread_local std::map<std::pair<bool, std::vector<Colour>>, FlowerShape> shapes;
    const std::pair key(small, std::vector<Colour>(colours.begin(), colours.end()));
    const auto found = shapes.find(key);
    return found != shapes.end() ? found->second : shapes.emplace(key, makeShape(colours, small)).first->second;
}

QColor markColour(Colour colour)
{
    const bool lightMarks = colour == Colour::Blue || colour == Colour::Green;
    return lightMarks ? tonesOf(colour).light : tonesOf(colour).dark;
}

QPen outlinePen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintPetals(QPainter& painter, const PetalGroup& group, Detail detail, Tone tone)
{
    painter.setPen(outlinePen(tone(palette::kInk), detail == Detail::Full ? kOutline : kSmallOutline));
    painter.setBrush(tone(tonesOf(group.colour).base));
    for (const QPainterPath& petal : group.petals)
        painter.drawPath(petal);
    if (detail != Detail::Full)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(outlinePen(tone(markColour(group.colour)), group.markWidth));
    painter.drawPath(group.marks);
}

void paintHeart(QPainter& painter, double radius, Tone tone)
{
    painter.setPen(QPen(tone(palette::kInk), kOutline));
    painter.setBrush(tone(palette::kCreamShade));
    painter.drawEllipse(QPointF(0, 0), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette::kCream));
    painter.drawEllipse(QPointF(0, 2.5), radius - kOutline, radius - kOutline);
}

} // namespace

double pixelsPerUnit(const QPainter& painter)
{
    // With the pixels of a dense screen, which combinedTransform() does not know of.
    return std::sqrt(std::abs(painter.deviceTransform().determinant()));
}

Detail detailFor(const QPainter& painter)
{
    return detailFor(200 * pixelsPerUnit(painter));
}

void paintFlower(QPainter& painter, QPointF centre, double scale, std::span<const Colour> colours, Bonus bonus,
                 Detail detail, Tone tone)
{
    const bool small = detail != Detail::Full;
    const FlowerShape& shape = shapeOf(colours, small);
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 56));
    painter.drawPath(shape.shadow.translated(2, 7));
    for (const PetalGroup& group : shape.groups)
        paintPetals(painter, group, detail, tone);
    if (bonus == Bonus::None) {
        paintHeart(painter, kHeart, tone);
    } else if (small || kBonusHeart * pixelsPerUnit(painter) < kBoldSignBelow) {
        paintHeart(painter, kBoldHeart, tone);
        paintSmallBonus(painter, bonus, kBoldHeart - kSmallOutline, tone);
    } else {
        paintHeart(painter, kBonusHeart, tone);
        paintBonus(painter, {0, 1}, kBonusScale, bonus, tone);
    }
    painter.restore();
}

void paintBonus(QPainter& painter, QPointF centre, double scale, Bonus bonus, Tone tone)
{
    if (bonus == Bonus::None)
        return;
    const std::string name = "bonus-" + std::string(bonusName(bonus));
    paintArt(painter, QLatin1String(name.c_str()), centre, scale, {tone, {}});
}

} // namespace bubblebar
