#include "app/bubble/board/boardview.h"

#include "app/bubble/access/tablekeys.h"
#include "app/bubble/board/boardscene.h"
#include "designer/drawing/felt.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "designer/widgets/tablelook.h"

#include <QKeyEvent>
#include <QPixmapCache>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bubblebar {

namespace {

constexpr double kMargin = 12;
constexpr QSize kCorner {48, 124};
constexpr double kLargestZoom = 4;
constexpr double kZoomStep = 1.25;
/// A fitted track never gets larger tiles than these: few tiles on a large screen.
constexpr double kLargestFit = 1.6;
constexpr int kPictureCache = 128 * 1024; // kilobytes

} // namespace

BoardView::BoardView(BoardScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent)
    , m_board(scene)
{
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(SmartViewportUpdate);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(360, 140);
    // Tiles and beetles are copied from there, and large ones would drive one another out.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), kPictureCache));
    followPalette();
}

void BoardView::followPalette()
{
    m_dark = isDark(palette());
    m_board.setDark(m_dark);
    m_backdrop = QPixmap();
    setBackgroundBrush(tableTones(m_dark).wood);
    viewport()->update();
}

/// The table, which belongs to the window and neither zooms nor scrolls, and the shadows of the tiles on it.
void BoardView::paintBackdrop(double ratio)
{
    m_backdropView = viewportTransform();
    m_backdrop = QPixmap(viewport()->size() * ratio);
    m_backdrop.setDevicePixelRatio(ratio);
    QPainter painter(&m_backdrop);
    if (m_felt)
        paintFelt(painter, viewport()->rect(), m_dark);
    else
        paintTable(painter, viewport()->rect(), m_dark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(m_backdropView);
    for (const PlacedTile& placed : m_board.race().board->track().tiles) {
        const QPointF centre = hexCentre(placed.at);
        painter.translate(centre);
        paintTileShadow(painter, m_dark);
        painter.translate(-centre);
    }
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect)
{
    const double ratio = painter->device()->devicePixelRatioF();
    const bool fits = m_backdrop.size() == viewport()->size() * ratio && m_backdropView == viewportTransform();
    if (!fits)
        paintBackdrop(ratio);
    const QRect part = viewportTransform().mapRect(rect).toAlignedRect() & viewport()->rect();
    painter->save();
    painter->resetTransform();
    painter->drawPixmap(part, m_backdrop,
                        QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio).toRect());
    painter->restore();
}

void BoardView::setFelt(bool felt)
{
    if (std::exchange(m_felt, felt) == felt)
        return;
    m_backdrop = {};
    viewport()->update();
}

void BoardView::fit()
{
    m_fitted = true;
    fitInto(viewport()->width() - 2 * kMargin);
    if (isCornerTaken())
        fitInto(viewport()->width() - 2 * kMargin - kCorner.width());
    Q_EMIT viewChanged();
}

/// The zoom buttons' corner at the upper right, where no tile should lie.
bool BoardView::isCornerTaken() const
{
    const QRect corner(QPoint(viewport()->width() - kCorner.width(), 0), kCorner);
    const QRectF place = viewportTransform().inverted().mapRect(QRectF(corner));
    const std::array points {place.topLeft(), place.bottomLeft(), place.bottomRight(), place.center()};
    return std::ranges::any_of(points,
                               [this](QPointF point) { return m_board.pickAt(point).tile != BoardTileId::None; });
}

/// Fits the track into the left part of the view, so many pixels wide.
void BoardView::fitInto(double roomWidth)
{
    const QRectF board = m_board.boardRect();
    const double roomHeight = viewport()->height() - 2 * kMargin;
    const double scale = std::min({roomWidth / board.width(), roomHeight / board.height(), kLargestFit});
    setTransform(QTransform::fromScale(scale, scale));
    // The scene's rectangle has room on all sides, so that the board can always be centred.
    const double beside = viewport()->width() - 2 * kMargin - roomWidth;
    const QPointF centre = board.center() + QPointF(beside / 2 / scale, 0);
    const double width = viewport()->width() / scale;
    const double height = viewport()->height() / scale;
    setSceneRect(QRectF(centre.x() - width, centre.y() - height, 2 * width, 2 * height).united(m_board.sceneRect()));
    centerOn(centre);
}

double BoardView::smallestZoom() const
{
    const QRectF board = m_board.boardRect();
    return 0.5 * std::min(viewport()->width() / board.width(), viewport()->height() / board.height());
}

void BoardView::zoomIn()
{
    zoomBy(kZoomStep, viewport()->rect().center());
}

void BoardView::zoomOut()
{
    zoomBy(1 / kZoomStep, viewport()->rect().center());
}

void BoardView::zoomBy(double factor, QPointF about)
{
    m_fitted = false;
    const double wanted = std::clamp(zoom() * factor, std::min(smallestZoom(), kLargestZoom), kLargestZoom);
    const QPointF before = mapToScene(about.toPoint());
    setTransform(QTransform::fromScale(wanted, wanted));
    const QPointF after = fromBoard(before);
    panBy(about - after);
}

void BoardView::panBy(QPointF pixels)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - qRound(pixels.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() - qRound(pixels.y()));
    Q_EMIT viewChanged();
}

QPointF BoardView::fromBoard(QPointF point) const
{
    return viewportTransform().map(point);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        fit();
    else
        Q_EMIT viewChanged();
}

void BoardView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followPalette();
}

/// A mouse wheel zooms; a touchpad scrolls, and zooms with Ctrl.
void BoardView::wheelEvent(QWheelEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    if (m_board.marks().turned && !control) {
        if (event->angleDelta().y() != 0)
            Q_EMIT turnRequested(event->angleDelta().y() < 0 ? 1 : -1);
        return event->accept();
    }
    const bool touchpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    if (touchpad && !control) {
        m_fitted = false;
        panBy(event->pixelDelta());
    } else if (event->angleDelta().y() != 0) {
        zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    }
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const std::optional<TableKey> key = tableKey(TablePart::Board, *event);
    if (key == TableKey::ZoomIn)
        return zoomIn();
    if (key == TableKey::ZoomOut)
        return zoomOut();
    if (key == TableKey::Fit)
        return fit();
    if (key != TableKey::Pan)
        return event->ignore();
    m_spaceHeld = true;
    viewport()->setCursor(Qt::OpenHandCursor);
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return event->ignore();
    m_spaceHeld = false;
    viewport()->unsetCursor();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && !(m_spaceHeld && event->button() == Qt::LeftButton))
        return event->ignore();
    m_panning = true;
    m_panFrom = event->position();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_panning)
        return event->ignore();
    m_fitted = false;
    panBy(event->position() - m_panFrom);
    m_panFrom = event->position();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_panning)
        return event->ignore();
    m_panning = false;
    viewport()->unsetCursor();
}

} // namespace bubblebar
