#include "designer/widgets/picklist.h"

#include <QKeyEvent>

namespace bubblebar {

PickList::PickList(QWidget* parent)
    : QListView(parent)
{
    setMovement(Static);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    // Files are dropped on the window, not on its lists.
    setAcceptDrops(false);
    connect(this, &QListView::clicked, this, &PickList::picked);
}

void PickList::keyPressEvent(QKeyEvent* event)
{
    QListView::keyPressEvent(event);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT picked(currentIndex());
}

} // namespace bubblebar
