#include "app/bubble/board/boardcursor.h"

#include "app/bubble/access/focusframe.h"
#include "app/bubble/access/tablekeys.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/keyboardfocus.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblebar {

BoardCursor::BoardCursor(BoardView& view)
    : QObject(&view)
    , m_view(view)
    , m_frame(new FocusFrame(view.viewport()))
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    connect(&view, &BoardView::viewChanged, this, &BoardCursor::showFrame);
}

void BoardCursor::setStops(const std::vector<Pick>& stops)
{
    if (stops == m_stops)
        return;
    const std::optional<Pick> before = current();
    m_stops = stops;
    const auto same = before ? std::ranges::find(m_stops, *before) : m_stops.end();
    m_current = same != m_stops.end() ? static_cast<int>(same - m_stops.begin()) : -1;
    if (m_inUse && m_view.hasFocus() && m_current < 0)
        next(1);
    showFrame();
}

void BoardCursor::goTo(const Pick& pick)
{
    const auto stop = std::ranges::find(m_stops, pick);
    if (stop == m_stops.end())
        return;
    m_current = static_cast<int>(stop - m_stops.begin());
    announce();
}

/// The focus has to be seen also where nothing can be chosen.
void BoardCursor::showFrame()
{
    m_frame->setGeometry(m_view.viewport()->rect());
    m_frame->setVisible(m_inUse && m_view.hasFocus() && !current());
}

std::optional<Pick> BoardCursor::current() const
{
    if (m_current < 0 || m_current >= static_cast<int>(m_stops.size()))
        return std::nullopt;
    return m_stops[static_cast<std::size_t>(m_current)];
}

bool BoardCursor::eventFilter(QObject* /*watched*/, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_inUse = false;
        showFrame();
        return false;
    case QEvent::KeyPress: {
        const std::optional<TableKey> key = tableKey(TablePart::Board, *static_cast<QKeyEvent*>(event));
        return key && press(*key);
    }
    case QEvent::FocusIn:
        if (isKeyboardFocus(static_cast<QFocusEvent*>(event)->reason())) {
            m_inUse = true;
            m_current = std::max(m_current, m_stops.empty() ? -1 : 0);
            announce();
        }
        return false;
    case QEvent::FocusOut:
        m_frame->hide();
        // The pointer may be on something meanwhile: only what the keyboard showed goes.
        if (std::exchange(m_announced, false))
            Q_EMIT moved({});
        return false;
    default:
        return false;
    }
}

bool BoardCursor::press(TableKey key)
{
    switch (key) {
    case TableKey::Left:
        step({-1, 0});
        return true;
    case TableKey::Right:
        step({1, 0});
        return true;
    case TableKey::Up:
        step({0, -1});
        return true;
    case TableKey::Down:
        step({0, 1});
        return true;
    case TableKey::First:
        m_current = -1;
        next(1);
        return true;
    case TableKey::Last:
        m_current = 0;
        next(-1);
        return true;
    case TableKey::Next:
        next(1);
        return true;
    case TableKey::Previous:
        next(-1);
        return true;
    case TableKey::Choose:
        if (const std::optional<Pick> stop = current())
            Q_EMIT chosen(*stop);
        else
            next(1);
        return true;
    default:
        return false;
    }
}

/// To the nearest stop in the direction; sideways counts double. Stops on one spot (a stack) follow one another.
void BoardCursor::step(QPointF direction)
{
    const std::optional<Pick> here = current();
    if (!here)
        return next(1);
    const QPointF from = m_view.board().placeOf(*here);
    double best = 1e9;
    int found = -1;
    for (int i = 0; i < static_cast<int>(m_stops.size()); ++i) {
        const QPointF away = m_view.board().placeOf(m_stops[static_cast<std::size_t>(i)]) - from;
        const double along = QPointF::dotProduct(away, direction);
        const double aside = std::abs(away.x() * direction.y() - away.y() * direction.x());
        if (i == m_current || along < 1)
            continue;
        if (along + 2 * aside < best) {
            best = along + 2 * aside;
            found = i;
        }
    }
    if (found >= 0) {
        m_current = found;
        announce();
    } else {
        next(direction.x() + direction.y() > 0 ? 1 : -1);
    }
}

void BoardCursor::next(int offset)
{
    const int count = static_cast<int>(m_stops.size());
    if (count == 0)
        return;
    m_current = (std::max(m_current, offset > 0 ? -1 : 0) + offset + count) % count;
    announce();
}

void BoardCursor::announce()
{
    m_inUse = true;
    m_announced = current().has_value();
    showFrame();
    Q_EMIT moved(current().value_or(Pick {}));
}

} // namespace bubblebar
