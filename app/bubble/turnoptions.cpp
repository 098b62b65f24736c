#include "app/bubble/turnoptions.h"

#include <algorithm>

namespace bubblebar {

TurnOptions::TurnOptions(const Position& position)
    : m_position(&position)
{
    const bool cardsMayBePlayed = !race().isOver() && race().bonus == SpaceId::None;
    for (const Card card : hand()) {
        if (cardsMayBePlayed && !m_playable[index(card)])
            m_playable[index(card)] = canBePlayed(race(), card, m_finder);
    }
    m_stage = findStage();
}

TurnOptions::Stage TurnOptions::findStage() const
{
    if (race().isOver())
        return Stage::Over;
    if (race().bonus != SpaceId::None)
        return Stage::Bonus;
    const bool anyPlayable = std::ranges::find(m_playable, true) != m_playable.end();
    if (race().played.count == 0) {
        if (hand().empty())
            return Stage::MustEnd;
        return anyPlayable ? Stage::FirstCard : Stage::Stuck;
    }
    return anyPlayable ? Stage::SecondCard : Stage::MustEnd;
}

bool TurnOptions::mayMove(const MoveRule& rule, BeetleId beetle) const
{
    return (bubblebar::movable(race(), rule) & maskOf(beetle)) != 0;
}

BeetleMask TurnOptions::movable(const MoveRule& rule) const
{
    BeetleMask result = 0;
    forEachBeetle(bubblebar::movable(race(), rule), [&](BeetleId beetle) {
        if (m_finder.canMove(race(), beetle, rule))
            result = static_cast<BeetleMask>(result | maskOf(beetle));
    });
    return result;
}

std::vector<SpaceId> TurnOptions::targets(const MoveRule& rule, BeetleId beetle) const
{
    if (!mayMove(rule, beetle))
        return {};
    const std::span<const SpaceId> found = m_finder.targets(race(), beetle, rule);
    return {found.begin(), found.end()};
}

std::vector<Card> TurnOptions::cardsFor(BeetleId beetle) const
{
    std::vector<Card> cards;
    for (const Card card : hand()) {
        if (!canPlay(card) || std::ranges::find(cards, card) != cards.end())
            continue;
        const MoveRule rule = moveRule(card);
        if (mayMove(rule, beetle) && m_finder.canMove(race(), beetle, rule))
            cards.push_back(card);
    }
    return cards;
}

BeetleMask TurnOptions::movable() const
{
    BeetleMask result = 0;
    for (const Card card : hand()) {
        if (canPlay(card))
            result = static_cast<BeetleMask>(result | movable(moveRule(card)));
    }
    return result;
}

std::vector<SpaceId> TurnOptions::stacks() const
{
    std::vector<SpaceId> found;
    forEachBeetle(reorderable(race()), [&](BeetleId bottom) { found.push_back(race().beetles.where(bottom)); });
    std::ranges::sort(found);
    return found;
}

bool areAlike(const Race& race, BeetleId one, BeetleId other)
{
    if (one == BeetleId::None || other == BeetleId::None)
        return false;
    const auto isOnStart = [&](BeetleId beetle) { return race.beetles.where(beetle) == SpaceId::Start; };
    return one == other || (isOnStart(one) && isOnStart(other) && race.colourOf(one) == race.colourOf(other));
}

} // namespace bubblebar
