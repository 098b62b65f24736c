#pragma once

#include "core/bubble/players/racecourse.h"
#include "designer/drawing/racechart.h"

#include <QWidget>

namespace bubblebar {

/// The course of a race as a chart. Pointing at a turn tells its numbers, and so do the arrow keys; a click or Enter
/// asks to see the race there.
class RaceChartView : public QWidget
{
    Q_OBJECT

public:
    explicit RaceChartView(QWidget* parent = nullptr);

    void setRace(const GameRecord& record, const std::vector<int>& winners);
    [[nodiscard]] const RaceChart& chart() const { return m_chart; }
    /// The numbers after that turn, a line for each player.
    [[nodiscard]] QString turnText(int turn) const;
    /// The turn that is pointed at; −1 for none.
    [[nodiscard]] int cursor() const { return m_cursor; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turnChosen(int turn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOut();
    void setCursorTurn(int turn);
    void tellTurn();
    [[nodiscard]] QString summary() const;

    std::vector<CoursePoint> m_course;
    RaceChart m_chart;
    int m_cursor = -1;
};

} // namespace bubblebar
