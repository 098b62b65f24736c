#include "app/beetle/statistics/histogramview.h"

#include "designer/drawing/chartticks.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr QColor kBarLight = palette::rgb(0x8e86cc);
constexpr QColor kBarDark = palette::rgb(0xa59ee0);
constexpr double kHeadroom = 1.12;
constexpr int kLabels = 9; ///< about so many along the bottom

QString percentText(double chance)
{
    return HistogramView::tr("%1 %").arg(QLocale().toString(chance * 100, 'f', 1));
}

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Rolls for a whole beetle"));
    setAccessibleDescription(tr("The Left and Right keys tell the numbers of each bar"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void HistogramView::setBins(std::vector<RollsBin> bins)
{
    m_bins = std::move(bins);
    m_beetles = 0;
    for (const RollsBin& bin : m_bins)
        m_beetles += bin.count;
    m_chosen = -1;
    update();
}

double HistogramView::share(const RollsBin& bin) const
{
    return m_beetles == 0 ? 0 : static_cast<double>(bin.count) / static_cast<double>(m_beetles);
}

double HistogramView::highest() const
{
    double most = 0;
    for (const RollsBin& bin : m_bins)
        most = std::max({most, bin.exact, share(bin)});
    return most * kHeadroom;
}

QString HistogramView::binText(std::size_t index) const
{
    const RollsBin& bin = m_bins[index];
    const QLocale locale;
    const bool isLast = index + 1 == m_bins.size();
    const QString rolls = isLast               ? tr("%1 rolls or more").arg(bin.from)
                          : bin.from == bin.to ? tr("%n roll(s)", nullptr, bin.from)
                                               : tr("%1 or %2 rolls").arg(bin.from).arg(bin.to);
    const QString exact = tr("exact: %1").arg(percentText(bin.exact));
    if (m_beetles == 0)
        return rolls + u'\n' + exact;
    const QString played = tr("%1 of %2 beetles: %3")
                               .arg(locale.toString(static_cast<qlonglong>(bin.count)),
                                    locale.toString(static_cast<qlonglong>(m_beetles)), percentText(share(bin)));
    return rolls + u'\n' + played + u'\n' + exact;
}

QRectF HistogramView::plot() const
{
    const QFontMetricsF metrics(font());
    const double left = metrics.horizontalAdvance(percentText(0.1)) + 14;
    return QRectF(rect()).adjusted(left, metrics.height() * 1.9, -14, -metrics.height() * 2.7);
}

QRectF HistogramView::binRect(std::size_t bin) const
{
    const QRectF area = plot();
    const double width = area.width() / static_cast<double>(m_bins.size());
    return {area.left() + width * static_cast<double>(bin), area.top(), width, area.height()};
}

double HistogramView::heightOf(double chance) const
{
    return plot().height() * chance / highest();
}

QSize HistogramView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 18};
}

QSize HistogramView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() * 11};
}

void HistogramView::paintEvent(QPaintEvent* /*event*/)
{
    if (m_bins.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintBars(painter);
    paintCurve(painter);
    paintLegend(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void HistogramView::paintAxes(QPainter& painter) const
{
    const QRectF area = plot();
    QColor grid = palette().color(QPalette::Text);
    grid.setAlpha(40);
    const QColor text = palette().color(QPalette::Text);
    const double line = fontMetrics().height();
    const double step = niceStep(highest(), 4);
    for (double chance = 0; chance < highest(); chance += step) {
        const double y = area.bottom() - heightOf(chance);
        painter.setPen(grid);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(text);
        painter.drawText(QRectF(0, y - line / 2, area.left() - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         percentText(chance));
    }
    const int first = m_bins.front().from;
    const int width = m_bins.front().to - first + 1;
    const int span = width * static_cast<int>(m_bins.size());
    const int rolls = static_cast<int>(niceStep(span, kLabels));
    for (int at = (first + rolls - 1) / rolls * rolls; at <= m_bins.back().from; at += rolls) {
        const double x = area.left() + area.width() * (at - first + 0.5) / span;
        painter.setPen(text);
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        painter.drawText(QRectF(x - 3 * line, area.bottom() + 5, 6 * line, line), Qt::AlignCenter,
                         QLocale().toString(at));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 5 + line, area.width(), line * 1.2), Qt::AlignCenter,
                     tr("rolls for a whole beetle"));
}

void HistogramView::paintBars(QPainter& painter) const
{
    const QColor bar = isDark(palette()) ? kBarDark : kBarLight;
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        const QRectF column = binRect(i);
        const double height = heightOf(share(m_bins[i]));
        const double gap = std::min(1.5, column.width() * 0.12);
        painter.fillRect(QRectF(column.left() + gap, column.bottom() - height, column.width() - 2 * gap, height), bar);
        if (static_cast<int>(i) != m_chosen)
            continue;
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(column);
    }
}

void HistogramView::paintCurve(QPainter& painter) const
{
    QPolygonF curve;
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        const QRectF column = binRect(i);
        curve << QPointF(column.center().x(), column.bottom() - heightOf(m_bins[i].exact));
    }
    painter.setPen(QPen(palette().color(QPalette::Text), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
}

void HistogramView::paintLegend(QPainter& painter) const
{
    const double line = fontMetrics().height();
    QRectF row(plot().left(), 4, plot().width(), line * 1.4);
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    const double middle = row.center().y();
    painter.drawLine(QPointF(row.left(), middle), QPointF(row.left() + line * 1.4, middle));
    row.setLeft(row.left() + line * 1.8);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, tr("exact"));
    if (m_beetles == 0)
        return;
    row.setLeft(row.left() + fontMetrics().horizontalAdvance(tr("exact")) + line * 1.5);
    painter.fillRect(QRectF(row.left(), middle - line * 0.4, line * 0.9, line * 0.8),
                     isDark(palette()) ? kBarDark : kBarLight);
    row.setLeft(row.left() + line * 1.4);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 beetles").arg(QLocale().toString(static_cast<qlonglong>(m_beetles))));
}

bool HistogramView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        if (binRect(i).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), binText(i), this, binRect(i).toRect());
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0 || m_bins.empty())
        return QWidget::keyPressEvent(event);
    choose(std::clamp(m_chosen + step, 0, static_cast<int>(m_bins.size()) - 1));
}

void HistogramView::focusOutEvent(QFocusEvent* event)
{
    m_chosen = -1;
    QWidget::focusOutEvent(event);
}

/// By keyboard: marks a bar and tells its numbers.
void HistogramView::choose(int bin)
{
    m_chosen = bin;
    update();
    const auto index = static_cast<std::size_t>(bin);
    const QString text = binText(index);
    QToolTip::showText(mapToGlobal(binRect(index).center().toPoint()), text, this);
    setAccessibleDescription(text);
    QAccessibleEvent change(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&change);
}

} // namespace bubblebar::beetle
