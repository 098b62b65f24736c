#pragma once

#include "app/bubble/scenery.h"

#include <QObject>
#include <QPointF>

namespace bubblebar {

class BoardView;

/// The mouse on the board: what it points at, clicks and drags of beetles.
class BoardPointer : public QObject
{
    Q_OBJECT

public:
    explicit BoardPointer(BoardView& view);

    /// Tells anew what lies under the pointer; after the board has changed.
    void refresh();

Q_SIGNALS:
    void pointed(const bubblebar::Pick& pick);
    void clicked(const bubblebar::Pick& pick);
    void backRequested();
    /// Any press of a button, before it has an effect.
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(QPointF position);
    void move(QPointF position, bool held);
    void release(QPointF position);
    void leave();
    void point(const Pick& pick);
    [[nodiscard]] Pick pickAt(QPointF position) const;

    BoardView& m_view;
    Pick m_pointed;
    Pick m_pressed;
    QPointF m_pressedAt;
    QPointF m_position;
    bool m_held = false;
    bool m_dragging = false;
    bool m_inside = false;
};

} // namespace bubblebar
