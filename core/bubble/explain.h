#pragma once

#include "core/bubble/action.h"

#include <span>
#include <string_view>

namespace bubblebar {

/// Why an action is not legal; the sentences are in explaintext.h.
enum class Reason : std::uint8_t {
    Legal,
    RaceOver,       ///< R28
    BonusPending,   ///< R22: the bonus on `space` comes first
    NoBonusPending, ///< R24
    OtherBonus,     ///< R25: the pending bonus, on `space`, is of another kind
    CardNotInHand,  ///< R20
    NothingPlayed,  ///< R20: `end` before a card; `card` could be played
    MustDiscard,    ///< R21: `end` although stuck with cards in hand
    AlreadyPlayed,  ///< R21: a discard after a card
    NotStuck,       ///< R21: a discard although `card` could be played
    NotOwn,         ///< R17
    AtFinish,       ///< R9: the beetle has finished
    SameSpace,      ///< R10
    OtherColour,    ///< R13: `space`, the target, doesn't show `colour`
    Full,           ///< R7: `space`, the target
    FullOnTheWay,   ///< R7: `space`
    NoOvertaking,   ///< R8: `space`, on the way
    PastFinish,     ///< R9: every way leads through finish
    StopsBefore,    ///< R13: `space`, on the way, shows `colour`
    NoWay,          ///< R1: no paths lead there
    TooFar,         ///< R15: the shortest way takes `steps`
    TooNear,        ///< R15: only ways of fewer steps; the shortest takes `steps`
    VisitsTwice,    ///< R10: only by coming to `space` twice
    SameTile,       ///< R16: the target is on the beetle's own tile
    NotNextTile,    ///< R16: the target's tile is not beside the beetle's
    NotEntrySpace,  ///< R16: the move stops before the target on the target's tile
    OpenSpace,      ///< R25: no reordering on start and finish
    NoStack,        ///< R25: fewer than two beetles on `space`
    OtherBeetles,   ///< R25: the order names other beetles than those on `space`
    SameOrder,      ///< R25: that is today's order
    NoTrackTile,    ///< R25: start and finish never turn
};

/// "legal", "race-over" …, for programs that read an answer.
[[nodiscard]] std::string_view reasonName(Reason reason);
/// Number of the rule in the rules page that a reason rests on; 0 for Legal.
[[nodiscard]] int ruleNumber(Reason reason);

/// A reason with what it speaks of; which members count depends on the reason.
struct Explanation
{
    Reason reason = Reason::Legal;
    Action action; ///< what was asked
    SpaceId space = SpaceId::None;
    Card card = Card::OwnOrange;
    Colour colour = Colour::Orange;
    int steps = 0;

    [[nodiscard]] bool isLegal() const { return reason == Reason::Legal; }
};

/// Why the seat whose turn it is, holding `hand`, may not do `action`, or Reason::Legal. Slower than isLegal().
[[nodiscard]] Explanation explain(const Race& race, std::span<const Card> hand, const Action& action);

[[nodiscard]] inline Explanation explain(const Race& race, std::span<const Card> hand, Card card, BeetleId beetle,
                                         SpaceId space)
{
    return explain(race, hand, Action::play(card, beetle, space));
}
[[nodiscard]] inline Explanation explain(const Position& position, const Action& action)
{
    return explain(position.race, position.handToPlay(), action);
}
[[nodiscard]] inline Explanation explain(const Position& position, Card card, BeetleId beetle, SpaceId space)
{
    return explain(position, Action::play(card, beetle, space));
}

} // namespace bubblebar
