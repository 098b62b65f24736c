#pragma once

#include "app/bubble/board/boardlayout.h"
#include "designer/drawing/beetlepainter.h"

#include <QGraphicsItem>

namespace bubblebar {

/// A stack of beetles on the board, or the one that moves.
class StackItem : public QGraphicsItem
{
public:
    StackItem(const Race& race, const Standing& standing);

    [[nodiscard]] const Standing& standing() const { return m_standing; }
    void setLook(const BeetleLook& look);
    /// Of the ring, if it has one.
    void setGlow(double glow);
    /// Lifted off the board by so many units, a little larger: hovered or dragged.
    void setLifted(double height, double growth);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    Standing m_standing;
    std::vector<BeetlePiece> m_pieces;
    BeetleLook m_look;
    double m_lift = 0;
    double m_growth = 1;
};

} // namespace bubblebar
