#pragma once

#include "app/bubble/modes/mode.h"

namespace bubblebar {

/// Nothing can be chosen: another player acts, the turn ends by itself, or the race is over.
class WatchMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(WatchMode)

public:
    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, Command command) const override;
};

/// Nothing is chosen yet: a card or a beetle begins the move.
class FreeMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(FreeMode)

public:
    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
};

/// Stuck (R21): one card has to go.
class DiscardMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(DiscardMode)

public:
    /// `card`: index in the hand of the one that is to go; −1 while none is chosen.
    explicit DiscardMode(int card = -1);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] Outcome command(const Turn& turn, Command command) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, Command command) const override;

private:
    int m_card;
};

/// A beetle is chosen first: every space that some card reaches, and the cards that reach it.
class BeetleFirstMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(BeetleFirstMode)

public:
    explicit BeetleFirstMode(BeetleId beetle, SpaceId asked = SpaceId::None);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] Outcome chooseCard(const Turn& turn, Card card) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;

private:
    [[nodiscard]] std::vector<TargetMark> targets(const Turn& turn) const;
    void askForCard(const Turn& turn, Scenery& scenery) const;

    BeetleId m_beetle;
    SpaceId m_asked; ///< the space for which the card is being chosen
};

} // namespace bubblebar
