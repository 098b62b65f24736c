#include "designer/drawing/charts.h"

#include "designer/drawing/palette.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

// In heights of the font.
constexpr double kColumnsHeight = 2.6;
constexpr double kScaleHeight = 1.15;
constexpr double kRowHeight = 1.3;
constexpr double kBarHeight = 0.62;
constexpr double kGap = 0.55;

double lineOf(const ChartLook& look)
{
    return QFontMetricsF(look.font).height();
}

/// Lines and empty grooves: the text's colour, faint on the ground.
QColor lineColour(const ChartLook& look, double opacity)
{
    QColor colour = look.palette.color(QPalette::WindowText);
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

const ChartTones& tones(const ChartLook& look)
{
    return chartTones(look.palette.color(QPalette::Window).lightness() < 128);
}

QRectF mirroredIn(const QRectF& box, const QRectF& part, bool mirrored)
{
    if (!mirrored)
        return part;
    return {box.left() + box.right() - part.right(), part.top(), part.width(), part.height()};
}

// Columns.

QRectF columnsArea(const QRectF& box, const ChartLook& look)
{
    return box.adjusted(0, 0.35 * lineOf(look), 0, -kScaleHeight * lineOf(look));
}

void paintTip(QPainter& painter, const QRectF& column, const ChartLook& look)
{
    const double side = 0.3 * lineOf(look);
    const QPointF tip(column.center().x(), column.top() - 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.color(QPalette::WindowText));
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-side / 2, -side), tip + QPointF(side / 2, -side)}));
}

void paintTicks(QPainter& painter, const ColumnChart& chart, const QRectF& box, const ChartLook& look)
{
    const QFontMetricsF metrics(look.font);
    const QRectF area = columnsArea(box, look);
    const double width = area.width() / static_cast<double>(chart.columns.size());
    double end = 0;
    for (const ColumnChart::Tick& tick : chart.ticks) {
        const double at = area.left() + tick.place * width;
        const double textWidth = metrics.horizontalAdvance(tick.text);
        QRectF text(at - textWidth / 2, area.bottom(), textWidth, kScaleHeight * lineOf(look));
        text.moveLeft(std::clamp(text.left(), box.left(), box.right() - textWidth));
        if (&tick != &chart.ticks.front() && text.left() < end + metrics.averageCharWidth())
            continue;
        end = text.right();
        const QRectF stroke = mirroredIn(area, QRectF(at - 0.5, area.bottom(), 1, 4), look.mirrored);
        painter.fillRect(stroke, lineColour(look, 0.5));
        painter.setPen(look.palette.color(QPalette::PlaceholderText));
        painter.drawText(mirroredIn(area, text, look.mirrored).adjusted(-1, 3, 1, 3), Qt::AlignCenter, tick.text);
    }
}

// Bars.

/// Where the parts of a bar chart's rows lie.
struct BarColumns
{
    double name = 0;  ///< width of the names
    double value = 0; ///< width of the values
    double gap = 0;
};

BarColumns columnsOf(const BarChart& chart, const ChartLook& look)
{
    const QFontMetricsF metrics(look.font);
    BarColumns columns {0, 0, kGap * lineOf(look)};
    for (const BarChart::Bar& bar : chart.bars) {
        columns.name = std::max(columns.name, metrics.horizontalAdvance(bar.name) + 1);
        columns.value = std::max(columns.value, metrics.horizontalAdvance(bar.value) + 1);
    }
    return columns;
}

QRectF grooveOf(const QRectF& row, const BarColumns& columns, const ChartLook& look)
{
    QRectF groove = row;
    groove.setLeft(row.left() + columns.name + columns.gap);
    groove.setRight(row.right() - columns.value - columns.gap);
    const double height = kBarHeight * lineOf(look);
    groove.setTop(row.center().y() - height / 2);
    groove.setHeight(height);
    return groove;
}

/// A thin line with caps from the lowest to the highest length.
void paintRange(QPainter& painter, const BarChart::Bar& bar, const QRectF& groove, const ChartLook& look)
{
    if (bar.high <= bar.low)
        return;
    const auto at = [&](double length) {
        const double x = length * groove.width();
        return look.mirrored ? groove.right() - x : groove.left() + x;
    };
    const double y = groove.center().y();
    const double cap = 0.3 * groove.height();
    painter.setPen(QPen(lineColour(look, 0.75), 1.2));
    painter.drawLine(QPointF(at(bar.low), y), QPointF(at(bar.high), y));
    for (const double end : {bar.low, bar.high})
        painter.drawLine(QPointF(at(end), y - cap), QPointF(at(end), y + cap));
}

void paintBar(QPainter& painter, const BarChart::Bar& bar, const QRectF& groove, const ChartLook& look)
{
    const double radius = std::min(3.0, groove.height() / 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lineColour(look, 0.13));
    painter.drawRoundedRect(groove, radius, radius);
    QRectF filled = groove;
    filled.setWidth(std::clamp(bar.length, 0.0, 1.0) * groove.width());
    painter.setBrush(tones(look).bar);
    painter.drawRoundedRect(mirroredIn(groove, filled, look.mirrored), radius, radius);
    paintRange(painter, bar, groove, look);
}

} // namespace

double heightOf(const ColumnChart& /*chart*/, const ChartLook& look)
{
    return (kColumnsHeight + kScaleHeight) * lineOf(look);
}

double heightOf(const BarChart& chart, const ChartLook& look)
{
    return static_cast<double>(chart.bars.size()) * kRowHeight * lineOf(look);
}

std::vector<QRectF> partBoxes(const ColumnChart& chart, const QRectF& box, const ChartLook& look)
{
    const QRectF area = columnsArea(box, look);
    const double width = area.width() / static_cast<double>(chart.columns.size());
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < chart.columns.size(); ++i) {
        const QRectF part(area.left() + static_cast<double>(i) * width, box.top(), width, area.bottom() - box.top());
        boxes.push_back(mirroredIn(area, part, look.mirrored));
    }
    return boxes;
}

std::vector<QRectF> partBoxes(const BarChart& chart, const QRectF& box, const ChartLook& look)
{
    const double height = kRowHeight * lineOf(look);
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < chart.bars.size(); ++i)
        boxes.emplace_back(box.left(), box.top() + static_cast<double>(i) * height, box.width(), height);
    return boxes;
}

void paintChart(QPainter& painter, const ColumnChart& chart, const QRectF& box, const ChartLook& look)
{
    if (chart.columns.empty())
        return;
    painter.setFont(look.font);
    const QRectF area = columnsArea(box, look);
    const std::vector<QRectF> boxes = partBoxes(chart, box, look);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const ColumnChart::Column& column = chart.columns[i];
        QRectF bar = boxes[i].adjusted(0.75, 0, -0.75, 0);
        bar.setTop(area.bottom() - std::clamp(column.height, 0.0, 1.0) * area.height());
        painter.fillRect(bar, column.isUsual ? tones(look).bar : tones(look).faintBar);
        if (column.isMiddle)
            paintTip(painter, bar, look);
    }
    painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), lineColour(look, 0.5));
    paintTicks(painter, chart, box, look);
}

void paintChart(QPainter& painter, const BarChart& chart, const QRectF& box, const ChartLook& look)
{
    painter.setFont(look.font);
    const BarColumns columns = columnsOf(chart, look);
    const std::vector<QRectF> rows = partBoxes(chart, box, look);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const BarChart::Bar& bar = chart.bars[i];
        const QRectF row = rows[i];
        const QRectF groove = mirroredIn(row, grooveOf(row, columns, look), look.mirrored);
        paintBar(painter, bar, groove, look);
        painter.setPen(look.palette.color(QPalette::WindowText));
        const QRectF name(row.left(), row.top(), columns.name, row.height());
        const QRectF value(row.right() - columns.value, row.top(), columns.value, row.height());
        const Qt::Alignment outer = look.mirrored ? Qt::AlignRight : Qt::AlignLeft;
        const Qt::Alignment inner = look.mirrored ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(mirroredIn(row, name, look.mirrored), static_cast<int>(outer | Qt::AlignVCenter), bar.name);
        painter.drawText(mirroredIn(row, value, look.mirrored), static_cast<int>(inner | Qt::AlignVCenter), bar.value);
        if (chart.mark) {
            const double x = *chart.mark * groove.width();
            const double at = look.mirrored ? groove.right() - x : groove.left() + x;
            painter.fillRect(QRectF(at - 0.75, row.top() + 1, 1.5, row.height() - 2), lineColour(look, 0.9));
        }
    }
}

} // namespace bubblebar
