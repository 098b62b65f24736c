#include "core/bubble/explain.h"

#include "core/bubble/moveobstacle.h"
#include "core/bubble/rules.h"

#include <algorithm>
#include <optional>

namespace bubblebar {

namespace {

struct ReasonFacts
{
    std::string_view name;
    int rule;
};

/// In the order of Reason.
constexpr std::array kReasons {
    ReasonFacts {"legal", 0},
    ReasonFacts {"race-over", 28},
    ReasonFacts {"bonus-pending", 22},
    ReasonFacts {"no-bonus-pending", 24},
    ReasonFacts {"other-bonus", 25},
    ReasonFacts {"card-not-in-hand", 20},
    ReasonFacts {"nothing-played", 20},
    ReasonFacts {"must-discard", 21},
    ReasonFacts {"already-played", 21},
    ReasonFacts {"not-stuck", 21},
    ReasonFacts {"not-own", 17},
    ReasonFacts {"at-finish", 9},
    ReasonFacts {"same-space", 10},
    ReasonFacts {"other-colour", 13},
    ReasonFacts {"full", 7},
    ReasonFacts {"full-on-the-way", 7},
    ReasonFacts {"no-overtaking", 8},
    ReasonFacts {"past-finish", 9},
    ReasonFacts {"stops-before", 13},
    ReasonFacts {"no-way", 1},
    ReasonFacts {"too-far", 15},
    ReasonFacts {"too-near", 15},
    ReasonFacts {"visits-twice", 10},
    ReasonFacts {"same-tile", 16},
    ReasonFacts {"not-next-tile", 16},
    ReasonFacts {"not-entry-space", 16},
    ReasonFacts {"open-space", 25},
    ReasonFacts {"no-stack", 25},
    ReasonFacts {"other-beetles", 25},
    ReasonFacts {"same-order", 25},
    ReasonFacts {"no-track-tile", 25},
};
static_assert(kReasons.size() == static_cast<std::size_t>(Reason::NoTrackTile) + 1);

Explanation because(const Action& action, Reason reason)
{
    Explanation result;
    result.reason = reason;
    result.action = action;
    return result;
}

Explanation because(const Action& action, Reason reason, SpaceId space)
{
    Explanation result = because(action, reason);
    result.space = space;
    return result;
}

Explanation because(const Action& action, Reason reason, Card card)
{
    Explanation result = because(action, reason);
    result.card = card;
    return result;
}

bool holds(std::span<const Card> hand, Card card)
{
    return std::ranges::find(hand, card) != hand.end();
}

std::optional<Card> playableCard(const Race& race, std::span<const Card> hand)
{
    MoveFinder finder;
    const auto found = std::ranges::find_if(hand, [&](Card card) { return canBePlayed(race, card, finder); });
    return found == hand.end() ? std::nullopt : std::optional(*found);
}

Explanation explainMove(const Race& race, const MoveRule& rule, const Action& action)
{
    if (rule.ownOnly && (race.own(race.turn) & maskOf(action.beetle)) == 0)
        return because(action, Reason::NotOwn);
    const SpaceId from = race.beetles.where(action.beetle);
    if (from == SpaceId::Finish)
        return because(action, Reason::AtFinish);
    if (from == action.space)
        return because(action, Reason::SameSpace, action.space);
    MoveFinder finder;
    const auto targets = finder.targets(race, action.beetle, rule);
    if (std::ranges::find(targets, action.space) != targets.end())
        return because(action, Reason::Legal);
    const MoveObstacle obstacle = findObstacle(race, action.beetle, rule, action.space);
    Explanation result = because(action, obstacle.reason, obstacle.space);
    result.colour = obstacle.colour;
    result.steps = obstacle.steps;
    return result;
}

Explanation explainPlay(const Race& race, std::span<const Card> hand, const Action& action)
{
    if (!holds(hand, action.card))
        return because(action, Reason::CardNotInHand, action.card);
    return explainMove(race, moveRule(action.card), action);
}

Explanation explainDiscard(const Race& race, std::span<const Card> hand, const Action& action)
{
    if (race.played.count > 0)
        return because(action, Reason::AlreadyPlayed);
    if (!holds(hand, action.card))
        return because(action, Reason::CardNotInHand, action.card);
    const std::optional<Card> playable = playableCard(race, hand);
    return playable ? because(action, Reason::NotStuck, *playable) : because(action, Reason::Legal);
}

Explanation explainEnd(const Race& race, std::span<const Card> hand, const Action& action)
{
    if (race.played.count > 0 || hand.empty())
        return because(action, Reason::Legal);
    const std::optional<Card> playable = playableCard(race, hand);
    return playable ? because(action, Reason::NothingPlayed, *playable) : because(action, Reason::MustDiscard);
}

BeetleMask maskOf(StackOrder order)
{
    unsigned mask = 0;
    for (int level = 0; level < order.size(); ++level)
        mask |= maskOf(order.at(level));
    return static_cast<BeetleMask>(mask);
}

Explanation explainReorder(const Race& race, const Action& action)
{
    if (isOpenSpace(action.space))
        return because(action, Reason::OpenSpace, action.space);
    const StackOrder today = race.beetles.stack(action.space);
    if (today.size() < 2)
        return because(action, Reason::NoStack, action.space);
    if (today == action.order)
        return because(action, Reason::SameOrder, action.space);
    const bool same = today.size() == action.order.size() && maskOf(today) == maskOf(action.order);
    return because(action, same ? Reason::Legal : Reason::OtherBeetles, action.space);
}

Explanation explainRotate(const Race& race, const Action& action)
{
    const bool turns = race.board->tile(action.tile).tile.isTrack();
    return because(action, turns ? Reason::Legal : Reason::NoTrackTile);
}

/// The kinds of bonus that an action of this kind can use.
bool usesBonus(Action::Kind kind, Bonus bonus)
{
    switch (kind) {
    case Action::Kind::BonusMove:
        return isMoveBonus(bonus);
    case Action::Kind::BonusReorder:
        return bonus == Bonus::Reorder;
    case Action::Kind::BonusRotate:
        return bonus == Bonus::Rotate;
    case Action::Kind::BonusDraw:
        return bonus == Bonus::Draw;
    case Action::Kind::BonusSkip:
        return true;
    default:
        return false;
    }
}

Explanation explainBonus(const Race& race, const Action& action)
{
    if (race.bonus == SpaceId::None)
        return because(action, Reason::NoBonusPending);
    if (!usesBonus(action.kind, race.pendingBonus()))
        return because(action, Reason::OtherBonus, race.bonus);
    switch (action.kind) {
    case Action::Kind::BonusMove:
        return explainMove(race, moveRule(race.pendingBonus()), action);
    case Action::Kind::BonusReorder:
        return explainReorder(race, action);
    case Action::Kind::BonusRotate:
        return explainRotate(race, action);
    default:
        return because(action, Reason::Legal);
    }
}

bool isBonusAction(Action::Kind kind)
{
    return kind != Action::Kind::Play && kind != Action::Kind::Discard && kind != Action::Kind::End;
}

} // namespace

std::string_view reasonName(Reason reason)
{
    return kReasons[static_cast<std::size_t>(reason)].name;
}

int ruleNumber(Reason reason)
{
    return kReasons[static_cast<std::size_t>(reason)].rule;
}

Explanation explain(const Race& race, std::span<const Card> hand, const Action& action)
{
    if (race.isOver())
        return because(action, Reason::RaceOver);
    if (isBonusAction(action.kind))
        return explainBonus(race, action);
    if (race.bonus != SpaceId::None)
        return because(action, Reason::BonusPending, race.bonus);
    switch (action.kind) {
    case Action::Kind::Play:
        return explainPlay(race, hand, action);
    case Action::Kind::Discard:
        return explainDiscard(race, hand, action);
    default:
        return explainEnd(race, hand, action);
    }
}

} // namespace bubblebar
