#include "designer/canvas/trackcanvas.h"

#include "core/support/everylanguage.h"
#include "core/track/trackedittext.h"
#include "designer/canvas/canvaskeys.h"
#include "designer/canvas/canvaspainter.h"
#include "designer/document/trackdocument.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>

namespace bubblebar {

namespace {

constexpr double kMargin = 12;
constexpr double kZoomStep = 1.25;
/// A fitted track never gets larger tiles than these.
constexpr double kLargestFit = 0.7;
/// Round a fitted track there is room for the next tiles.
constexpr double kFitRoom = 60;
constexpr int kFrameBudget = 12; // milliseconds
constexpr std::chrono::milliseconds kNoticeTime {5000};
constexpr std::chrono::milliseconds kShownTime {1600};

bool isForGesture(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Escape || isKeyOf(event, KeyUse::TurnTile) || isKeyOf(event, KeyUse::TurnTileBack) ||
           isKeyOf(event, KeyUse::FlipTile);
}

} // namespace

TrackCanvas::TrackCanvas(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_pointer(*this)
    , m_parts(*this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    // The parts first: a name may let the tools ask at once.
    setAccessibleParts(*this, m_parts);
    setLiveName(this, [] { return tr("Board"); });
    for (QTimer* timer : {&m_noticeTimer, &m_shownTimer, &m_refineTimer})
        timer->setSingleShot(true);
    connect(&m_noticeTimer, &QTimer::timeout, this, [this] { showNotice({}); });
    connect(&m_shownTimer, &QTimer::timeout, this, [this] { updateHexes(std::exchange(m_shown, {})); });
    connect(&m_refineTimer, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    followDocument();
}

TrackCanvas::~TrackCanvas() = default;

void TrackCanvas::followDocument()
{
    connect(&m_document, &TrackDocument::tilesChanged, this, &TrackCanvas::followTiles);
    connect(&m_document, &TrackDocument::findingsChanged, this, &TrackCanvas::followFindings);
    connect(&m_document, &TrackDocument::propertiesChanged, this, &TrackCanvas::followBoxes);
    connect(&m_document, &TrackDocument::editRefused, this,
            [this](const EditProblem& problem) { showNotice(editProblemText(problem)); });
    followFindings();
    connect(&KeyTable::instance(), &KeyTable::changed, this, &TrackCanvas::updateHint);
    inEveryLanguage(this, [this] {
        showNotice({});
        updateHint();
        update();
    });
}

void TrackCanvas::followTiles(const std::vector<Hex>& touched, const std::vector<Hex>& laid)
{
    m_pointer.cancel();
    m_route.forget();
    m_handGhost.reset();
    if (m_routeShown)
        update();
    if (m_hand && isLaid(m_document.track(), m_hand->tile))
        takeInHand(std::nullopt);
    showNotice({});
    updateHexes(touched);
    setSelection(laid);
    // What is undone out of sight would not be noticed.
    const auto isInSight = [this](Hex hex) { return m_camera.boxOf(hex).intersects(rect()); };
    if (std::ranges::none_of(touched, isInSight))
        reveal(hexPolygon(hexCentre(touched.front())).boundingRect());
}

/// A piece in hand may come from a box that is gone.
void TrackCanvas::followBoxes()
{
    if (m_hand && m_hand->tile.copy() > m_document.track().boxes)
        takeInHand(std::nullopt);
}

void TrackCanvas::followFindings()
{
    updateHexes(m_findings.follow(m_document.track(), m_document.findings()));
}

void TrackCanvas::showNotice(const QString& text)
{
    if (!text.isEmpty())
        m_noticeTimer.start(kNoticeTime);
    if (std::exchange(m_notice, text) != text)
        update();
}

void TrackCanvas::updateHexes(std::span<const Hex> hexes)
{
    for (const Hex hex : hexes)
        update(m_camera.boxOf(hex).toAlignedRect());
}

QString TrackCanvas::turningKeys()
{
    //: %1 to %3: keys
    return tr("%1 / %2 turn · %3 other face")
        .arg(keyText(KeyUse::TurnTile), keyText(KeyUse::TurnTileBack), keyText(KeyUse::FlipTile));
}

void TrackCanvas::updateHint()
{
    QString hint;
    if (m_hand && m_hand->tile.isTrack())
        //: %1: a tile; %2: "R / Shift+R turn · F other face"
        hint = tr("Click to place %1 · %2 · Esc put back")
                   .arg(QString::fromStdString(m_document.track().tileName(m_hand->tile)), turningKeys());
    else if (m_hand)
        hint = tr("Click to place %1 · Esc put back")
                   .arg(m_hand->tile == TileId::start() ? tr("the start tile") : tr("the finish tile"));
    else if (m_pointer.gesture() && m_pointer.gesture()->ghosts())
        hint = m_pointer.gesture()->ghosts()->fits ? tr("Let go to lay it here · %1 · Esc put back").arg(turningKeys())
                                                   : tr("Esc put back");
    else if (m_document.track().tiles.empty())
        hint = tr("Take a tile from the box and lay it here");
    if (hint == m_hint)
        return;
    m_hint = hint;
    update();
    Q_EMIT hintChanged(m_hint);
}

// The view.

void TrackCanvas::setCamera(const CanvasCamera& camera)
{
    if (m_camera == camera)
        return;
    m_camera = camera;
    m_fitted = false;
    cameraMoved();
}

void TrackCanvas::cameraMoved()
{
    update();
    Q_EMIT viewChanged();
}

void TrackCanvas::panBy(QPointF pixels)
{
    CanvasCamera camera = m_camera;
    camera.panBy(pixels);
    setCamera(camera);
}

void TrackCanvas::zoomBy(double factor, QPointF pixels)
{
    CanvasCamera camera = m_camera;
    camera.zoomBy(factor, pixels);
    setCamera(camera);
}

void TrackCanvas::zoomIn()
{
    zoomBy(kZoomStep, QRectF(rect()).center());
}

void TrackCanvas::zoomOut()
{
    zoomBy(1 / kZoomStep, QRectF(rect()).center());
}

void TrackCanvas::fit()
{
    QRectF units = trackBounds(m_document.track());
    if (units.isEmpty())
        units = hexPolygon({}).boundingRect();
    units.adjust(-kFitRoom, -kFitRoom, kFitRoom, kFitRoom);
    m_camera.fit(units, QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin), kLargestFit);
    m_fitted = true;
    cameraMoved();
}

void TrackCanvas::reveal(const QRectF& units)
{
    CanvasCamera camera = m_camera;
    const QRectF room = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const QRectF wanted = camera.toPixels(units);
    if (wanted.width() > room.width() || wanted.height() > room.height())
        camera.fit(units, room, camera.zoom());
    else
        camera.reveal(units, room);
    setCamera(camera);
}

void TrackCanvas::showTiles(const std::vector<Hex>& hexes)
{
    if (hexes.empty())
        return;
    setSelection(hexes);
    setCursorHex(hexes.front());
    QRectF units;
    for (const Hex hex : hexes)
        units |= hexPolygon(hexCentre(hex), kTileRadius + kFitRoom / 2).boundingRect();
    reveal(units);
    updateHexes(std::exchange(m_shown, hexes));
    updateHexes(m_shown);
    m_shownTimer.start(kShownTime);
}

void TrackCanvas::setGridShown(bool shown)
{
    if (std::exchange(m_gridShown, shown) != shown)
        update();
}

void TrackCanvas::setRouteShown(bool shown)
{
    if (std::exchange(m_routeShown, shown) != shown)
        update();
}

void TrackCanvas::setHeatMapShown(bool shown)
{
    if (std::exchange(m_heatMapShown, shown) != shown)
        update();
}

void TrackCanvas::setHeatMap(HeatMap map)
{
    m_heatMap = std::move(map);
    if (m_heatMapShown)
        update();
}

QString TrackCanvas::heatTextAt(const PlacedTile& placed) const
{
    return m_heatMapShown ? m_heatMap.textAt(placed) : QString();
}

QSize TrackCanvas::sizeHint() const
{
    return {830, 650};
}

QSize TrackCanvas::minimumSizeHint() const
{
    return {320, 240};
}

// Painting.

const Ghosts* TrackCanvas::ghosts()
{
    if (m_pointer.gesture() && m_pointer.gesture()->ghosts())
        return m_pointer.gesture()->ghosts();
    if (!m_hand || m_dragOutside)
        return nullptr;
    if (!m_handGhost)
        m_handGhost = ghostOfPiece(m_document, *m_hand, m_cursor);
    return &*m_handGhost;
}

void TrackCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_pictures.setLook(m_camera.zoom(), devicePixelRatioF(), isDark(palette()));
    m_pictures.beginFrame(kFrameBudget);
    paintLayers(painter, event->rect());
    paintWords(painter);
    if (!m_pictures.isFrameComplete())
        m_refineTimer.start(0);
}

void TrackCanvas::paintLayers(QPainter& painter, const QRectF& area)
{
    const Ghosts* dropped = ghosts();
    CanvasPainter layers(painter, m_document, m_camera, m_pictures, area, isDark(palette()));
    layers.paintTable();
    if (m_gridShown)
        layers.paintGrid();
    layers.paintTiles(dropped ? std::span<const Hex>(dropped->lifted) : std::span<const Hex>());
    if (m_routeShown)
        layers.paintRoute(m_route.path(m_document));
    const bool hasHeat = m_heatMapShown && !m_heatMap.isEmpty();
    if (hasHeat && (!dropped || dropped->lifted.empty()))
        m_heatMap.paint(painter, m_document, m_camera, area);
    if (!dropped || dropped->lifted.empty())
        layers.paintSelection(m_selection);
    layers.paintShown(m_shown);
    layers.paintFindings(m_findings);
    if (dropped)
        layers.paintGhosts(*dropped);
    else if (m_byKeyboard && hasFocus())
        layers.paintCursor(m_cursor);
    if (m_pointer.gesture())
        m_pointer.gesture()->paint(painter);
}

QRectF TrackCanvas::overlayRoom() const
{
    return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

void TrackCanvas::paintWords(QPainter& painter)
{
    QRectF room = overlayRoom();
    if (m_heatMapShown && !m_heatMap.isEmpty())
        m_heatMap.paintLegend(painter, room, font(), isRightToLeft());
    if (!m_hint.isEmpty()) {
        paintHint(painter, m_hint, font(), room);
        room.setBottom(room.bottom() - 3 * fontMetrics().height());
    }
    const QRectF hex = m_camera.toPixels(hexPolygon(hexCentre(m_cursor)).boundingRect());
    if (!m_notice.isEmpty())
        paintSentence(painter, hex, m_notice, font(), room);
    else if (const Ghosts* dropped = ghosts(); dropped && hex.intersects(room))
        paintSentence(painter, hex, dropped->text, font(), room);
}

// Events.

bool TrackCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        m_pointer.pinch(static_cast<const QNativeGestureEvent&>(*event));
        return true;
    }
    return QWidget::event(event);
}

void TrackCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_fitted)
        fit();
    else
        cameraMoved();
}

void TrackCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

void TrackCanvas::mousePressEvent(QMouseEvent* event)
{
    if (std::exchange(m_byKeyboard, false))
        updateHexes({&m_cursor, 1});
    showNotice({});
    m_pointer.press(*event);
    updateHint();
}

void TrackCanvas::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer.move(*event);
    updateHint();
}

void TrackCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_pointer.release(*event);
    updateHint();
}

void TrackCanvas::wheelEvent(QWheelEvent* event)
{
    m_pointer.wheel(*event);
    event->accept();
}

void TrackCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        return m_pointer.setSpaceHeld(true);
    // A gesture wants to be finished first, or taken back; but what is dragged can be turned.
    if (m_pointer.gesture() && !isForGesture(*event))
        return event->accept();
    if (!pressKey(*this, *event))
        return QWidget::keyPressEvent(event);
    m_byKeyboard = true;
    updateHexes({&m_cursor, 1});
    updateHint();
}

void TrackCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QWidget::keyReleaseEvent(event);
    m_pointer.setSpaceHeld(false);
}

/// The mouse asks by itself; here it is the menu key.
void TrackCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard)
        requestContextMenu(mapToGlobal(m_camera.centreOf(m_cursor).toPoint()));
    event->accept();
}

void TrackCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        m_byKeyboard = true;
    update();
}

void TrackCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_pointer.setSpaceHeld(false);
    update();
}

} // namespace bubblebar
