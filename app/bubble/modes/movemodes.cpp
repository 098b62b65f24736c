#include "app/bubble/modes/movemodes.h"

#include "app/bubble/modes/bonusmodes.h"
#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/racewords.h"
#include "app/bubble/whynot.h"

#include <algorithm>

namespace bubblebar {

namespace {

bool contains(const std::vector<SpaceId>& spaces, SpaceId space)
{
    return std::ranges::find(spaces, space) != spaces.end();
}

/// The beetles of the set that reach the space.
BeetleMask reaching(const Turn& turn, const MoveRule& rule, BeetleMask beetles, SpaceId space)
{
    BeetleMask result = 0;
    forEachBeetle(beetles, [&](BeetleId beetle) {
        if (contains(turn.options.targets(rule, beetle), space))
            result = static_cast<BeetleMask>(result | maskOf(beetle));
    });
    return result;
}

bool isSingle(BeetleMask beetles)
{
    return beetles != 0 && withoutLowest(beetles) == 0;
}

void markTargets(Scenery& scenery, const std::vector<SpaceId>& spaces)
{
    for (const SpaceId space : spaces) {
        const TargetMark mark {space, {}};
        if (std::ranges::find(scenery.board.targets, mark) == scenery.board.targets.end())
            scenery.board.targets.push_back(mark);
    }
}

/// A card of the hand chosen instead of the one that is chosen now.
Outcome otherCard(const Turn& turn, const Mover& mover, const Pick& pick)
{
    if (mover.isBonus())
        return {};
    if (pick.card == mover.card)
        return std::make_unique<FreeMode>();
    return FreeMode().activate(turn, pick);
}

WhyNot whyNotOtherCard(const Turn& turn, const Mover& mover, const Pick& pick)
{
    if (mover.isBonus())
        return whyNotCard(turn, turn.hand()[static_cast<std::size_t>(pick.card)]);
    return pick.card == mover.card ? WhyNot() : FreeMode().whyNot(turn, pick);
}

} // namespace

MoveRule Mover::rule(const Turn& turn) const
{
    const std::optional<Card> chosen = cardOf(turn);
    return chosen ? moveRule(*chosen) : moveRule(turn.race().pendingBonus());
}

std::optional<Card> Mover::cardOf(const Turn& turn) const
{
    if (isBonus())
        return std::nullopt;
    return turn.hand()[static_cast<std::size_t>(card)];
}

Action Mover::action(const Turn& turn, BeetleId beetle, SpaceId to) const
{
    const std::optional<Card> chosen = cardOf(turn);
    return chosen ? Action::play(*chosen, beetle, to) : Action::bonusMove(beetle, to);
}

RouteMark routeMark(const Race& race, const MoveRule& rule, BeetleId beetle, SpaceId to)
{
    return {moveRoute(race, beetle, rule, to), race.beetles.lifted(beetle)};
}

Pick stopAt(const Race& race, SpaceId space)
{
    return {-1, race.beetles.state(space).top, space, race.board->space(space).tile};
}

Pick stopAt(const Race& race, BeetleId beetle)
{
    const SpaceId space = race.beetles.where(beetle);
    return {-1, beetle, space, race.board->space(space).tile};
}

void addStops(std::vector<Pick>& stops, const Race& race, BeetleMask beetles)
{
    forEachBeetle(beetles, [&](BeetleId beetle) { stops.push_back(stopAt(race, beetle)); });
}

PickBeetleMode::PickBeetleMode(Mover mover, SpaceId to)
    : m_mover(mover)
    , m_to(to)
{
}

BeetleMask PickBeetleMode::candidates(const Turn& turn) const
{
    const MoveRule rule = m_mover.rule(turn);
    const BeetleMask movable = turn.options.movable(rule);
    return m_to == SpaceId::None ? movable : reaching(turn, rule, movable, m_to);
}

Scenery PickBeetleMode::scenery(const Turn& turn, const Pick& pointed) const
{
    Scenery scenery = baseScenery(turn);
    const MoveRule rule = m_mover.rule(turn);
    const BeetleMask beetles = candidates(turn);
    if (m_mover.isBonus())
        scenery.prompt.title =
            tr("%1: bonus! %2").arg(turn.name(), racewords::bonusInvitation(turn.race().pendingBonus()));
    else if (m_to == SpaceId::None)
        scenery.prompt.title =
            tr("%1: choose a beetle for %2").arg(turn.name(), racewords::cardInSentence(*m_mover.cardOf(turn)));
    if (m_to != SpaceId::None)
        scenery.prompt.title =
            tr("%1: which beetle goes to %2?").arg(turn.name(), racewords::place(*turn.race().board, m_to));
    else
        scenery.prompt.hint = tr("or point at a place to see the way");
    scenery.hand.chosen = m_mover.card;
    scenery.board.choosing = true;
    scenery.board.canAct = beetles;
    addStops(scenery.stops, turn.race(), beetles);

    const bool onBeetle = pointed.beetle != BeetleId::None && (beetles & maskOf(pointed.beetle)) != 0;
    if (m_to != SpaceId::None) {
        markTargets(scenery, {m_to});
        if (onBeetle)
            scenery.board.route = routeMark(turn.race(), rule, pointed.beetle, m_to);
        return scenery;
    }
    if (onBeetle) {
        markTargets(scenery, turn.options.targets(rule, pointed.beetle));
        return scenery;
    }
    forEachBeetle(beetles, [&](BeetleId beetle) { markTargets(scenery, turn.options.targets(rule, beetle)); });
    if (pointed.space != SpaceId::None) {
        const BeetleMask comers = reaching(turn, rule, beetles, pointed.space);
        if (comers != 0)
            scenery.board.route = routeMark(turn.race(), rule, lowestOf(comers), pointed.space);
        else if (pointed.beetle == BeetleId::None)
            markBlocked(scenery, pointed, whyNot(turn, pointed));
    }
    return scenery;
}

Outcome PickBeetleMode::activate(const Turn& turn, const Pick& pick)
{
    if (pick.card >= 0)
        return otherCard(turn, m_mover, pick);
    const MoveRule rule = m_mover.rule(turn);
    const BeetleMask beetles = candidates(turn);
    if (pick.beetle != BeetleId::None && (beetles & maskOf(pick.beetle)) != 0) {
        if (m_to != SpaceId::None)
            return m_mover.action(turn, pick.beetle, m_to);
        return std::make_unique<PickTargetMode>(m_mover, pick.beetle);
    }
    if (pick.space == SpaceId::None || m_to != SpaceId::None)
        return {};
    const BeetleMask comers = reaching(turn, rule, beetles, pick.space);
    if (isSingle(comers))
        return m_mover.action(turn, lowestOf(comers), pick.space);
    if (comers != 0)
        return std::make_unique<PickBeetleMode>(m_mover, pick.space);
    return {};
}

std::unique_ptr<Mode> PickBeetleMode::back(const Turn& /*turn*/) const
{
    if (m_to != SpaceId::None)
        return std::make_unique<PickBeetleMode>(m_mover);
    return m_mover.isBonus() ? nullptr : std::make_unique<FreeMode>();
}

WhyNot PickBeetleMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return whyNotOtherCard(turn, m_mover, pick);
    const BeetleMask beetles = candidates(turn);
    if (pick.beetle != BeetleId::None && (beetles & maskOf(pick.beetle)) != 0)
        return {};
    if (m_to != SpaceId::None) {
        if (pick.beetle != BeetleId::None)
            return whyNotAction(turn, m_mover.action(turn, pick.beetle, m_to));
        return pick.space == SpaceId::None ? WhyNot() : WhyNot {tr("Choose one of the beetles."), SpaceId::None, true};
    }
    if (pick.space == SpaceId::None || reaching(turn, m_mover.rule(turn), beetles, pick.space) != 0)
        return {};
    if (pick.beetle != BeetleId::None)
        return whyNotBeetle(turn, m_mover.cardOf(turn), pick.beetle);
    return whyNotPlace(turn, pick.space);
}

WhyNot PickBeetleMode::whyNotPlace(const Turn& turn, SpaceId space) const
{
    std::vector<Action> asked;
    forEachBeetle(candidates(turn), [&](BeetleId beetle) { asked.push_back(m_mover.action(turn, beetle, space)); });
    const QString place = racewords::place(*turn.race().board, space);
    return whyNotAny(turn, asked,
                     m_mover.isBonus() ? tr("The bonus takes no beetle to %1 now.").arg(place)
                                       : tr("The card takes no beetle to %1 now.").arg(place));
}

PickTargetMode::PickTargetMode(Mover mover, BeetleId beetle)
    : m_mover(mover)
    , m_beetle(beetle)
{
}

Scenery PickTargetMode::scenery(const Turn& turn, const Pick& pointed) const
{
    Scenery scenery = baseScenery(turn);
    const MoveRule rule = m_mover.rule(turn);
    const std::vector<SpaceId> targets = turn.options.targets(rule, m_beetle);
    scenery.prompt.title = tr("%1: where to with %2?").arg(turn.name(), racewords::beetle(turn.race(), m_beetle));
    scenery.hand.chosen = m_mover.card;
    scenery.board.choosing = true;
    scenery.board.chosen = m_beetle;
    markTargets(scenery, targets);
    for (const SpaceId space : targets)
        scenery.stops.push_back(stopAt(turn.race(), space));
    if (contains(targets, pointed.space))
        scenery.board.route = routeMark(turn.race(), rule, m_beetle, pointed.space);
    else
        markBlocked(scenery, pointed, whyNot(turn, pointed));
    return scenery;
}

Outcome PickTargetMode::activate(const Turn& turn, const Pick& pick)
{
    if (pick.card >= 0)
        return otherCard(turn, m_mover, pick);
    if (contains(turn.options.targets(m_mover.rule(turn), m_beetle), pick.space))
        return m_mover.action(turn, m_beetle, pick.space);
    if (pick.beetle == BeetleId::None || pick.beetle == m_beetle)
        return {};
    if ((turn.options.movable(m_mover.rule(turn)) & maskOf(pick.beetle)) != 0)
        return std::make_unique<PickTargetMode>(m_mover, pick.beetle);
    return {};
}

std::unique_ptr<Mode> PickTargetMode::back(const Turn& /*turn*/) const
{
    return std::make_unique<PickBeetleMode>(m_mover);
}

WhyNot PickTargetMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return whyNotOtherCard(turn, m_mover, pick);
    const MoveRule rule = m_mover.rule(turn);
    if (pick.space == SpaceId::None || pick.beetle == m_beetle ||
        contains(turn.options.targets(rule, m_beetle), pick.space))
        return {};
    const bool isOther = pick.beetle != BeetleId::None;
    if (isOther && (turn.options.movable(rule) & maskOf(pick.beetle)) != 0)
        return {};
    if (isOther && pick.space == turn.race().beetles.where(m_beetle))
        return whyNotBeetle(turn, m_mover.cardOf(turn), pick.beetle);
    return whyNotAction(turn, m_mover.action(turn, m_beetle, pick.space));
}

} // namespace bubblebar
