#pragma once

#include <QWidget>

namespace bubblebar::beetle {

/// A chance as a bar.
class ChanceBar : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// 0 … 1
    void setChance(double chance);

    [[nodiscard]] QSize sizeHint() const override { return {120, 9}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, 9}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_chance = 0;
};

} // namespace bubblebar::beetle
