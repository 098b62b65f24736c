#include "app/bubble/replay/racechartview.h"

#include "designer/widgets/livetexts.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace bubblebar {

RaceChartView::RaceChartView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("raceChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setLiveName(this, [] { return tr("How the race went"); });
    setCursor(Qt::PointingHandCursor);
}

void RaceChartView::setRace(const GameRecord& record, const std::vector<int>& winners)
{
    m_course = courseOf(record);
    m_cursor = -1;
    std::vector<RaceChartLine> lines;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        RaceChartLine line {record.players[seat].name, record.players[seat].colour, {}, false};
        line.isWinner = std::ranges::find(winners, static_cast<int>(seat)) != winners.end();
        for (const CoursePoint& point : m_course)
            line.values.push_back(point.toGo[seat]);
        lines.push_back(std::move(line));
    }
    m_chart = RaceChart(std::move(lines), tr("turns"), tr("Steps to go, all beetles together"));
    setAccessibleDescription(summary());
    layOut();
}

QString RaceChartView::summary() const
{
    QStringList parts {
        tr("Steps to go after each turn, %1 turns. The Left and Right keys tell the numbers of each turn, "
           "Enter shows the race there.")
            .arg(m_chart.turns())};
    for (const RaceChartLine& line : m_chart.lines())
        parts << tr("%1: from %2 to %3", "player: steps at first, at last")
                     .arg(line.name, QLocale().toString(line.values.front()), QLocale().toString(line.values.back()));
    return parts.join(u'\n');
}

QString RaceChartView::turnText(int turn) const
{
    const int seat = m_course[static_cast<std::size_t>(turn)].seat;
    QStringList parts {seat < 0
                           ? tr("At the start")
                           : tr("After turn %1, of %2")
                                 .arg(QString::number(turn), m_chart.lines()[static_cast<std::size_t>(seat)].name)};
    for (const RaceChartLine& line : m_chart.lines()) {
        const int toGo = line.values[static_cast<std::size_t>(turn)];
        parts << (toGo == 0 ? tr("%1: home").arg(line.name)
                            : tr("%1: %2 to go", "player: steps").arg(line.name, QLocale().toString(toGo)));
    }
    return parts.join(u'\n');
}

QSize RaceChartView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 18};
}

QSize RaceChartView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 46, fontMetrics().height() * 11};
}

void RaceChartView::layOut()
{
    m_chart.layOut(QRectF(rect()).adjusted(4, 4, -4, -4), font());
    update();
}

void RaceChartView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_chart.paint(
        painter,
        {palette().color(QPalette::Text), palette().color(QPalette::Base), palette().color(QPalette::Highlight)},
        m_cursor);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void RaceChartView::resizeEvent(QResizeEvent* /*event*/)
{
    layOut();
}

void RaceChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

bool RaceChartView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_course.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), turnText(m_chart.turnAt(help->pos().x())), this);
    return true;
}

void RaceChartView::setCursorTurn(int turn)
{
    if (m_cursor == turn)
        return;
    m_cursor = turn;
    update();
}

void RaceChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_course.empty())
        return;
    setCursorTurn(m_chart.turnAt(event->position().x()));
    // Once it is shown it goes along.
    if (QToolTip::isVisible())
        QToolTip::showText(event->globalPosition().toPoint(), turnText(m_cursor), this);
}

void RaceChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) && !m_course.empty())
        Q_EMIT turnChosen(m_chart.turnAt(event->position().x()));
}

void RaceChartView::leaveEvent(QEvent* /*event*/)
{
    if (!hasFocus())
        setCursorTurn(-1);
}

void RaceChartView::focusOutEvent(QFocusEvent* event)
{
    setCursorTurn(-1);
    QWidget::focusOutEvent(event);
}

void RaceChartView::keyPressEvent(QKeyEvent* event)
{
    const int last = m_chart.turns();
    switch (event->key()) {
    case Qt::Key_Left:
        setCursorTurn(m_cursor < 0 ? last : std::max(0, m_cursor - 1));
        return tellTurn();
    case Qt::Key_Right:
        setCursorTurn(std::min(last, m_cursor + 1));
        return tellTurn();
    case Qt::Key_Home:
        setCursorTurn(0);
        return tellTurn();
    case Qt::Key_End:
        setCursorTurn(last);
        return tellTurn();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor >= 0)
            Q_EMIT turnChosen(m_cursor);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

/// By keyboard: shows the numbers, and tells them to screen readers.
void RaceChartView::tellTurn()
{
    if (m_course.empty())
        return;
    const QString text = turnText(m_cursor);
    QToolTip::showText(mapToGlobal(m_chart.pointOf(0, m_cursor).toPoint()), text, this);
    setAccessibleDescription(text);
    QAccessibleEvent change(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&change);
}

} // namespace bubblebar
