#pragma once

#include "app/bubble/scenery.h"

#include <QGraphicsItem>

namespace bubblebar {

/// The move that was made last; stays marked until the next one.
struct LastMove
{
    std::vector<SpaceId> spaces; ///< its way; only its end once a tile was turned since
    Colour mover = Colour::Orange;
};

/// All that is marked on the board, shared by the layers that paint it.
struct MarkState
{
    const Race* race = nullptr;
    BoardMarks marks;
    Pick focus; ///< where the keyboard is
    std::optional<LastMove> last;
    SpaceId blocker = SpaceId::None; ///< what stands in the way of what was asked for
    double pulse = 1;                ///< how far its pulse has come, 0 … 1
    double walked = 0;               ///< of the dots on the route, in tile units
};

/// A layer of marks over the whole board.
class MarkLayer : public QGraphicsItem
{
public:
    explicit MarkLayer(const MarkState& state);

    [[nodiscard]] QRectF boundingRect() const override;

protected:
    [[nodiscard]] const MarkState& state() const { return m_state; }
    [[nodiscard]] const Race& race() const { return *m_state.race; }
    [[nodiscard]] QPointF centre(SpaceId space) const;

private:
    const MarkState& m_state;
};

/// Marks on the tiles, below the beetles: the last move, targets, the route.
class MarksBelow : public MarkLayer
{
public:
    using MarkLayer::MarkLayer;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLast(QPainter& painter) const;
    void paintTargets(QPainter& painter) const;
};

/// Marks above the beetles: what would land, crosses, links of a turned tile, little cards and labels.
class MarksAbove : public MarkLayer
{
public:
    using MarkLayer::MarkLayer;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintGhost(QPainter& painter) const;
    void paintPartners(QPainter& painter) const;
    void paintBlocker(QPainter& painter) const;
    void paintCards(QPainter& painter) const;
    void paintTurnedTile(QPainter& painter) const;
    void paintFocus(QPainter& painter) const;
    void paintLabels(QPainter& painter, const QWidget* widget) const;
};

} // namespace bubblebar
