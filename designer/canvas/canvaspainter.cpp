#include "designer/canvas/canvaspainter.h"

#include "designer/canvas/tilepictures.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/trackpainter.h"
#include "designer/widgets/notice.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

constexpr double kGhostOpacity = 0.68;
constexpr double kLiftedOpacity = 0.28;
/// Below so many pixels a tile the grid is a grey veil.
constexpr double kSmallestGridTile = 26;

QPen hexPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen dashes(const QColor& colour, double width)
{
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({2.4, 2.4});
    return pen;
}

} // namespace

CanvasPainter::CanvasPainter(QPainter& painter, const TrackDocument& document, const CanvasCamera& camera,
                             TilePictures& pictures, const QRectF& area, bool dark)
    : m_painter(painter)
    , m_document(document)
    , m_camera(camera)
    , m_pictures(pictures)
    , m_area(area)
    , m_dark(dark)
{
}

void CanvasPainter::paintTable()
{
    // The wood belongs to the window: it neither zooms nor scrolls.
    bubblebar::paintTable(m_painter, m_area, m_dark);
}

void CanvasPainter::paintGrid()
{
    if (2 * kTileRadius * m_camera.zoom() < kSmallestGridTile)
        return;
    forEachHexIn(m_camera.toUnits(m_area),
                 [this](Hex hex) { m_pictures.paintGridHex(m_painter, m_camera.centreOf(hex)); });
}

/// By place where the area holds few hexes, else by the track's order.
void CanvasPainter::forEachTile(const std::function<void(const PlacedTile&)>& visit) const
{
    const QRectF units = m_camera.toUnits(m_area.adjusted(-24, -24, 24, 24));
    const double hexes = units.width() * units.height() / (3 * kTileRadius * kTileApothem);
    const std::vector<PlacedTile>& tiles = m_document.track().tiles;
    if (hexes < 2 * static_cast<double>(tiles.size())) {
        forEachHexIn(units, [&](Hex hex) {
            if (const PlacedTile* placed = m_document.tileAt(hex))
                visit(*placed);
        });
        return;
    }
    for (const PlacedTile& placed : tiles) {
        if (isInArea(placed.at))
            visit(placed);
    }
}

void CanvasPainter::paintTiles(std::span<const Hex> lifted)
{
    const auto isLifted = [lifted](Hex hex) { return std::ranges::binary_search(lifted, hex); };
    forEachTile([&](const PlacedTile& placed) {
        if (!isLifted(placed.at))
            m_pictures.paintShadow(m_painter, m_camera.centreOf(placed.at));
    });
    forEachTile([&](const PlacedTile& placed) {
        if (isLifted(placed.at))
            m_painter.setOpacity(kLiftedOpacity);
        m_pictures.paintTile(m_painter, m_document.track(), placed, m_camera.centreOf(placed.at));
        m_painter.setOpacity(1);
    });
}

void CanvasPainter::paintRoute(const QPainterPath& route)
{
    m_painter.save();
    m_painter.translate(m_camera.toPixels(QPointF()));
    m_painter.scale(m_camera.zoom(), m_camera.zoom());
    bubblebar::paintRoute(m_painter, route);
    m_painter.restore();
}

void CanvasPainter::strokeHex(QPointF centre, double radius, std::span<const QPen> pens)
{
    const double zoom = m_camera.zoom();
    const QPainterPath shape = roundedHex(radius * zoom, 12 * zoom, centre);
    m_painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : pens)
        m_painter.strokePath(shape, pen);
}

void CanvasPainter::paintSelection(std::span<const Hex> hexes)
{
    const double zoom = m_camera.zoom();
    const double amber = std::max(6 * zoom, 2.2);
    const std::array pens {hexPen(palette::kInk, amber + std::max(3 * zoom, 1.6)), hexPen(palette::kAmber, amber)};
    for (const Hex hex : hexes) {
        if (isInArea(hex))
            strokeHex(m_camera.centreOf(hex), 98, pens);
    }
}

void CanvasPainter::paintShown(std::span<const Hex> hexes)
{
    const double width = std::max(8 * m_camera.zoom(), 3.0);
    const std::array pens {hexPen(palette::kInk, width + 2.4), hexPen(Qt::white, width)};
    for (const Hex hex : hexes) {
        if (isInArea(hex))
            strokeHex(m_camera.centreOf(hex), 112, pens);
    }
}

/// Errors at the upper left, warnings at the top, so that both can be seen on a tile.
void CanvasPainter::paintFindings(const FindingMarks& marks)
{
    const double zoom = m_camera.zoom();
    const double side = std::clamp(40 * zoom, 11.0, 44.0);
    const auto paint = [&](Mark mark, QPointF centre) {
        QRectF box(0, 0, side, side);
        box.moveCenter(centre);
        // Tiles look the same on both tables, and so do the marks on them.
        paintMark(m_painter, mark, box, false);
    };
    forEachTile([&](const PlacedTile& placed) {
        const FindingMarks::Marks found = marks.at(placed.at);
        const QPointF centre = m_camera.centreOf(placed.at);
        if (found.warning)
            paint(Mark::Warning, centre + QPointF(0, -72) * zoom);
        if (found.error) {
            const QPointF place = centre + QPointF(-62, -58) * zoom;
            m_painter.setPen(QPen(palette::kInk, 1));
            m_painter.setBrush(palette::kPaper);
            m_painter.drawEllipse(place, side * 0.56, side * 0.56);
            paint(Mark::Error, place);
        }
    });
}

void CanvasPainter::paintCursor(Hex hex)
{
    const std::array pens {hexPen(palette::kInk, 5), hexPen(Qt::white, 2.5)};
    strokeHex(m_camera.centreOf(hex), 88, pens);
}

void CanvasPainter::paintGhosts(const Ghosts& ghosts)
{
    for (const Ghost& ghost : ghosts.tiles) {
        if (isInArea(ghost.tile.at))
            paintGhost(ghost, ghosts.fits);
    }
    for (const Ghost& ghost : ghosts.tiles)
        paintMeetings(ghost);
}

void CanvasPainter::paintGhost(const Ghost& ghost, bool fits)
{
    const QPointF centre = m_camera.centreOf(ghost.tile.at);
    m_painter.setOpacity(kGhostOpacity);
    m_pictures.paintTile(m_painter, m_document.track(), ghost.tile, centre);
    m_painter.setOpacity(1);
    const double width = std::clamp(6 * m_camera.zoom(), 2.0, 6.0);
    const std::array pens {hexPen(fits ? palette::kInk : palette::kBad, width), dashes(Qt::white, width * 0.8)};
    strokeHex(centre, 98, pens);
    if (!fits)
        paintRefusal(centre);
}

/// A red cross on a cream disc, as for spaces that can't be entered.
void CanvasPainter::paintRefusal(QPointF centre)
{
    const double radius = std::max(28 * m_camera.zoom(), 7.0);
    m_painter.setPen(QPen(palette::kInk, radius * 0.1));
    m_painter.setBrush(palette::kCream);
    m_painter.drawEllipse(centre, radius, radius);
    m_painter.setPen(QPen(palette::kBad, radius * 0.32, Qt::SolidLine, Qt::RoundCap));
    const QPointF down = QPointF(0.4, 0.4) * radius;
    const QPointF up = QPointF(0.4, -0.4) * radius;
    m_painter.drawLine(centre - down, centre + down);
    m_painter.drawLine(centre - up, centre + up);
}

void CanvasPainter::paintMeetings(const Ghost& ghost)
{
    const double scale = std::clamp(1.25 * m_camera.zoom(), 0.35, 1.4);
    const QPointF centre = m_camera.centreOf(ghost.tile.at);
    for (const EdgeMeeting& meeting : ghost.meetings)
        paintLinkMark(m_painter, centre + edgeMiddle(meeting.edge) * m_camera.zoom(), meeting.mark, scale);
}

void paintSentence(QPainter& painter, const QRectF& hexBox, const QString& text, const QFont& font, const QRectF& room)
{
    QRectF box = pillBox({}, text, font);
    box.moveCenter({hexBox.center().x(), hexBox.bottom() + box.height() * 0.8});
    if (box.bottom() > room.bottom())
        box.moveBottom(std::max(room.top() + box.height(), hexBox.top() - box.height() * 0.3));
    box.moveBottom(std::clamp(box.bottom(), room.top() + box.height(), room.bottom()));
    box.moveLeft(std::max(room.left(), std::min(box.left(), room.right() - box.width())));
    paintPill(painter, box.center(), text, font);
}

void paintHint(QPainter& painter, const QString& text, const QFont& font, const QRectF& room)
{
    const double lines = QFontMetricsF(font).height();
    const double widest = room.width() - 2.4 * lines;
    const QRectF textBox =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, widest, 10 * lines), Qt::AlignCenter | Qt::TextWordWrap, text);
    QRectF box(0, 0, textBox.width() + 2 * lines, textBox.height() + 0.8 * lines);
    box.moveCenter({room.center().x(), 0});
    box.moveBottom(room.bottom());
    painter.setPen(QPen(palette::kInk, 1));
    painter.setBrush(palette::kPaper);
    const double radius = std::min(box.height() / 2, lines);
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(palette::kInk);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace bubblebar
