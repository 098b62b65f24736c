#include "core/support/errortext.h"
#include "core/track/sharecode.h"
#include "core/track/tracktext.h"
#include "designer/drawing/label.h"
#include "designer/drawing/pages/pageparts.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/pages/papertext.h"
#include "designer/drawing/qrcode.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr QColor kQuiet = palette::rgb(0x7a6a5e);
constexpr QColor kRule = palette::rgb(0xd9cbb8);
constexpr double kLeastTitle = 5;

QString words(const char* text)
{
    return QCoreApplication::translate("Pages", text);
}

QString faceText(const Face& face, FaceSide side)
{
    const QString text = side == FaceSide::Front ? words(QT_TRANSLATE_NOOP("Pages", "front, %1"))
                                                 : words(QT_TRANSLATE_NOOP("Pages", "back, %1"));
    return text.arg(terrainTitle(face.terrain));
}

QString hourText(int hour)
{
    return words(QT_TRANSLATE_NOOP("Pages", "%1 o’clock")).arg(hour);
}

/// A clock without hands but for the one that matters.
void paintClock(QPainter& painter, QPointF centre, double radius, int hour)
{
    painter.setPen(QPen(palette::kInk, radius * 0.14));
    painter.setBrush(palette::kPaper);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(palette::kInk, radius * 0.26, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre, centre + turned({0, -radius * 0.62}, 30.0 * hour));
}

/// A tile of the ground's colour with its name.
void paintChip(QPainter& painter, QPointF centre, double radius, const GroundTones& ground, const QString& name)
{
    painter.setPen(QPen(palette::kInk, radius * 0.1, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(ground.ground);
    painter.drawPolygon(hexPolygon(centre, radius));
    const double height = radius * 0.95;
    const double widest = radius * 1.35;
    const double width = labelWidth(name, height, 0.2);
    paintLabel(painter, name, centre, height * std::min(1.0, widest / std::max(width, 1e-3)), palette::kInk, 0.2);
}

/// The lines of a build list, each in a box of its own.
class ListPainter
{
public:
    ListPainter(QPainter& painter, const Track& track)
        : m_painter(painter)
        , m_track(track)
    {
    }

    void paint(const ListLayout& layout, int first, int count) const
    {
        const std::vector<BuildStep> steps = buildList(m_track);
        for (int i = 0; i < count; ++i) {
            const BuildStep step = steps[static_cast<std::size_t>(first) + static_cast<std::size_t>(i)];
            const bool beginsRow =
                i % layout.rows == 0 || steps[static_cast<std::size_t>(first + i) - 1].row != step.row;
            paintLine(layout.line(i), step, beginsRow);
        }
    }

private:
    void paintLine(const QRectF& line, BuildStep step, bool beginsRow) const
    {
        const double size = std::min(4.4, line.height() * 0.82);
        if (beginsRow) {
            m_painter.fillRect(QRectF(line.left(), line.top() - 0.1, line.width(), 0.2), kRule);
            paintPaperLine(m_painter, {line.left(), line.top(), 8, line.height()}, QString::number(step.row),
                           {size, true, false, kQuiet});
        }
        const PlacedTile& placed = m_track.tiles[static_cast<std::size_t>(step.tile)];
        const double chip = std::min(3.2, line.height() * 0.46);
        const QPointF centre(line.left() + 11, line.center().y());
        const QRectF text(line.left() + 16, line.top(), line.width() - 16, line.height());
        if (const Face* face = m_track.face(placed))
            paintTrackTile(text, centre, chip, placed, *face, size);
        else
            paintPlace(text, centre, chip, placed.tile, size);
    }

    void paintTrackTile(const QRectF& text, QPointF centre, double chip, const PlacedTile& placed, const Face& face,
                        double size) const
    {
        const int hour = letterHour(face, placed.rotation);
        paintChip(m_painter, centre, chip, groundOf(face.terrain),
                  QString::fromStdString(m_track.tileName(placed.tile)));
        const double clock = text.right() - 20.5;
        paintPaperLine(m_painter, {text.left(), text.top(), clock - text.left() - 4, text.height()},
                       faceText(face, placed.side), {size});
        paintClock(m_painter, {clock, text.center().y()}, chip * 0.72, hour);
        paintPaperLine(m_painter, {clock + 3.2, text.top(), text.right() - clock - 3.2, text.height()}, hourText(hour),
                       {size});
    }

    void paintPlace(const QRectF& text, QPointF centre, double chip, TileId tile, double size) const
    {
        const bool start = tile.kind() == TileId::Kind::Start;
        m_painter.save();
        m_painter.translate(centre);
        m_painter.scale(chip / kTileRadius, chip / kTileRadius);
        start ? paintStart(m_painter) : paintFinish(m_painter);
        m_painter.restore();
        paintPaperLine(m_painter, text,
                       start ? words(QT_TRANSLATE_NOOP("Pages", "Start: Milk Carton Office"))
                             : words(QT_TRANSLATE_NOOP("Pages", "Finish: Bubble Bar")),
                       {size, true});
    }

    QPainter& m_painter;
    const Track& m_track;
};

QString byLine(const Track& track)
{
    const QString author = track.author.simplified();
    const QString summary = trackSummary(track);
    return author.isEmpty() ? summary : words(QT_TRANSLATE_NOOP("Pages", "%1 · by %2")).arg(summary, author);
}

void paintTitle(QPainter& painter, const QRectF& box, const Track& track)
{
    const double flowers = std::min(7.0, box.height() * 0.28);
    const double line = std::min(5.5, box.height() * 0.24);
    const QRectF name = box.adjusted(0, 0, 0, -flowers - line);
    paintFittedText(painter, name, printedName(track), {name.height(), true}, std::min(kLeastTitle, name.height() / 2));
    const QRectF below(box.left(), name.bottom(), box.width(), line);
    paintPaperLine(painter, below, byLine(track), {line, false, false, kQuiet});
    paintFlowerLine(painter, {box.left(), box.bottom() - flowers, box.width(), flowers});
}

void paintRowNumbers(QPainter& painter, const Track& track, QPointF origin, double unit, double left)
{
    const double size = std::min(5.0, 1.5 * kTileRadius * unit * 0.8);
    int last = 0;
    for (const BuildStep step : buildList(track)) {
        if (step.row == last)
            continue;
        last = step.row;
        const Hex at = track.tiles[static_cast<std::size_t>(step.tile)].at;
        const double y = origin.y() + hexCentre(at).y() * unit;
        paintPaperLine(painter, {left, y - size / 2, kRowNumbers - 2, size}, QString::number(step.row),
                       {size, true, false, kQuiet}, Qt::AlignRight);
    }
}

void paintPicture(QPainter& painter, const Track& track, const PlanLayout& layout)
{
    if (layout.tileUnit <= 0) {
        paintPaperLine(painter, layout.picture, words(QT_TRANSLATE_NOOP("Pages", "No tile lies on this track yet.")),
                       {6, false, false, kQuiet}, Qt::AlignHCenter);
        return;
    }
    const double unit = layout.tileUnit;
    const QRectF bounds = trackBounds(track);
    const QPointF middle = layout.picture.center() + QPointF(kRowNumbers / 2, 0);
    const QPointF origin = middle - bounds.center() * unit;
    paintRowNumbers(painter, track, origin, unit, origin.x() + bounds.left() * unit - kRowNumbers);
    TileLook look;
    look.detail = paperDetail(layout.tileWidth());
    painter.save();
    painter.translate(origin);
    painter.scale(unit, unit);
    paintTrack(painter, track, look);
    painter.restore();
}

void paintExplanation(QPainter& painter, const QRectF& box)
{
    const double radius = std::min(4.5, box.height() * 0.2);
    paintClock(painter, {box.left() + radius, box.top() + radius + 0.5}, radius, 4);
    paintFittedText(
        painter, box.adjusted(2 * radius + 4, 0, 0, 0),
        words(QT_TRANSLATE_NOOP("Pages", "The clock shows where the letter in a tile’s corner points. Lay the "
                                         "tiles row by row, each row from left to right, front or back up "
                                         "as the list says.")),
        {4.4}, 2.5);
}

/// Why there is no QR code beside the share code.
QString withoutQrText(bool exists)
{
    return exists ? words(QT_TRANSLATE_NOOP("Pages", "This paper is too small for its QR code."))
                  : words(QT_TRANSLATE_NOOP("Pages", "It is too long for a QR code."));
}

void paintShareCode(QPainter& painter, const PlanLayout& layout, const Track& track)
{
    QRectF text = layout.code;
    const Result<QString> code = shareCode(track);
    if (!code) {
        const QString reason = words(QT_TRANSLATE_NOOP("Pages", "No share code: %1")).arg(fileErrorText(code.error()));
        paintFittedText(painter, text, reason, {4, false, false, kQuiet}, 2.5);
        return;
    }
    const std::optional<QrCode> qr = qrCode(*code);
    const bool hasQr = qr && layout.qrSide > 0;
    const double line = std::min(5.0, text.height() / 6);
    if (hasQr) {
        paintQrCode(painter, {text.topLeft(), QSizeF(layout.qrSide, layout.qrSide)}, *qr);
        text.setLeft(text.left() + layout.qrSide + 2);
    }
    const QRectF heading(text.left(), text.top() + line / 2, text.width(), line);
    paintPaperLine(painter, heading, words(QT_TRANSLATE_NOOP("Pages", "Share code")), {line, true});
    text.setTop(heading.bottom() + 0.5);
    if (!hasQr) {
        const PaperFont quiet {line * 0.85, false, false, kQuiet};
        text.setTop(text.top() + paintFittedText(painter, text, withoutQrText(qr.has_value()), quiet, 2));
    }
    paintFittedText(painter, text, *code, {4.4, false, true}, 1.5);
}

} // namespace

void paintPlan(QPainter& painter, const PageSet& set, const PlanPage& page)
{
    const PlanLayout& layout = page.layout;
    const Track& track = *set.track;
    paintTitle(painter, layout.title, track);
    paintPicture(painter, track, layout);
    if (layout.list.columns > 0)
        ListPainter(painter, track).paint(layout.list, 0, static_cast<int>(track.tiles.size()));
    paintShareCode(painter, layout, track);
    paintExplanation(painter, layout.explanation);
}

void paintList(QPainter& painter, const PageSet& set, const ListPage& page)
{
    const QRectF title = listPageTitle(set.frame);
    const QString heading = words(QT_TRANSLATE_NOOP("Pages", "%1: build list")).arg(printedName(*set.track));
    paintFittedText(painter, title, heading, {title.height() * 0.7, true}, 4);
    ListPainter(painter, *set.track).paint(page.layout, page.first, page.count);
}

} // namespace bubblebar
