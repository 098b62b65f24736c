#include "designer/drawing/pages/pageparts.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/pages/papertext.h"
#include "designer/drawing/tracklayout.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kGap = 5;
constexpr QColor kGlueStrip(0x3b, 0x2f, 0x2f, 26);
constexpr double kLeastMap = 12;
constexpr double kStepText = 4.6;
constexpr double kTitle = 10;

QString words(const char* text)
{
    return QCoreApplication::translate("Pages", text);
}

/// Hides what was painted beyond `area`. A clip alone is not enough: SVG files don't keep it.
void coverMargins(QPainter& painter, const PageFrame& frame)
{
    QPainterPath margins;
    margins.addRect(frame.sheet());
    margins.addRect(frame.area);
    painter.fillPath(margins, Qt::white);
}

void paintDashes(QPainter& painter, QPointF from, QPointF to)
{
    painter.setPen(QPen(palette::kInk, 0.25, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(from, to);
}

/// "glue B2 here", along a strip that is wider than high.
void paintGlueText(QPainter& painter, const QRectF& strip, PosterCell next)
{
    const double size = std::min(4.0, strip.height() * 0.6);
    if (size < 1.5)
        return;
    const PaperFont font {size, true};
    const QString text = words(QT_TRANSLATE_NOOP("Pages", "glue %1 here")).arg(cellLabel(next));
    const double width = std::min(paperTextWidth(text, font) + 3, strip.width());
    const QRectF pill(strip.center().x() - width / 2, strip.center().y() - size * 0.65, width, size * 1.3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 215));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    paintPaperLine(painter, pill, text, font, Qt::AlignHCenter);
}

void paintLowerStrip(QPainter& painter, const QRectF& strip, PosterCell next)
{
    painter.fillRect(strip, kGlueStrip);
    paintDashes(painter, strip.topLeft(), strip.topRight());
    paintGlueText(painter, strip, next);
}

void paintRightStrip(QPainter& painter, const QRectF& strip, PosterCell next)
{
    painter.fillRect(strip, kGlueStrip);
    paintDashes(painter, strip.topLeft(), strip.bottomLeft());
    painter.save();
    painter.translate(strip.center());
    painter.rotate(-90);
    paintGlueText(painter, {-strip.height() / 2, -strip.width() / 2, strip.height(), strip.width()}, next);
    painter.restore();
}

/// Where the next pages will be glued on.
void paintGlueStrips(QPainter& painter, const PosterGrid& grid, PosterCell cell, const QRectF& area)
{
    if (grid.overlap <= 0)
        return;
    const PosterCell right {cell.row, cell.column + 1};
    const PosterCell below {cell.row + 1, cell.column};
    if (grid.contains(right))
        paintRightStrip(painter, area.adjusted(area.width() - grid.overlap, 0, 0, 0), right);
    if (grid.contains(below))
        paintLowerStrip(painter, area.adjusted(0, area.height() - grid.overlap, 0, 0), below);
}

/// Where the hex [0, 0] lies, if the drawing's upper left corner lies at `corner`.
QPointF originFor(const Track& track, QPointF corner, double tileWidth)
{
    return corner - trackBounds(track).topLeft() * unitForTileWidth(tileWidth);
}

/// The map in one size: drawing mm to map mm.
struct Map
{
    QPointF corner;
    double scale = 0;

    [[nodiscard]] QRectF operator()(const QRectF& box) const
    {
        return {corner + box.topLeft() * scale, box.size() * scale};
    }
};

Map fittedMap(const PosterGrid& grid, const QRectF& box)
{
    QRectF all;
    for (const PosterCell cell : grid.cells)
        all |= grid.shown(cell);
    Map map;
    map.scale = std::min(box.width() / all.width(), box.height() / all.height());
    map.corner = box.center() - all.center() * map.scale;
    return map;
}

void paintCellLabel(QPainter& painter, const QRectF& own, PosterCell cell)
{
    const double size = std::min({7.0, own.height() * 0.3, own.width() * 0.3});
    const PaperFont font {size, true};
    const QString text = cellLabel(cell);
    const double inset = size * 0.25;
    const QRectF pill(own.left() + inset, own.top() + inset, paperTextWidth(text, font) + size * 0.6, size * 1.1);
    painter.setPen(QPen(palette::kInk, size * 0.05));
    painter.setBrush(QColor(255, 255, 255, 230));
    painter.drawRoundedRect(pill, size * 0.3, size * 0.3);
    paintPaperLine(painter, pill, text, font, Qt::AlignHCenter);
}

void paintMapCells(QPainter& painter, const PosterGrid& grid, const Map& map)
{
    for (const PosterCell cell : grid.cells) {
        const PosterCell right {cell.row, cell.column + 1};
        const PosterCell below {cell.row + 1, cell.column};
        const QRectF shown = map(grid.shown(cell));
        const double overlap = grid.overlap * map.scale;
        if (grid.contains(right))
            painter.fillRect(shown.adjusted(shown.width() - overlap, 0, 0, 0), kGlueStrip);
        if (grid.contains(below))
            painter.fillRect(shown.adjusted(0, shown.height() - overlap, 0, 0), kGlueStrip);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette::kInk, std::min(0.35, shown.width() * 0.02)));
        painter.drawRect(shown);
    }
    for (const PosterCell cell : grid.cells)
        paintCellLabel(painter, map(grid.own(cell)), cell);
}

void paintMapPicture(QPainter& painter, const PageSet& set, const QRectF& box)
{
    if (set.poster.cells.empty() || box.height() < kLeastMap)
        return;
    const Map map = fittedMap(set.poster, box.adjusted(1, 1, -1, -1));
    const double tileWidth = set.options.tileWidth * map.scale;
    paintTilesIn(painter, *set.track, box, originFor(*set.track, map.corner, tileWidth), tileWidth);
    paintMapCells(painter, set.poster, map);
}

QString posterSummary(const PageSet& set)
{
    const QSizeF drawing = set.poster.drawing;
    const QString size = words(QT_TRANSLATE_NOOP("Pages", "The track is %1 × %2 mm"))
                             .arg(qRound(drawing.width()))
                             .arg(qRound(drawing.height()));
    return QStringLiteral("%1 · %2 · %3").arg(pageKindTitle(PageKind::Poster), pageSummary(set), size);
}

QStringList steps(const PageSet& set)
{
    QStringList steps {
        words(QT_TRANSLATE_NOOP("Pages", "Print at 100 %, not “fit to page”.")),
        words(QT_TRANSLATE_NOOP("Pages", "Measure this square and the line at the foot of each page. If they are off, "
                                         "the printer has changed the size.")),
    };
    if (set.poster.cells.size() > 1) {
        steps << words(QT_TRANSLATE_NOOP("Pages", "Cut off each page’s left and upper margin along the marks, unless "
                                                  "it has no neighbour there."));
        steps << words(QT_TRANSLATE_NOOP("Pages", "Glue it onto the grey strip that bears its name."));
    }
    return steps;
}

/// The steps one below the other, each with its number in a disc.
void paintSteps(QPainter& painter, const QRectF& box, const QStringList& texts)
{
    double top = box.top();
    for (int i = 0; i < texts.size(); ++i) {
        const QRectF rest(box.left() + 8, top, box.width() - 8, box.bottom() - top);
        if (rest.height() < kStepText)
            return;
        painter.setPen(QPen(palette::kInk, 0.3));
        painter.setBrush(palette::kAmber);
        painter.drawEllipse(QPointF(box.left() + 3, top + kStepText / 2), 2.6, 2.6);
        paintPaperLine(painter, {box.left(), top, 6, kStepText}, QString::number(i + 1), {4, true}, Qt::AlignHCenter);
        top += paintPaperText(painter, rest, texts[i], {kStepText}) + 2.5;
    }
}

} // namespace

void paintPoster(QPainter& painter, const PageSet& set, const PosterPage& page)
{
    const QRectF area = set.frame.area;
    const QPointF corner = area.topLeft() - set.poster.shown(page.cell).topLeft();
    painter.save();
    painter.setClipRect(area);
    paintTilesIn(painter, *set.track, area, originFor(*set.track, corner, set.options.tileWidth),
                 set.options.tileWidth);
    painter.restore();
    coverMargins(painter, set.frame);
    paintGlueStrips(painter, set.poster, page.cell, area);
    paintCropMarks(painter, set.frame, area);
}

void paintMap(QPainter& painter, const PageSet& set)
{
    const QRectF area = set.frame.area;
    const QRectF square(area.left(), area.bottom() - kTestSquare, kTestSquare, kTestSquare);
    const QRectF title(area.left(), area.top(), area.width(), kTitle);
    double top = title.bottom();
    if (area.height() > 2 * kTestSquare) {
        paintFittedText(painter, title, printedName(*set.track), {kTitle, true}, 4);
        paintPaperLine(painter, {area.left(), top, area.width(), 5}, posterSummary(set), {4});
        top += 5 + kGap;
    }
    paintMapPicture(painter, set, {area.left(), top, area.width(), square.top() - kGap - top});
    paintTestSquare(painter, square.topLeft());
    const QRectF rest = square.adjusted(kTestSquare + kGap, 0, area.width() - kTestSquare, 0);
    if (rest.width() > kTestSquare / 2)
        paintSteps(painter, rest, steps(set));
}

} // namespace bubblebar
