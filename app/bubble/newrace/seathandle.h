#pragma once

#include <QToolButton>

namespace bubblebar {

/// The grip of a seat: drag it, or move the seat with the Up and Down keys while the grip has the focus.
class SeatHandle : public QToolButton
{
    Q_OBJECT

public:
    explicit SeatHandle(QWidget* parent = nullptr);

Q_SIGNALS:
    /// One seat up (−1) or down (+1).
    void stepRequested(int step);
    void dragged(QPoint globalPosition);
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
};

} // namespace bubblebar
