#include "app/bubble/board/boardpointer.h"

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

namespace bubblebar {

BoardPointer::BoardPointer(BoardView& view)
    : QObject(&view)
    , m_view(view)
{
    view.viewport()->installEventFilter(this);
}

bool BoardPointer::eventFilter(QObject* /*watched*/, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        Q_EMIT pressed();
        if (mouse->button() == Qt::RightButton) {
            Q_EMIT backRequested();
            return true;
        }
        if (mouse->button() != Qt::LeftButton || m_view.isPanning())
            return false;
        press(mouse->position());
        return true;
    }
    case QEvent::MouseMove:
        move(static_cast<QMouseEvent*>(event)->position(), m_held);
        return m_held;
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton || !m_held)
            return false;
        release(static_cast<QMouseEvent*>(event)->position());
        return true;
    case QEvent::Leave:
        leave();
        return false;
    default:
        return false;
    }
}

void BoardPointer::refresh()
{
    if (m_inside)
        point(pickAt(m_position));
}

Pick BoardPointer::pickAt(QPointF position) const
{
    return m_view.board().pickAt(m_view.mapToScene(position.toPoint()));
}

void BoardPointer::press(QPointF position)
{
    m_held = true;
    m_dragging = false;
    m_pressedAt = position;
    m_pressed = pickAt(position);
}

void BoardPointer::move(QPointF position, bool held)
{
    m_inside = true;
    m_position = position;
    const bool far = (position - m_pressedAt).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (held && !m_dragging && far && m_pressed.beetle != BeetleId::None) {
        m_dragging = true;
        if (m_view.board().marks().chosen != m_pressed.beetle)
            Q_EMIT clicked(m_pressed);
    }
    if (m_dragging)
        m_view.board().setDragged(m_view.mapToScene(position.toPoint()));
    point(pickAt(position));
}

/// A click counts where it began; a drag goes where it ends, unless that is where it began.
void BoardPointer::release(QPointF position)
{
    m_held = false;
    if (!m_dragging) {
        if (pickAt(position) == m_pressed)
            Q_EMIT clicked(m_pressed);
        return;
    }
    m_dragging = false;
    m_view.board().setDragged(std::nullopt);
    const Pick end = pickAt(position);
    if (end.space != m_pressed.space && end.space != SpaceId::None)
        Q_EMIT clicked(end);
}

void BoardPointer::leave()
{
    m_inside = false;
    if (!m_held)
        point({});
}

void BoardPointer::point(const Pick& pick)
{
    if (pick == m_pointed)
        return;
    m_pointed = pick;
    Q_EMIT pointed(pick);
}

} // namespace bubblebar
