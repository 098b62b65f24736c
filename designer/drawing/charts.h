#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace bubblebar {

/// How charts look: the user's colours and text size. Words are the caller's.
struct ChartLook
{
    QPalette palette;
    QFont font;
    bool mirrored = false; ///< reads from right to left
};

/// How often something came out which way: columns side by side over a scale.
struct ColumnChart
{
    struct Column
    {
        double height = 0;     ///< 0 … 1, the highest column
        bool isUsual = true;   ///< others are paler
        bool isMiddle = false; ///< holds the middle value: a tip points at it
    };
    struct Tick
    {
        double place = 0; ///< in columns, from the first one's edge
        QString text;
    };

    std::vector<Column> columns;
    std::vector<Tick> ticks; ///< in order; one that would touch the one before is left out
};

/// Shares of a whole, one below the other.
struct BarChart
{
    struct Bar
    {
        QString name;
        QString value;
        double length = 0; ///< 0 … 1, the whole width
        double low = 0;    ///< the range in which the true length lies; none where low = high
        double high = 0;
    };

    std::vector<Bar> bars;
    std::optional<double> mark; ///< a line across all bars, say where they were equal
};

/// The height that suits the text size.
[[nodiscard]] double heightOf(const ColumnChart& chart, const ChartLook& look);
[[nodiscard]] double heightOf(const BarChart& chart, const ChartLook& look);

/// Where each column or bar can be pointed at, in the order of the chart: full height or width, so that small ones can
/// be hit.
[[nodiscard]] std::vector<QRectF> partBoxes(const ColumnChart& chart, const QRectF& box, const ChartLook& look);
[[nodiscard]] std::vector<QRectF> partBoxes(const BarChart& chart, const QRectF& box, const ChartLook& look);

void paintChart(QPainter& painter, const ColumnChart& chart, const QRectF& box, const ChartLook& look);
void paintChart(QPainter& painter, const BarChart& chart, const QRectF& box, const ChartLook& look);

} // namespace bubblebar
