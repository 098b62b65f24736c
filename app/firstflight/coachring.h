#pragma once

#include "app/firstflight/firstflight.h"

#include <QVariantAnimation>
#include <QWidget>

namespace bubblebar {

class StackFan;
class TableArea;

/// A ring round what the player is to press, with an arrow that points at it. It beats a few times and then stays. The
/// mouse goes through it.
class CoachRing : public QWidget
{
    Q_OBJECT

public:
    explicit CoachRing(TableArea& area);

    /// `moves`: whether it beats.
    void setTarget(const FlightTarget& target, bool moves);
    /// The middle of what the ring is on, in the area's pixels.
    [[nodiscard]] QPointF place() const { return m_ring.center(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    [[nodiscard]] QRectF targetRect() const;
    [[nodiscard]] QRectF boardRect(const Pick& pick) const;
    [[nodiscard]] QRectF fanRect(BeetleId beetle) const;
    [[nodiscard]] bool isRound() const;
    [[nodiscard]] bool pointsUp() const;

    TableArea& m_area;
    StackFan* m_fan; ///< in which beetles are chosen that others hide
    FlightTarget m_target;
    QRectF m_ring; ///< in the area's pixels
    QVariantAnimation m_beat;
};

} // namespace bubblebar
