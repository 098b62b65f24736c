#include "app/beetle/sketch.h"

#include "app/beetle/pens.h"
#include "designer/drawing/palette.h"
#include "designer/drawing/pathdata.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

/// The drawing is made in a square of so many units.
constexpr double kSide = 200;
constexpr double kPen = 4.6;
constexpr double kCrayon = 4.2;
constexpr double kCrayonGap = 5.6;
/// The crayon begins when so much of the part's time is over.
constexpr double kCrayonFrom = 0.45;
/// So much of a line's second, lighter pass is seen.
constexpr int kSecondPass = 70;
constexpr QColor kPaperWhite = palette::rgb(0xfffdf4);

enum class Fill : std::uint8_t { None, Light, Base, Wing };

/// One part on the left side of the beetle or in its middle, by its lines in the order in which they are drawn.
struct Lines
{
    const char* outline; ///< closed where it is filled
    Fill fill = Fill::None;
    const char* inner = ""; ///< thinner lines within
};

constexpr Lines kBody {
    "M100 76 C129 76 143 98 142 121 C141 146 125 163 100 163 C75 163 59 146 58 121 C57 98 71 76 100 76 Z", Fill::Base,
    "M67 98 C84 107 116 107 133 98 M100 104 C101 124 99 144 100 162"};
constexpr Lines kHead {"M100 37 C118 36 129 48 128 61 C127 75 115 83 100 83 C85 83 73 75 72 61 C71 48 83 38 100 37 Z",
                       Fill::Light, "M88 70 C93 77 107 77 112 70"};
constexpr Lines kAntenna {"M87 41 C84 27 74 17 63 20 C54 23 55 34 63 33"};
constexpr Lines kTail {"M100 163 C99 172 111 174 114 182 C116 192 103 195 101 187"};
constexpr Lines kWing {"M78 92 C58 58 24 30 9 48 C-1 62 10 88 30 98 C46 106 64 107 74 102 Z", Fill::Wing,
                       "M70 96 C50 82 32 66 20 60 M66 100 C48 94 34 88 24 82"};
constexpr std::array<Lines, 3> kLegs {{{"M67 99 C55 97 50 86 41 75 C38 70 32 70 29 75"},
                                       {"M58 123 C46 119 39 127 27 122 C22 120 17 122 16 128"},
                                       {"M67 146 C56 149 53 161 43 169 C39 172 39 178 44 180"}}};

/// By colour, on the left half of the back.
constexpr std::array<const char*, kAllPenColours.size()> kPatterns {
    "M82 118 C88 118 88 128 82 128 C76 128 76 118 82 118 Z M78 140 C84 140 84 149 78 149 C72 149 72 140 78 140 Z",
    "M66 116 C74 120 84 121 92 120 M64 130 C74 134 84 135 92 134 M70 146 C78 148 86 149 92 148",
    "M66 118 L74 126 L82 117 L91 126 M66 138 L74 146 L82 137 L91 146",
    "M92 146 C84 138 74 130 68 118 M82 136 L82 122 M87 142 L74 142",
    "M70 116 L71 117 M84 118 L85 119 M76 130 L77 131 M89 132 L90 133 M72 144 L73 145 M85 147 L86 148",
    "M80 120 C91 120 91 138 80 138 C69 138 69 120 80 120 Z",
    "M80 142 C66 132 68 120 75 121 C79 122 80 125 80 127 C80 125 82 122 86 121 C93 121 94 132 80 142 Z",
    "M68 122 L80 130 L92 122 M68 134 L80 142 L92 134",
};

QTransform mirrored()
{
    return {-1, 0, 0, 1, kSide, 0};
}

QPainterPath pathOf(const char* data, bool mirror)
{
    const QPainterPath path = pathFromData(QLatin1String(data));
    return mirror ? mirrored().map(path) : path;
}

/// The first `growth` of a line.
void drawLine(QPainter& painter, const QPainterPath& path, const QColor& colour, double width, double growth)
{
    if (growth <= 0 || path.isEmpty())
        return;
    QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (growth < 1)
        pen.setDashPattern({std::max(0.01, path.length() * growth / width), 10 * kSide});
    painter.strokePath(path, pen);
}

/// A line of a pen that went over it twice.
void drawInk(QPainter& painter, const QPainterPath& path, double width, double growth)
{
    QColor second = palette::kInk;
    second.setAlpha(kSecondPass);
    const QPointF middle = path.boundingRect().center();
    QTransform slip;
    slip.translate(middle.x() + 0.9, middle.y() - 0.7);
    slip.rotate(1.6);
    slip.translate(-middle.x(), -middle.y());
    drawLine(painter, slip.map(path), second, width * 0.6, growth);
    drawLine(painter, path, palette::kInk, width, growth);
}

/// To and fro over the whole area, slanting.
QPainterPath scribbleOver(const QRectF& area)
{
    QPainterPath path;
    const double slant = area.height() * 0.45;
    bool down = true;
    for (double x = area.left() - slant; x < area.right() + slant; x += kCrayonGap, down = !down) {
        const QPointF top(x + slant, area.top() - 2);
        const QPointF foot(x, area.bottom() + 2);
        if (path.isEmpty())
            path.moveTo(down ? top : foot);
        else
            path.lineTo(down ? top : foot);
    }
    return path;
}

QColor crayonOf(Fill fill, const PenTones& tones)
{
    return fill == Fill::Base ? tones.base : tones.light;
}

/// Crayon: a thin coat and the strokes that made it, inside the outline.
void fillWithCrayon(QPainter& painter, const QPainterPath& outline, const QColor& colour, double growth)
{
    if (growth <= 0)
        return;
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    QColor coat = colour;
    coat.setAlphaF(static_cast<float>(0.66 * growth));
    painter.fillPath(outline, coat);
    drawLine(painter, scribbleOver(outline.boundingRect()), colour, kCrayon, growth);
    painter.restore();
}

void drawLines(QPainter& painter, const Lines& lines, const PenTones& tones, bool mirror, double growth)
{
    const QPainterPath outline = pathOf(lines.outline, mirror);
    const bool isFilled = lines.fill != Fill::None;
    const double ink = isFilled ? std::min(1.0, growth / kCrayonFrom) : growth;
    const double crayon = (growth - kCrayonFrom) / (1 - kCrayonFrom);
    if (isFilled) {
        painter.save();
        // What lies behind doesn't shine through the body and the head.
        if (lines.fill != Fill::Wing && ink >= 1)
            painter.fillPath(outline, kPaperWhite);
        if (lines.fill == Fill::Wing)
            painter.setOpacity(painter.opacity() * 0.6);
        fillWithCrayon(painter, outline, crayonOf(lines.fill, tones), crayon);
        painter.restore();
    }
    drawInk(painter, outline, isFilled ? kPen : kPen * 1.15, ink);
    drawInk(painter, pathOf(lines.inner, mirror), kPen * 0.7, crayon);
}

void drawEye(QPainter& painter, bool mirror, double growth)
{
    const QPointF at = mirror ? QPointF(112, 57) : QPointF(88, 57);
    QPainterPath outline;
    outline.addEllipse(at, 9.5, 10.5);
    QColor white = Qt::white;
    white.setAlphaF(static_cast<float>(std::clamp(growth * 2 - 0.6, 0.0, 1.0)));
    painter.fillPath(outline, white);
    drawInk(painter, outline, kPen * 0.8, std::min(1.0, growth * 1.6));
    const double pupil = std::clamp(growth * 2.5 - 1.5, 0.0, 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kInk);
    painter.drawEllipse(at + QPointF(mirror ? -1.5 : 1.5, 1.5), 5 * pupil, 5.5 * pupil);
    painter.setBrush(Qt::white);
    painter.drawEllipse(at + QPointF(mirror ? -3 : 0, -1), 1.8 * pupil, 1.8 * pupil);
}

void drawPattern(QPainter& painter, PenColour colour, double growth)
{
    const double late = (growth - 0.7) / 0.3;
    const bool dots = colour == PenColour::Blue;
    for (const bool mirror : {false, true}) {
        const QPainterPath path = pathOf(kPatterns[static_cast<std::size_t>(colour)], mirror);
        drawLine(painter, path, tonesOf(colour).dark, dots ? kPen * 1.6 : kPen * 0.85, late);
        if (colour == PenColour::Red && late >= 1)
            painter.fillPath(path, tonesOf(colour).dark);
    }
}

/// Paints one part after the other, with the last one of the growing kind as far as it is.
class Hand
{
public:
    Hand(QPainter& painter, const Sketch& sketch)
        : m_painter(painter)
        , m_sketch(sketch)
        , m_tones(tonesOf(sketch.colour))
    {
    }

    /// From behind to the front.
    void drawAll()
    {
        pair(Part::Wing, kWing);
        drawLegs();
        single(Part::Tail, kTail);
        if (single(Part::Body, kBody))
            drawPattern(m_painter, m_sketch.colour, growthOf(Part::Body, 0));
        pair(Part::Antenna, kAntenna);
        single(Part::Head, kHead);
        for (int i = 0; i < m_sketch.sheet.count(Part::Eye); ++i)
            drawEye(m_painter, i == 1, growthOf(Part::Eye, i));
    }

private:
    [[nodiscard]] double growthOf(Part part, int index) const
    {
        const bool isLast = index + 1 == m_sketch.sheet.count(part);
        return m_sketch.growing == part && isLast ? m_sketch.growth : 1;
    }

    bool single(Part part, const Lines& lines)
    {
        if (m_sketch.sheet.count(part) == 0)
            return false;
        drawLines(m_painter, lines, m_tones, false, growthOf(part, 0));
        return true;
    }

    void pair(Part part, const Lines& lines)
    {
        for (int i = 0; i < m_sketch.sheet.count(part); ++i)
            drawLines(m_painter, lines, m_tones, i == 1, growthOf(part, i));
    }

    void drawLegs()
    {
        const bool four = m_sketch.sheet.variant().fourLegs;
        for (int i = 0; i < m_sketch.sheet.count(Part::Leg); ++i) {
            const int pair = four ? (i / 2) * 2 : i / 2;
            drawLines(m_painter, kLegs[static_cast<std::size_t>(pair)], m_tones, i % 2 == 1, growthOf(Part::Leg, i));
        }
    }

    QPainter& m_painter;
    const Sketch& m_sketch;
    const PenTones& m_tones;
};

} // namespace

Sheet finishedSheet(Variant variant)
{
    Sheet sheet(variant);
    for (int round = 0; round < variant.needed(Part::Leg); ++round)
        for (int number = 1; number <= kDieSides; ++number)
            sheet.draw(number);
    return sheet;
}

void paintSketch(QPainter& painter, const QRectF& box, const Sketch& sketch)
{
    const double side = std::min(box.width(), box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center() - QPointF(side, side) / 2);
    painter.scale(side / kSide, side / kSide);
    Hand(painter, sketch).drawAll();
    painter.restore();
}

} // namespace bubblebar::beetle
