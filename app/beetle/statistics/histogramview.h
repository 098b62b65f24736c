#pragma once

#include "app/beetle/statistics/rollsbins.h"

#include <QWidget>

namespace bubblebar::beetle {

/// A chart of how many rolls a beetle takes: bars for the games played, a line for the exact chances. Pointing at a bar
/// tells its numbers; so do the arrow keys.
class HistogramView : public QWidget
{
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    void setBins(std::vector<RollsBin> bins);
    /// What is told of a bar.
    [[nodiscard]] QString binText(std::size_t index) const;
    /// In the widget's pixels.
    [[nodiscard]] QRectF binRect(std::size_t bin) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double share(const RollsBin& bin) const;
    [[nodiscard]] double highest() const;
    [[nodiscard]] double heightOf(double chance) const;
    void paintAxes(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void choose(int bin);

    std::vector<RollsBin> m_bins;
    std::int64_t m_beetles = 0;
    int m_chosen = -1;
};

} // namespace bubblebar::beetle
