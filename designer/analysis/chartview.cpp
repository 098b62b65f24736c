#include "designer/analysis/chartview.h"

#include "designer/widgets/texts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>

namespace bubblebar {

namespace {

/// Room for the frame of the focus.
constexpr int kFrame = 2;

} // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleParts(*this, *this);
}

void ChartView::setChart(ToldChart chart)
{
    const bool isAsHigh = chart.parts.size() == m_chart.parts.size();
    m_chart = std::move(chart);
    m_focused = std::clamp(m_focused, 0, std::max(0, partCount() - 1));
    setAccessibleDescription(m_chart.summary);
    if (!isAsHigh)
        updateGeometry();
    update();
}

void ChartView::setClickable(bool clickable)
{
    m_isClickable = clickable;
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

ChartLook ChartView::look() const
{
    return {palette(), scaledFont(font(), kSecondaryText), isRightToLeft()};
}

QRectF ChartView::chartBox() const
{
    return QRectF(rect()).adjusted(kFrame, kFrame, -kFrame, -kFrame);
}

QRect ChartView::partRect(int part) const
{
    const std::vector<QRectF> boxes =
        std::visit([this](const auto& chart) { return partBoxes(chart, chartBox(), look()); }, m_chart.chart);
    return boxes.at(static_cast<std::size_t>(part)).toAlignedRect();
}

int ChartView::partAt(QPoint position) const
{
    for (int part = 0; part < partCount(); ++part) {
        if (partRect(part).contains(position))
            return part;
    }
    return -1;
}

QSize ChartView::sizeHint() const
{
    const double height = std::visit([this](const auto& chart) { return heightOf(chart, look()); }, m_chart.chart);
    return {28 * fontMetrics().averageCharWidth(), qCeil(height) + 2 * kFrame};
}

QSize ChartView::minimumSizeHint() const
{
    return {20 * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void ChartView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::visit([&](const auto& chart) { paintChart(painter, chart, chartBox(), look()); }, m_chart.chart);
    if (!hasFocus() || focusedPart() < 0)
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = partRect(focusedPart()).adjusted(-1, -1, 1, 1);
    option.backgroundColor = palette().color(backgroundRole());
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

bool ChartView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const int part = partAt(help.pos()); part >= 0)
        QToolTip::showText(help.globalPos(), partName(part), this, partRect(part));
    else
        QToolTip::hideText();
    return true;
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (const int part = partAt(event->position().toPoint()); part >= 0 && event->button() == Qt::LeftButton)
        pressPart(part);
}

void ChartView::pressPart(int part)
{
    focusPart(part);
    if (m_isClickable)
        Q_EMIT partClicked(part);
}

void ChartView::focusPart(int part)
{
    m_focused = part;
    update();
    announceFocusedPart(*this, *this);
}

void ChartView::tell(int part)
{
    const QRect box = partRect(part);
    QToolTip::showText(mapToGlobal(box.center()), partName(part), this, box);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const bool isRow = std::holds_alternative<ColumnChart>(m_chart.chart);
    const int onward = isRow && isRightToLeft() ? -1 : 1;
    int step = 0;
    if (event->key() == (isRow ? Qt::Key_Right : Qt::Key_Down))
        step = onward;
    else if (event->key() == (isRow ? Qt::Key_Left : Qt::Key_Up))
        step = -onward;
    const bool isPress =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (partCount() == 0 || (step == 0 && !isPress)) {
        QWidget::keyPressEvent(event);
        return;
    }
    focusPart(std::clamp(m_focused + step, 0, partCount() - 1));
    if (isPress && m_isClickable)
        Q_EMIT partClicked(m_focused);
    else
        tell(m_focused);
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

} // namespace bubblebar
