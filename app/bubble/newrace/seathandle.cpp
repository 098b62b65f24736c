#include "app/bubble/newrace/seathandle.h"

#include "designer/widgets/icons.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace bubblebar {

SeatHandle::SeatHandle(QWidget* parent)
    : QToolButton(parent)
{
    setIcon(inkIcon(QLatin1String("grip")));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeVerCursor);
    setToolTip(tr("Drag to another seat, or press Up or Down"));
}

void SeatHandle::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up)
        Q_EMIT stepRequested(-1);
    else if (event->key() == Qt::Key_Down)
        Q_EMIT stepRequested(+1);
    else
        QToolButton::keyPressEvent(event);
}

void SeatHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        Q_EMIT dragged(event->globalPosition().toPoint());
}

void SeatHandle::mouseReleaseEvent(QMouseEvent* event)
{
    QToolButton::mouseReleaseEvent(event);
    Q_EMIT dropped();
}

} // namespace bubblebar
