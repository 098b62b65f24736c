#pragma once

#include "app/bubble/modes/mode.h"

namespace bubblebar {

/// What lets a beetle move: a card of the hand, or the pending bonus.
struct Mover
{
    int card = -1; ///< index in the hand; −1 for the bonus

    [[nodiscard]] MoveRule rule(const Turn& turn) const;
    [[nodiscard]] Action action(const Turn& turn, BeetleId beetle, SpaceId to) const;
    [[nodiscard]] std::optional<Card> cardOf(const Turn& turn) const;
    /// "for the blue card", as the prompt says it.
    [[nodiscard]] bool isBonus() const { return card < 0; }
};

/// A card is chosen, or a bonus moves a beetle: which beetle, or straight away which place.
class PickBeetleMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(PickBeetleMode)

public:
    /// `to`: the place that several beetles reach and for which one is being chosen.
    explicit PickBeetleMode(Mover mover, SpaceId to = SpaceId::None);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;

private:
    [[nodiscard]] BeetleMask candidates(const Turn& turn) const;
    [[nodiscard]] WhyNot whyNotPlace(const Turn& turn, SpaceId space) const;

    Mover m_mover;
    SpaceId m_to;
};

/// Card or bonus and beetle are chosen: where to.
class PickTargetMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(PickTargetMode)

public:
    PickTargetMode(Mover mover, BeetleId beetle);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;

private:
    Mover m_mover;
    BeetleId m_beetle;
};

/// The route and the ghost of a move, for the place that is pointed at.
[[nodiscard]] RouteMark routeMark(const Race& race, const MoveRule& rule, BeetleId beetle, SpaceId to);
/// A keyboard stop on a space or on a beetle.
[[nodiscard]] Pick stopAt(const Race& race, SpaceId space);
[[nodiscard]] Pick stopAt(const Race& race, BeetleId beetle);
/// One stop for each beetle of the set.
void addStops(std::vector<Pick>& stops, const Race& race, BeetleMask beetles);

} // namespace bubblebar
