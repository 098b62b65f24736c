#include "designer/drawing/tilepainter.h"

#include "designer/drawing/artwork.h"
#include "designer/drawing/facelayout.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/label.h"
#include "designer/drawing/pathdata.h"
#include "designer/drawing/smallart.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kBadgeScale = 0.17;
constexpr double kSmallTileBadgeScale = 0.25;
constexpr double kLetterHeight = 11;
constexpr double kNameWidth = 36; // of a corner
constexpr int kRegularLimit = 3;
constexpr double kBadgeRadius = 84;
constexpr double kBoldBadgeBelow = 9.5; // pixels of its radius
constexpr QPointF kStemShadow(0.8, 2);

QPen stemPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

/// Where the shadow of a stem's end falls. At the tile's edge it moves along that edge, as it would reach beyond the
/// tile otherwise, onto white paper.
QPointF shadowOfEnd(QPointF end)
{
    const double distance = std::hypot(end.x(), end.y());
    const QPointF shadow = end + kStemShadow;
    if (distance < kTileApothem - 1)
        return shadow;
    const QPointF outwards = end / distance;
    return shadow - QPointF::dotProduct(kStemShadow, outwards) * outwards;
}

QPainterPath shadowOf(const Stem& stem, const QTransform& turn)
{
    return Stem {shadowOfEnd(turn.map(stem.start)), turn.map(stem.control1) + kStemShadow,
                 turn.map(stem.control2) + kStemShadow, shadowOfEnd(turn.map(stem.end))}
        .path();
}

void paintStems(QPainter& painter, const FaceLayout& layout, const QTransform& turn, Tone tone)
{
    QPainterPath stems;
    QPainterPath shadows;
    for (const Stem& stem : layout.stems) {
        stems.addPath(turn.map(stem.path()));
        shadows.addPath(shadowOf(stem, turn));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(stemPen(QColor(0x3b, 0x2f, 0x2f, 51), 10));
    painter.drawPath(shadows);
    painter.setPen(stemPen(tone(palette::kStemEdge), 10));
    painter.drawPath(stems);
    painter.setPen(stemPen(tone(palette::kStem), 5.4));
    painter.drawPath(stems);
}

/// Leaves beside the stems and grass at closed edges.
void paintGreenery(QPainter& painter, const FaceLayout& layout, const QTransform& turn, Tone tone)
{
    static const QPainterPath leaf = pathFromData(QLatin1String("M0 0C3-7 12-8 17-2C12 3 4 4 0 0ZM1 0L11-2"));
    static const QPainterPath grass =
        pathFromData(QLatin1String("M-11.2 2Q-13.2-5.4-16.5-9Q-9.2-4.5-5.2 2ZM-8 2Q-8.8-9-9.9-15Q-4.8-7.5-2 2ZM-4.1 "
                                   "2Q-3.5-10.8-1.7-18Q0.5-9 1.9 2Z"
                                   "M0.3 2Q2.5-9.6 7.2-16Q6.5-8 6.3 2ZM4.2 2Q7.8-6 15.1-10Q11.8-5 10.2 2Z"));
    painter.setBrush(tone(palette::kLeaf));
    painter.setPen(QPen(tone(palette::kStemEdge), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const StemLeaf& one : layout.leaves) {
        QTransform place = turn;
        place.translate(one.at.x(), one.at.y()).rotate(one.angle).scale(one.scale, one.scale);
        painter.drawPath(place.map(leaf));
    }
    for (const int edge : layout.closedEdges) {
        QTransform place = turn;
        place.rotate(60.0 * edge - 90).translate(0, 83);
        painter.drawPath(place.map(grass));
    }
}

void paintBadgeDiscs(QPainter& painter, int count, double width, double top, double step, Tone tone)
{
    const double height = width * 0.33;
    painter.setPen(QPen(tone(palette::kInk), 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = count - 1; i >= 0; --i) {
        const bool light = (count - 1 - i) % 2 == 1;
        const double y = top + i * step;
        const QRectF face(-width, y - height, 2 * width, 2 * height);
        QPainterPath side;
        side.arcMoveTo(face, 180);
        side.arcTo(face, 180, 180);
        side.arcTo(face.translated(0, step * 0.72), 0, -180);
        side.closeSubpath();
        painter.setBrush(tone(light ? palette::rgb(0xc39e6d) : palette::rgb(0xaa7745)));
        painter.drawPath(side);
        painter.setBrush(tone(light ? palette::kWoodLight : palette::kWoodMid));
        painter.drawEllipse(face);
    }
}

/// Limits that have no picture: a number beside a disc.
void paintLimitNumber(QPainter& painter, int limit, Tone tone)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 56));
    painter.drawEllipse(QPointF(2, 7), 84, 84);
    painter.setPen(QPen(tone(palette::kInk), 8));
    painter.setBrush(tone(palette::kPaper));
    painter.drawEllipse(QPointF(0, 0), 84, 84);
    paintBadgeDiscs(painter, 2, 38, 16, 20, tone);
    paintLabel(painter, QString::number(limit), {0, -28}, 62, tone(palette::kInk), 0.24);
}

void paintLimit(QPainter& painter, QPointF centre, double scale, int limit, Tone tone)
{
    const std::string name = "badge-limit-" + std::to_string(limit);
    if (hasArt(QLatin1String(name.c_str()))) {
        paintArt(painter, QLatin1String(name.c_str()), centre, scale, {tone, {}});
        return;
    }
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    paintLimitNumber(painter, limit, tone);
    painter.restore();
}

void paintBoldBadge(QPainter& painter, QPointF centre, double scale, const TerrainRule& rule, Tone tone)
{
    const bool limited = rule.limit != kRegularLimit;
    const double aside = limited && !rule.overtaking ? kBadgeRadius : 0;
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    painter.translate(-aside, 0);
    if (!rule.overtaking)
        paintSmallNoOvertaking(painter, tone);
    painter.translate(2 * aside, 0);
    if (limited)
        paintSmallLimit(painter, rule.limit, tone);
    painter.restore();
}

void paintName(QPainter& painter, QStringView name, QPointF centre, Tone tone)
{
    constexpr double kWeight = 0.19;
    const double width = labelWidth(name, kLetterHeight, kWeight);
    const double height = kLetterHeight * std::min(1.0, kNameWidth / std::max(1.0, width));
    paintLabel(painter, name, centre, height, tone(palette::kInk), kWeight);
}

/// A tile of a few pixels: what a map of thousands of tiles shows.
void paintSpeck(QPainter& painter, const Face& face, const FaceLayout& layout, const QTransform& turn, Tone tone)
{
    const GroundTones& ground = groundOf(face.terrain);
    painter.setPen(QPen(tone(ground.border), 8));
    painter.setBrush(tone(ground.ground));
    painter.drawPolygon(turn.map(hexPolygon({0, 0}, 95)));
    painter.setPen(stemPen(tone(palette::kStem), 9));
    for (const Stem& stem : layout.stems)
        painter.drawLine(turn.map(stem.start), turn.map(stem.end));
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < face.spaces.size(); ++i) {
        painter.setBrush(tone(tonesOf(face.spaces[i].colours.front()).base));
        painter.drawEllipse(turn.map(layout.spaces[i]), kFlowerRadius, kFlowerRadius);
    }
}

void paintSpaces(QPainter& painter, const Face& face, std::span<const QPointF> places, const TileLook& look)
{
    for (std::size_t i = 0; i < places.size(); ++i)
        paintFlower(painter, places[i], kFlowerScale, face.spaces[i].colours, face.spaces[i].bonus, look.detail,
                    look.tone);
}

QString nameOf(const Track& track, const PlacedTile& placed)
{
    return QString::fromStdString(track.tileName(placed.tile));
}

/// The dark table takes 7 % of the light from the whole tile.
void paintVeil(QPainter& painter)
{
    static const QPainterPath shape = roundedHex(100, 13);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 18));
    painter.drawPath(shape);
}

void paintPicture(QPainter& painter, QLatin1String name, const TileLook& look)
{
    paintArt(painter, name, {0, 0}, 1, {look.tone, {}});
    if (look.dark)
        paintVeil(painter);
}

} // namespace

void paintFace(QPainter& painter, const Face& face, const TerrainRule& rule, int rotation, QStringView name,
               const TileLook& look)
{
    const FaceLayout layout(face);
    const double degrees = 60.0 * rotation + look.turn;
    const QTransform turn = QTransform().rotate(degrees);
    std::vector<QPointF> places = layout.spaces;
    for (QPointF& place : places)
        place = turn.map(place);

    painter.save();
    if (look.detail == Detail::Speck) {
        paintSpeck(painter, face, layout, turn, look.tone);
    } else {
        paintGround(painter, face.terrain, degrees, places, look.tone);
        paintStems(painter, layout, turn, look.tone);
        paintGreenery(painter, layout, turn, look.tone);
        paintSpaces(painter, face, places, look);
        if (hasBadge(rule) && look.detail == Detail::Full)
            paintTerrainBadge(painter, turn.map(layout.badge), kBadgeScale, rule, look.tone);
        else if (hasBadge(rule))
            paintBoldBadge(painter, turn.map(layout.badge), kSmallTileBadgeScale, rule, look.tone);
    }
    if (look.detail == Detail::Full && !name.isEmpty())
        paintName(painter, name, turn.map(layout.letter), look.tone);
    if (look.dark)
        paintVeil(painter);
    painter.restore();
}

void paintStart(QPainter& painter, const TileLook& look)
{
    paintPicture(painter, QLatin1String("start"), look);
}

void paintFinish(QPainter& painter, const TileLook& look)
{
    paintPicture(painter, QLatin1String("finish"), look);
}

namespace {

void paintNamedTile(QPainter& painter, const Track& track, const PlacedTile& placed, const QString& name,
                    const TileLook& look)
{
    if (const Face* face = track.face(placed))
        paintFace(painter, *face, track.tileSet->rule(face->terrain), placed.rotation, name, look);
    else if (placed.tile.kind() == TileId::Kind::Start)
        paintStart(painter, look);
    else
        paintFinish(painter, look);
}

} // namespace

void paintTile(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look)
{
    paintNamedTile(painter, track, placed, nameOf(track, placed), look);
}

void paintTileWithoutName(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look)
{
    paintNamedTile(painter, track, placed, {}, look);
}

void paintTileName(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look)
{
    const Face* face = track.face(placed);
    if (face == nullptr)
        return;
    const double degrees = 60.0 * placed.rotation + look.turn;
    paintName(painter, nameOf(track, placed), turned(FaceLayout(*face).letter, degrees), look.tone);
}

void paintTerrainBadge(QPainter& painter, QPointF centre, double scale, const TerrainRule& rule, Tone tone)
{
    if (kBadgeRadius * scale * pixelsPerUnit(painter) < kBoldBadgeBelow)
        return paintBoldBadge(painter, centre, scale, rule, tone);
    const bool limited = rule.limit != kRegularLimit;
    if (!rule.overtaking && limited) {
        const QPointF aside(kBadgeRadius * scale, 0);
        paintArt(painter, QLatin1String("badge-no-overtaking"), centre - aside, scale, {tone, {}});
        paintLimit(painter, centre + aside, scale, rule.limit, tone);
    } else if (!rule.overtaking) {
        paintArt(painter, QLatin1String("badge-no-overtaking"), centre, scale, {tone, {}});
    } else {
        paintLimit(painter, centre, scale, rule.limit, tone);
    }
}

bool hasBadge(const TerrainRule& rule)
{
    return rule.limit != kRegularLimit || !rule.overtaking;
}

} // namespace bubblebar
