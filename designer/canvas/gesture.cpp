#include "designer/canvas/gesture.h"

#include "designer/canvas/trackcanvas.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace bubblebar {

Gesture::Gesture(TrackCanvas& canvas, QPointF pressedAt)
    : m_canvas(canvas)
    , m_pressedAt(pressedAt)
{
}

bool Gesture::isFarFromPress(QPointF position) const
{
    return (position - m_pressedAt).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
}

namespace {

class PlaceGesture : public Gesture
{
public:
    using Gesture::Gesture;

    void move(QPointF position) override { m_canvas.setCursorHex(m_canvas.camera().hexAt(position)); }
    void finish(QPointF position, Qt::KeyboardModifiers modifiers) override
    {
        // Let go beside the canvas, the piece stays in hand.
        if (!m_canvas.rect().contains(position.toPoint()))
            return;
        move(position);
        m_canvas.layPieceInHand(modifiers.testFlag(Qt::ShiftModifier));
    }
    void cancel() override { m_canvas.takeInHand(std::nullopt); }
};

class PanGesture : public Gesture
{
public:
    PanGesture(TrackCanvas& canvas, QPointF pressedAt)
        : Gesture(canvas, pressedAt)
        , m_before(canvas.camera())
        , m_last(pressedAt)
    {
    }

    void move(QPointF position) override
    {
        m_canvas.panBy(position - m_last);
        m_last = position;
    }
    void finish(QPointF position, Qt::KeyboardModifiers /*modifiers*/) override { move(position); }
    void cancel() override { m_canvas.setCamera(m_before); }
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ClosedHandCursor; }

private:
    CanvasCamera m_before;
    QPointF m_last;
};

} // namespace

std::unique_ptr<Gesture> placeGesture(TrackCanvas& canvas, QPointF pressedAt)
{
    return std::make_unique<PlaceGesture>(canvas, pressedAt);
}

std::unique_ptr<Gesture> panGesture(TrackCanvas& canvas, QPointF pressedAt)
{
    return std::make_unique<PanGesture>(canvas, pressedAt);
}

} // namespace bubblebar
