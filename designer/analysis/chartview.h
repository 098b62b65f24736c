#pragma once

#include "designer/analysis/forecastcharts.h"
#include "designer/widgets/accessibleparts.h"

#include <QWidget>

namespace bubblebar {

/// Shows a chart. The pointer and the arrow keys ask its columns or bars for their figures.
class ChartView : public QWidget, private AccessibleParts
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    void setChart(ToldChart chart);
    [[nodiscard]] const ToldChart& chart() const { return m_chart; }
    /// A click on a part, or Enter, is a wish.
    void setClickable(bool clickable);

    /// Where a column or bar is, in the widget's pixels.
    [[nodiscard]] QRect partRect(int part) const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void partClicked(int part);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int partCount() const override { return static_cast<int>(m_chart.parts.size()); }
    [[nodiscard]] QString partName(int part) const override { return m_chart.parts.at(static_cast<std::size_t>(part)); }
    [[nodiscard]] bool isPartUsable(int /*part*/) const override { return true; }
    [[nodiscard]] bool isPartSelected(int /*part*/) const override { return false; }
    [[nodiscard]] int focusedPart() const override { return m_focused < partCount() ? m_focused : -1; }
    void pressPart(int part) override;

    [[nodiscard]] ChartLook look() const;
    [[nodiscard]] QRectF chartBox() const;
    [[nodiscard]] int partAt(QPoint position) const;
    void focusPart(int part) override;
    void tell(int part);

    ToldChart m_chart;
    int m_focused = 0;
    bool m_isClickable = false;
};

} // namespace bubblebar
