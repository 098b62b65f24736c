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
    const BeetleMask allowed = rule.ownOnly ? race().own(race().turn) : race().beetles.all();
    return (allowed & maskOf(beetle)) != 0;
}

BeetleMask TurnOptions::movable(const MoveRule& rule) const
{
    BeetleMask result = 0;
    forEachBeetle(race().beetles.all(), [&](BeetleId beetle) {
        if (mayMove(rule, beetle) && m_finder.canMove(race(), beetle, rule))
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
    for (std::size_t i = index(SpaceId::Finish) + 1; i < race().board->spaces().size(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        const BeetleId top = race().beetles.state(space).top;
        if (top != BeetleId::None && race().beetles.below(top) != BeetleId::None)
            found.push_back(space);
    }
    return found;
}

} // namespace bubblebar
