#include "designer/canvas/canvaspointer.h"

#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"

#include <QInputDevice>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr int kNotch = 120;
constexpr double kZoomStep = 1.25;
constexpr double kRim = 6;
constexpr double kRimSpeed = 0.4;

bool isTouchpad(const QWheelEvent& event)
{
    const QInputDevice* device = event.device();
    return (device != nullptr && device->type() == QInputDevice::DeviceType::TouchPad) ||
           (!event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase);
}

} // namespace

CanvasPointer::CanvasPointer(TrackCanvas& canvas)
    : m_canvas(canvas)
{
}

void CanvasPointer::press(const QMouseEvent& event)
{
    if (m_gesture) {
        // The other button takes the gesture back; so does a press whose release got lost.
        cancel();
        return;
    }
    if (event.button() == Qt::RightButton)
        return pressRight(event);
    begin(gestureOf(event), event.button());
}

void CanvasPointer::begin(std::unique_ptr<Gesture> gesture, Qt::MouseButton button)
{
    m_gesture = std::move(gesture);
    m_button = button;
    showCursor();
}

/// Null for buttons that mean nothing.
std::unique_ptr<Gesture> CanvasPointer::gestureOf(const QMouseEvent& event) const
{
    const QPointF at = event.position();
    if (event.button() == Qt::MiddleButton || (m_spaceHeld && event.button() == Qt::LeftButton))
        return panGesture(m_canvas, at);
    if (event.button() != Qt::LeftButton)
        return nullptr;
    if (m_canvas.pieceInHand())
        return placeGesture(m_canvas, at);
    const bool adds = event.modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier);
    return m_canvas.document().tileAt(m_canvas.camera().hexAt(at)) ? moveGesture(m_canvas, at, adds)
                                                                   : rubberBand(m_canvas, at, adds);
}

void CanvasPointer::pressRight(const QMouseEvent& event)
{
    if (m_canvas.pieceInHand())
        return m_canvas.takeInHand(std::nullopt);
    const Hex hex = m_canvas.camera().hexAt(event.position());
    m_canvas.setCursorHex(hex);
    m_canvas.requestContextMenu(event.globalPosition().toPoint());
}

void CanvasPointer::move(const QMouseEvent& event)
{
    if (m_gesture) {
        if (m_gesture->scrollsAtRim())
            scrollTowards(event.position());
        m_gesture->move(event.position());
        showCursor();
    } else if (m_canvas.pieceInHand()) {
        m_canvas.setCursorHex(m_canvas.camera().hexAt(event.position()));
    }
}

/// The further out the pointer is, the faster.
void CanvasPointer::scrollTowards(QPointF position)
{
    const QRectF inside = QRectF(m_canvas.rect()).adjusted(kRim, kRim, -kRim, -kRim);
    const QPointF nearest(std::clamp(position.x(), inside.left(), std::max(inside.left(), inside.right())),
                          std::clamp(position.y(), inside.top(), std::max(inside.top(), inside.bottom())));
    if (nearest != position)
        m_canvas.panBy((nearest - position) * kRimSpeed);
}

void CanvasPointer::release(const QMouseEvent& event)
{
    if (!m_gesture || event.button() != m_button)
        return;
    // An edit announces itself, and a gesture that still ran would then be cancelled.
    const std::unique_ptr<Gesture> finished = std::move(m_gesture);
    finished->finish(event.position(), event.modifiers());
    showCursor();
    m_canvas.update();
}

/// A mouse wheel turns the piece in hand or what is dragged, else it zooms; a touchpad scrolls; with Ctrl both zoom.
void CanvasPointer::wheel(const QWheelEvent& event)
{
    const bool zooms = event.modifiers().testFlag(Qt::ControlModifier);
    if (isTouchpad(event) && !zooms) {
        m_canvas.panBy(event.pixelDelta().isNull() ? QPointF(event.angleDelta()) / 4 : QPointF(event.pixelDelta()));
        return;
    }
    const int turned = event.angleDelta().y();
    const bool carries = m_canvas.pieceInHand() || (m_gesture && m_gesture->ghosts() != nullptr);
    if (carries && !zooms) {
        m_turned += turned;
        const int notches = m_turned / kNotch;
        m_turned -= notches * kNotch;
        if (notches != 0)
            m_canvas.turn(-notches);
    } else if (turned != 0) {
        m_canvas.zoomBy(std::pow(kZoomStep, turned / double {kNotch}), event.position());
    }
}

void CanvasPointer::pinch(const QNativeGestureEvent& event)
{
    if (event.gestureType() == Qt::ZoomNativeGesture)
        m_canvas.zoomBy(1 + event.value(), event.position());
}

void CanvasPointer::setSpaceHeld(bool held)
{
    m_spaceHeld = held;
    showCursor();
}

bool CanvasPointer::cancel()
{
    if (!m_gesture)
        return false;
    const std::unique_ptr<Gesture> cancelled = std::move(m_gesture);
    cancelled->cancel();
    showCursor();
    m_canvas.update();
    return true;
}

void CanvasPointer::showCursor()
{
    if (m_gesture)
        m_canvas.setCursor(m_gesture->cursor());
    else if (m_spaceHeld)
        m_canvas.setCursor(Qt::OpenHandCursor);
    else
        m_canvas.unsetCursor();
}

} // namespace bubblebar
