#include "app/bubble/replay/logview.h"

#include "app/bubble/logmodel.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>

namespace bubblebar {

namespace {

int actionOf(const QModelIndex& line)
{
    return line.isValid() ? line.data(LogModel::ActionRole).toInt() : -1;
}

} // namespace

LogView::LogView(QAbstractItemModel* log, QWidget* parent)
    : QListView(parent)
{
    setModel(log);
    setMouseTracking(true);
    stayAtEnd();
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& line) { choose(line, false); });
    connect(this, &QAbstractItemView::entered, this, &LogView::point);
    connect(this, &QAbstractItemView::viewportEntered, this, [this] { point({}); });
}

void LogView::followAction(int action)
{
    // The last line first, so that the one with the deed is in sight whatever comes of it.
    for (int row = model()->rowCount() - 1; row >= 0 && action >= 0; --row) {
        const QModelIndex line = model()->index(row, 0);
        if (actionOf(line) == action)
            scrollTo(line);
    }
}

void LogView::choose(const QModelIndex& line, bool byKeyboard)
{
    // A heading stands for the first action of its turn.
    const int own = actionOf(line);
    const int action = own >= 0 ? own : actionOf(line.siblingAtRow(line.row() + 1));
    if (action >= 0)
        Q_EMIT actionChosen(action, byKeyboard);
}

void LogView::point(const QModelIndex& line)
{
    const int action = actionOf(line);
    if (action == m_pointed)
        return;
    m_pointed = action;
    Q_EMIT actionPointed(action);
}

/// The lines are as high as they need at the width that they have, which the scroll bar changes as it comes and goes.
/// The list itself lays them out anew only for another height.
void LogView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

/// Who has not scrolled up sees the last line, also where lines get higher.
void LogView::stayAtEnd()
{
    QScrollBar* bar = verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int value) { m_isAtEnd = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int /*least*/, int most) {
        if (m_isAtEnd)
            bar->setValue(most);
    });
}

void LogView::keyPressEvent(QKeyEvent* event)
{
    const bool chooses =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (chooses && currentIndex().isValid())
        return choose(currentIndex(), true);
    QListView::keyPressEvent(event);
}

void LogView::leaveEvent(QEvent* event)
{
    point({});
    QListView::leaveEvent(event);
}

void LogView::focusOutEvent(QFocusEvent* event)
{
    point({});
    QListView::focusOutEvent(event);
}

void LogView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (hasFocus())
        point(current);
}

} // namespace bubblebar
