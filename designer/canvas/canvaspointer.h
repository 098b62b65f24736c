#pragma once

#include "designer/canvas/gesture.h"

class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;

namespace bubblebar {

/// The mouse, the wheel and the touchpad on the canvas: chooses the gesture when a button goes down, and keeps it until
/// the button goes up or the gesture is cancelled.
class CanvasPointer
{
public:
    explicit CanvasPointer(TrackCanvas& canvas);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    void pinch(const QNativeGestureEvent& event);
    /// While the space bar is held, a drag moves the board.
    void setSpaceHeld(bool held);
    /// Ends the gesture as if it had not begun. False where there is none.
    bool cancel();

    [[nodiscard]] Gesture* gesture() const { return m_gesture.get(); }

private:
    void begin(std::unique_ptr<Gesture> gesture, Qt::MouseButton button);
    [[nodiscard]] std::unique_ptr<Gesture> gestureOf(const QMouseEvent& event) const;
    void pressRight(const QMouseEvent& event);
    void scrollTowards(QPointF position);
    void showCursor();

    TrackCanvas& m_canvas;
    std::unique_ptr<Gesture> m_gesture;
    Qt::MouseButton m_button = Qt::NoButton;
    int m_turned = 0; ///< of the wheel, in eighths of a degree that have not made a notch yet
    bool m_spaceHeld = false;
};

} // namespace bubblebar
