#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace bubblebar::beetle {

/// The big die. It rolls and comes to rest on what was rolled; a click on it is a wish to roll.
class DieView : public QWidget
{
    Q_OBJECT

public:
    explicit DieView(QWidget* parent = nullptr);

    /// Shows a number, 1 … 6, at once.
    void setNumber(int number);
    [[nodiscard]] int number() const { return m_number; }
    /// Rolls for `milliseconds` and comes to rest on `number`; landed() follows, at once where there is no time.
    void rollTo(int number, int milliseconds);
    /// Lets a rolling die come to rest at once.
    void finish();
    [[nodiscard]] bool isRolling() const { return m_roll.state() == QAbstractAnimation::Running; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void landed();
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void land();
    void describe();

    QVariantAnimation m_roll; ///< 0 … 1
    int m_number = 1;
    bool m_hasLanded = false;
};

} // namespace bubblebar::beetle
