#pragma once

#include "app/bubble/modes/mode.h"

namespace bubblebar {

/// The first step of the pending bonus.
[[nodiscard]] std::unique_ptr<Mode> firstBonusMode(const Turn& turn);

/// Bonus: draw a card.
class DrawMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(DrawMode)

public:
    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome command(const Turn& turn, Command command) override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
};

/// Bonus: put a stack into another order. First which stack, then the order in a fan above it.
class ReorderMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(ReorderMode)

public:
    explicit ReorderMode(SpaceId space = SpaceId::None, StackOrder order = {});

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] Outcome setOrder(const Turn& turn, StackOrder order) override;
    [[nodiscard]] Outcome command(const Turn& turn, Command command) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, Command command) const override;

private:
    SpaceId m_space;
    StackOrder m_order;
};

/// Bonus: turn a tile by one step. First which tile, then which way, with a ghost of the turned tile.
class RotateMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(RotateMode)

public:
    explicit RotateMode(BoardTileId tile = BoardTileId::None, int direction = 1);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] Outcome command(const Turn& turn, Command command) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, Command command) const override;

private:
    BoardTileId m_tile;
    int m_direction;
};

} // namespace bubblebar
