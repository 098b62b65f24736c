#pragma once

#include <QAbstractButton>

namespace bubblebar {

/// A round button beside a tile: turn it this way. Amber while its way is the chosen one.
class TurnButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// `direction`: +1 clockwise, −1 counter-clockwise.
    TurnButton(int direction, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_direction;
};

} // namespace bubblebar
