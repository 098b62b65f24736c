#include "designer/drawing/ground.h"

#include "designer/drawing/pathdata.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

/// One piece of a motif: its place on the unturned tile, its size and its own slant.
struct Piece
{
    double x = 0;
    double y = 0;
    double scale = 1;
    double slant = 0;
};

constexpr std::array<Piece, 8> kTufts {
    {{-66, 30, 8}, {66, 34, 9}, {4, 8, 9}, {-70, -30, 7}, {70, -28, 7}, {-14, 78, 8}, {22, -10, 6}, {-8, 58, 6}}};
constexpr std::array<Piece, 6> kDaisies {{{12, -60}, {-60, 46}, {62, 12}, {-14, -4}, {12, 72}, {-42, -62, 0.9}}};
constexpr std::array<Piece, 5> kRipples {{{-46, -6, 1}, {40, -46, 0.8}, {18, 62, 1}, {-14, -72, 0.6}, {62, 20, 0.6}}};
constexpr std::array<Piece, 6> kPads {
    {{-66, -34, 1, 200}, {64, -24, 1, 20}, {2, 2, 1, 90}, {-24, 70, 1, -40}, {64, 42, 1, 140}, {-50, 50, 0.8, 60}}};
constexpr std::array<Piece, 11> kAutumnLeaves {{{-62, -30, 1, 20},
                                                {4, -70, 1, -25},
                                                {62, -18, 0.95, 40},
                                                {-46, 52, 0.9, -50},
                                                {52, 46, 1, 15},
                                                {0, 6, 0.9, 160},
                                                {2, 76, 0.8, 75},
                                                {30, -46, 0.7, 100},
                                                {-30, -2, 0.65, -80},
                                                {-68, 24, 0.7, 60},
                                                {28, 30, 0.6, -30}}};
constexpr std::array<Piece, 12> kStars {{{-60, -36, 7, 0},
                                         {8, -72, 6, 23},
                                         {66, -22, 8, 46},
                                         {-48, 54, 6, 19},
                                         {60, 44, 7, 42},
                                         {16, 36, 7, 15},
                                         {16, 78, 5, 7},
                                         {-72, 14, 3, 10},
                                         {34, -40, 3, 0},
                                         {-22, -52, 3, 30},
                                         {-20, 74, 3, 5},
                                         {30, 22, 3, 50}}};

constexpr std::array<Piece, 7> kMoonPlaces {{{0, -6}, {28, -60}, {-32, -58}, {58, 6}, {-58, 4}, {30, 56}, {-30, 56}}};

/// Paints pieces upright at their places on the turned tile.
class MotifPainter
{
public:
    MotifPainter(QPainter& painter, double degrees, std::span<const QPointF> flowers)
        : m_painter(painter)
        , m_degrees(degrees)
        , m_flowers(flowers)
    {
    }

    template <std::size_t N>
    void fill(const std::array<Piece, N>& pieces, const QPainterPath& shape, double squash = 1)
    {
        m_painter.drawPath(gathered(pieces, shape, squash));
    }

    /// All pieces as one path.
    template <std::size_t N>
    [[nodiscard]] QPainterPath gathered(const std::array<Piece, N>& pieces, const QPainterPath& shape,
                                        double squash = 1)
    {
        QPainterPath all;
        for (const Piece& piece : pieces) {
            const QPointF at = turned({piece.x, piece.y}, m_degrees);
            if (clearance(at) < kHidden)
                continue;
            QTransform place = QTransform::fromTranslate(at.x(), at.y());
            place.scale(piece.scale, piece.scale * squash).rotate(piece.slant);
            all.addPath(place.map(shape));
        }
        return all;
    }

    /// The piece that lies furthest from all flowers.
    template <std::size_t N>
    [[nodiscard]] Piece clearest(const std::array<Piece, N>& pieces) const
    {
        return *std::ranges::max_element(pieces, {}, [this](const Piece& piece) {
            return clearance(turned({piece.x, piece.y}, m_degrees));
        });
    }

private:
    static constexpr double kHidden = 24; // by a flower

    [[nodiscard]] double clearance(QPointF at) const
    {
        double least = 2 * kTileRadius;
        for (const QPointF& flower : m_flowers)
            least = std::min(least, std::hypot(at.x() - flower.x(), at.y() - flower.y()));
        return least;
    }

    QPainter& m_painter;
    double m_degrees;
    std::span<const QPointF> m_flowers;
};

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintMeadow(QPainter& painter, MotifPainter& motif, Tone tone)
{
    static const QPainterPath tuft =
        pathFromData(QLatin1String("M-0.2 0Q-0.3-0.6-0.7-0.8M0 0V-1.1M0.2 0Q0.3-0.6 0.7-0.8"));
    static const QPainterPath daisy = [] {
        QPainterPath petals;
        petals.setFillRule(Qt::WindingFill);
        for (int i = 0; i < 5; ++i)
            petals.addEllipse(turned({3.4, 0}, 72.0 * i), 2.4, 2.4);
        return petals;
    }();
    static const QPainterPath eye = [] {
        QPainterPath dot;
        dot.addEllipse(QPointF(0, 0), 2, 2);
        return dot;
    }();
    const GroundTones& ground = groundOf(Terrain::Meadow);
    painter.setBrush(tone(ground.motifLight));
    motif.fill(kDaisies, daisy);
    painter.setBrush(tone(ground.motif));
    motif.fill(kDaisies, eye);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(tone(ground.motif), 2.6));
    motif.fill(kTufts, tuft);
}

void paintPond(QPainter& painter, MotifPainter& motif, Tone tone)
{
    static const QPainterPath ripple = [] {
        QPainterPath rings;
        for (const double radius : {8.0, 15.0, 22.0}) {
            const QRectF box(-radius, -0.55 * radius, 2 * radius, 1.1 * radius);
            rings.arcMoveTo(box, 180);
            rings.arcTo(box, 180, 180);
        }
        const QRectF box(-15, -12, 30, 15);
        rings.arcMoveTo(box, 180);
        rings.arcTo(box, 180, -130);
        return rings;
    }();
    static const QPainterPath pad = [] {
        QPainterPath leaf(QPointF(0, 0));
        leaf.arcTo(QRectF(-10.3, -10.3, 20.6, 20.6), 23, 314);
        leaf.closeSubpath();
        return leaf;
    }();
    const GroundTones& ground = groundOf(Terrain::Teal);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(tone(ground.motifLight), 2.4));
    motif.fill(kRipples, ripple);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(ground.motif));
    motif.fill(kPads, pad, 0.7);
}

void paintAutumn(QPainter& painter, MotifPainter& motif, Tone tone)
{
    static const QPainterPath leaf =
        pathFromData(QLatin1String("M0-12L3-5L10-7L7 0L11 5L3 6L0 9L-3 6L-11 5L-7 0L-10-7L-3-5ZM0 6V15"));
    const GroundTones& ground = groundOf(Terrain::Orange);
    const std::array colours {ground.motif, ground.motifLight, palette::rgb(0xe3a15c)};
    for (std::size_t i = 0; i < kAutumnLeaves.size(); ++i) {
        const QColor colour = tone(colours[i % colours.size()]);
        painter.setPen(roundPen(colour, 2));
        painter.setBrush(colour);
        motif.fill(std::array {kAutumnLeaves[i]}, leaf);
    }
}

void paintNight(QPainter& painter, MotifPainter& motif, Tone tone)
{
    static const QPainterPath star = pathFromData(QLatin1String(
        "M0-1L0.27-0.36L0.95-0.31L0.43 0.14L0.59 0.81L0 0.45L-0.59 0.81L-0.43 0.14L-0.95-0.31L-0.27-0.36Z"));
    static const QPainterPath moon = [] {
        QPainterPath disc;
        disc.addEllipse(QPointF(0, 0), 15, 15);
        QPainterPath bite;
        bite.addEllipse(QPointF(8, -7), 14, 14);
        return disc.subtracted(bite);
    }();
    const GroundTones& ground = groundOf(Terrain::Purple);
    painter.setBrush(tone(ground.motif));
    motif.fill(std::array {motif.clearest(kMoonPlaces)}, moon);
    painter.setBrush(tone(ground.motifLight));
    painter.setPen(QPen(tone(ground.motifLight), 1.2));
    motif.fill(kStars, star);
}

/// Thorny twigs have no upright: they turn with the tile.
void paintThorns(QPainter& painter, double degrees, Tone tone)
{
    static const QPainterPath twigs = pathFromData(QLatin1String(
        "M-83-30C-58-14-50-50-14-34C22-18 34-62 60-58M-80 34C-50 20-40 50-8 44C24 38 40 66 80 30"
        "M-26 82C-18 66 6 80 22 82M-42-71C-20-78 0-66 24-82M10 2C36-14 54 14 82-4M-82 6C-60 12-44-8-24 4"));
    static const QPainterPath thorns = pathFromData(QLatin1String(
        "M-77.2-26.5Q-72.9-29-67.9-35.9L-68.3-25.4ZM-56.6-29.9Q-51.7-29.1-44.7-24.3L-48.6-34.1ZM-32.9-38.5Q-28.7-41.1"
        "-24-48.2L-24-37.6ZM-3.8-30.6Q0.2-27.5 4.1-19.9L5.2-30.4ZM23.2-38.7Q24.5-43.5 23-51.9L30.3-44.3ZM44.9-55.4"
        "Q49.6-53.9 55.9-48.2L53.4-58.4ZM-72.2 30.9Q-68.5 27.5-65.3 19.6L-63.2 29.9ZM-48.8 34Q-46.5 38.5-46.2 47"
        "L-40.7 38ZM-25.5 44Q-21.2 41.5-16.4 34.5L-16.6 45ZM1 42.9Q4.7 46.2 8.2 54L9.9 43.6ZM28.5 47.6Q32.9 45.2 37.9"
        " 38.3L37.5 48.9ZM59.6 44.4Q64.5 45.1 71.7 49.6L67.4 40ZM-23.6 77.4Q-21.1 73.1-20.3 64.6L-15.3 73.9ZM-9.4 74.4"
        "Q-6.1 78.1-3.6 86.2L-0.6 76.1ZM7.3 78.5Q12 76.7 17.8 70.5L16 80.9ZM-33.5-73Q-29.7-76.3-26.1-84L-24.5-73.6Z"
        "M-14.2-73.2Q-10.3-70.1-6.4-62.6L-5.3-73.1ZM5.7-74.1Q8.7-78.1 10.4-86.4L14.3-76.7ZM20.3-2.7Q24-6 27.4-13.8"
        "L29.3-3.4ZM40.9-1.3Q44.1 2.5 46.2 10.8L49.6 0.8ZM61.8 2.6Q65.4-0.9 68.4-8.9L70.7 1.4ZM-73.9 7.4Q-70.2 4-67"
        "-3.9L-65 6.5ZM-56.6 4Q-51.9 5.8-45.9 11.8L-47.9 1.5ZM-40.1-0.2Q-35.9-2.9-31.3-10L-31.1 0.5Z"));
    const QColor colour = tone(groundOf(Terrain::Magenta).motif);
    painter.save();
    painter.rotate(degrees);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(colour, 4));
    painter.drawPath(twigs);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(thorns);
    painter.restore();
}

void paintMotif(QPainter& painter, Terrain terrain, double degrees, std::span<const QPointF> flowers, Tone tone)
{
    MotifPainter motif(painter, degrees, flowers);
    painter.setPen(Qt::NoPen);
    switch (terrain) {
    case Terrain::Meadow:
        return paintMeadow(painter, motif, tone);
    case Terrain::Teal:
        return paintPond(painter, motif, tone);
    case Terrain::Orange:
        return paintAutumn(painter, motif, tone);
    case Terrain::Purple:
        return paintNight(painter, motif, tone);
    case Terrain::Magenta:
        return paintThorns(painter, degrees, tone);
    }
}

} // namespace

void paintGround(QPainter& painter, Terrain terrain, double degrees, std::span<const QPointF> flowers, Tone tone)
{
    static const QPainterPath outline = roundedHex(98.8, 13);
    static const QPainterPath inner = roundedHex(98, 12);
    static const QPainterPath plain = roundedHex(91, 9, {0.6, 1.8});
    static const QPainterPath ring = outline.subtracted(roundedHex(92.5, 10));
    const GroundTones& ground = groundOf(terrain);
    // The hexagon looks the same after every 60°: only what a tile that is just being turned shows is rotated.
    const double slant = std::remainder(degrees, 60);
    painter.save();
    painter.rotate(slant);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(ground.inner));
    painter.drawPath(inner);
    painter.setBrush(tone(ground.ground));
    painter.drawPath(plain);
    painter.rotate(-slant);
    paintMotif(painter, terrain, degrees, flowers, tone);
    painter.rotate(slant);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(ground.border));
    painter.drawPath(ring);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tone(palette::kInk), 2));
    painter.drawPath(outline);
    painter.restore();
}

void paintTileShadow(QPainter& painter, bool dark)
{
    static const QPainterPath shape = roundedHex(100, 13, {3, 6});
    painter.setPen(Qt::NoPen);
    painter.setBrush(tableTones(dark).shadow);
    painter.drawPath(shape);
}

} // namespace bubblebar
