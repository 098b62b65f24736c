#pragma once

#include "designer/canvas/ghosts.h"

#include <QPointF>
#include <QRectF>

#include <memory>

class QPainter;

namespace bubblebar {

class TrackCanvas;

/// What a pressed mouse button does until it is released. Places are in the canvas's pixels. Whatever a gesture
/// changes on the way, cancel() takes back; only finish() edits the track, by one step at most.
class Gesture
{
public:
    Gesture(TrackCanvas& canvas, QPointF pressedAt);
    virtual ~Gesture() = default;
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;

    virtual void move(QPointF position) = 0;
    virtual void finish(QPointF position, Qt::KeyboardModifiers modifiers) = 0;
    virtual void cancel() {}
    /// What is carried, each piece on its hex; by `sixths` × 60° clockwise.
    virtual void turn(int /*sixths*/) {}
    virtual void flip() {}
    virtual void paint(QPainter& /*painter*/) const {}
    /// What a drop would do now; null for gestures that drop nothing.
    [[nodiscard]] virtual const Ghosts* ghosts() const { return nullptr; }
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    /// Dragged over the rim of the canvas, it goes on where the board has not been in sight.
    [[nodiscard]] virtual bool scrollsAtRim() const { return false; }

protected:
    [[nodiscard]] bool isFarFromPress(QPointF position) const;

    TrackCanvas& m_canvas;
    QPointF m_pressedAt;
};

/// Lays the piece in hand where the button is released.
[[nodiscard]] std::unique_ptr<Gesture> placeGesture(TrackCanvas& canvas, QPointF pressedAt);
/// A click selects the tile, with `adds` it joins or leaves the selection; a drag moves all that is selected.
[[nodiscard]] std::unique_ptr<Gesture> moveGesture(TrackCanvas& canvas, QPointF pressedAt, bool adds);
/// A click puts the cursor on the free hex and selects nothing; a drag selects what lies in the band. `adds`: to what
/// is selected already.
[[nodiscard]] std::unique_ptr<Gesture> rubberBand(TrackCanvas& canvas, QPointF pressedAt, bool adds);
/// Moves the board under the pointer.
[[nodiscard]] std::unique_ptr<Gesture> panGesture(TrackCanvas& canvas, QPointF pressedAt);

} // namespace bubblebar
