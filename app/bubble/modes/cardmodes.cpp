#include "app/bubble/modes/cardmodes.h"

#include "app/bubble/endtext.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racewords.h"
#include "app/bubble/whynot.h"

#include <algorithm>
#include <utility>

namespace bubblebar {

Scenery WatchMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery;
    scenery.prompt.seat = turn.seat();
    if (turn.session.isOver()) {
        scenery.prompt.title = endTitle(turn.session);
        scenery.prompt.confirm = tr("The result");
        scenery.prompt.canConfirm = true;
        scenery.prompt.seat = turn.race().winner;
        return scenery;
    }
    scenery.hand.playable.assign(turn.hand().size(), false);
    if (turn.options.stage() != TurnOptions::Stage::MustEnd || !turn.session.isPerson(turn.seat()))
        scenery.prompt.title = tr("%1 is playing").arg(turn.name());
    else if (turn.hand().empty())
        scenery.prompt.title = tr("%1: no card in hand, so the turn is to draw one").arg(turn.name());
    else
        scenery.prompt.title = tr("%1: no second card can be played, the turn ends").arg(turn.name());
    return scenery;
}

/// The prompt says it already, so it is told again only to who tries something.
WhyNot WatchMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.isNothing())
        return {};
    if (turn.race().isOver())
        return {whyNotAction(turn, Action::end()).text, SpaceId::None, true};
    return {scenery(turn, pick).prompt.title, SpaceId::None, true};
}

WhyNot WatchMode::whyNot(const Turn& turn, Command /*command*/) const
{
    return whyNot(turn, Pick::ofCard(0));
}

Scenery FreeMode::scenery(const Turn& turn, const Pick& pointed) const
{
    Scenery scenery = baseScenery(turn);
    if (turn.options.stage() == TurnOptions::Stage::FirstCard) {
        scenery.prompt.title = tr("%1: choose a card").arg(turn.name());
        const QString teams = teamHint(turn);
        scenery.prompt.hint = teams.isEmpty() ? tr("or a beetle to move") : teams;
    } else {
        scenery.prompt.title = tr("%1: play a second card, or end the turn").arg(turn.name());
    }
    scenery.board.choosing = true;
    scenery.board.canAct = turn.options.movable();
    if (pointed.card >= 0 && turn.options.canPlay(turn.hand()[static_cast<std::size_t>(pointed.card)]))
        scenery.board.canAct = turn.options.movable(moveRule(turn.hand()[static_cast<std::size_t>(pointed.card)]));
    addStops(scenery.stops, turn.race(), turn.options.movable());
    return scenery;
}

Outcome FreeMode::activate(const Turn& turn, const Pick& pick)
{
    if (pick.card >= 0) {
        if (turn.options.canPlay(turn.hand()[static_cast<std::size_t>(pick.card)]))
            return std::make_unique<PickBeetleMode>(Mover {pick.card});
    } else if (pick.beetle != BeetleId::None && !turn.options.cardsFor(pick.beetle).empty()) {
        return std::make_unique<BeetleFirstMode>(pick.beetle);
    }
    return {};
}

WhyNot FreeMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0) {
        const Card card = turn.hand()[static_cast<std::size_t>(pick.card)];
        return turn.options.canPlay(card) ? WhyNot() : whyNotCard(turn, card);
    }
    if (pick.beetle != BeetleId::None)
        return turn.options.cardsFor(pick.beetle).empty() ? whyNotBeetle(turn, std::nullopt, pick.beetle) : WhyNot();
    if (pick.space != SpaceId::None)
        return {tr("First choose a card or a beetle, then the place."), SpaceId::None, true};
    return {};
}

DiscardMode::DiscardMode(int card)
    : m_card(card)
{
}

Scenery DiscardMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery = baseScenery(turn);
    scenery.prompt.title = tr("%1: no card can be played. Choose one to discard").arg(turn.name());
    scenery.prompt.leave.clear();
    scenery.prompt.confirm = tr("Discard it");
    scenery.hand.playable.assign(turn.hand().size(), true);
    if (m_card >= 0) {
        const Card card = turn.hand()[static_cast<std::size_t>(m_card)];
        scenery.prompt.title = tr("%1: discard %2?").arg(turn.name(), racewords::cardInSentence(card));
        scenery.prompt.canConfirm = true;
        scenery.hand.chosen = m_card;
    }
    return scenery;
}

Outcome DiscardMode::activate(const Turn& turn, const Pick& pick)
{
    if (pick.card < 0)
        return {};
    if (pick.card == m_card)
        return command(turn, Command::Confirm);
    return std::make_unique<DiscardMode>(pick.card);
}

Outcome DiscardMode::command(const Turn& turn, Command command)
{
    if (command == Command::Confirm && m_card >= 0)
        return Action::discard(turn.hand()[static_cast<std::size_t>(m_card)]);
    return {};
}

std::unique_ptr<Mode> DiscardMode::back(const Turn& /*turn*/) const
{
    return m_card >= 0 ? std::make_unique<DiscardMode>() : nullptr;
}

WhyNot DiscardMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return {};
    if (pick.beetle != BeetleId::None)
        return whyNotBeetle(turn, std::nullopt, pick.beetle);
    if (pick.space != SpaceId::None)
        return {whyNotAction(turn, Action::end()).text, SpaceId::None, true};
    return {};
}

WhyNot DiscardMode::whyNot(const Turn& turn, Command command) const
{
    if (command == Command::Leave)
        return whyNotAction(turn, Action::end());
    if (command == Command::Confirm && m_card < 0)
        return {tr("First choose the card that is to go."), SpaceId::None, true};
    return {};
}

BeetleFirstMode::BeetleFirstMode(BeetleId beetle, SpaceId asked)
    : m_beetle(beetle)
    , m_asked(asked)
{
}

std::vector<TargetMark> BeetleFirstMode::targets(const Turn& turn) const
{
    std::vector<TargetMark> targets;
    for (const Card card : turn.options.cardsFor(m_beetle)) {
        for (const SpaceId space : turn.options.targets(moveRule(card), m_beetle)) {
            auto known = std::ranges::find(targets, space, &TargetMark::space);
            if (known == targets.end())
                known = targets.insert(known, {space, {}});
            known->cards.push_back(card);
        }
    }
    std::ranges::sort(targets, {}, &TargetMark::space);
    return targets;
}

Scenery BeetleFirstMode::scenery(const Turn& turn, const Pick& pointed) const
{
    Scenery scenery = baseScenery(turn);
    const QString beetle = racewords::beetle(turn.race(), m_beetle);
    scenery.prompt.title = tr("%1: where to with %2?").arg(turn.name(), beetle);
    scenery.prompt.hint = tr("the cards that reach a place lie beside it");
    scenery.board.choosing = true;
    scenery.board.chosen = m_beetle;
    scenery.board.targets = targets(turn);
    for (const TargetMark& target : scenery.board.targets) {
        scenery.stops.push_back(stopAt(turn.race(), target.space));
        if (target.space == pointed.space)
            scenery.board.route = routeMark(turn.race(), moveRule(target.cards.front()), m_beetle, target.space);
    }
    if (pointed.beetle == BeetleId::None)
        markBlocked(scenery, pointed, whyNot(turn, pointed));
    if (m_asked != SpaceId::None)
        askForCard(turn, scenery);
    const std::vector<Card> cards = turn.options.cardsFor(m_beetle);
    for (std::size_t i = 0; i < turn.hand().size(); ++i)
        scenery.hand.playable[i] = std::ranges::find(cards, turn.hand()[i]) != cards.end();
    return scenery;
}

/// Only the place that is asked about stays marked.
void BeetleFirstMode::askForCard(const Turn& turn, Scenery& scenery) const
{
    const std::vector<TargetMark> all = std::exchange(scenery.board.targets, {TargetMark {m_asked, {}}});
    const std::vector<Card>& cards = std::ranges::find(all, m_asked, &TargetMark::space)->cards;
    scenery.prompt.title =
        tr("%1: with which card to %2?").arg(turn.name(), racewords::place(*turn.race().board, m_asked));
    scenery.prompt.hint.clear();
    scenery.board.route = routeMark(turn.race(), moveRule(cards.front()), m_beetle, m_asked);
    scenery.board.choice = CardChoice {m_asked, cards};
    scenery.stops.clear();
}

Outcome BeetleFirstMode::activate(const Turn& turn, const Pick& pick)
{
    if (pick.card >= 0) {
        const std::vector<Card> cards = turn.options.cardsFor(m_beetle);
        if (std::ranges::find(cards, turn.hand()[static_cast<std::size_t>(pick.card)]) != cards.end())
            return std::make_unique<PickTargetMode>(Mover {pick.card}, m_beetle);
        return FreeMode().activate(turn, pick);
    }
    const std::vector<TargetMark> all = targets(turn);
    const auto target = std::ranges::find(all, pick.space, &TargetMark::space);
    if (target != all.end()) {
        if (target->cards.size() == 1)
            return Action::play(target->cards.front(), m_beetle, target->space);
        return std::make_unique<BeetleFirstMode>(m_beetle, target->space);
    }
    if (pick.beetle != m_beetle)
        return FreeMode().activate(turn, pick);
    return {};
}

Outcome BeetleFirstMode::chooseCard(const Turn& turn, Card card)
{
    for (const TargetMark& target : targets(turn)) {
        if (target.space == m_asked && std::ranges::find(target.cards, card) != target.cards.end())
            return Action::play(card, m_beetle, m_asked);
    }
    return {};
}

std::unique_ptr<Mode> BeetleFirstMode::back(const Turn& /*turn*/) const
{
    if (m_asked != SpaceId::None)
        return std::make_unique<BeetleFirstMode>(m_beetle);
    return std::make_unique<FreeMode>();
}

WhyNot BeetleFirstMode::whyNot(const Turn& turn, const Pick& pick) const
{
    const std::vector<Card> cards = turn.options.cardsFor(m_beetle);
    if (pick.card >= 0) {
        const Card card = turn.hand()[static_cast<std::size_t>(pick.card)];
        if (!turn.options.canPlay(card))
            return whyNotCard(turn, card);
        return std::ranges::find(cards, card) != cards.end() ? WhyNot() : whyNotBeetle(turn, card, m_beetle);
    }
    const std::vector<TargetMark> all = targets(turn);
    if (pick.space == SpaceId::None || pick.beetle == m_beetle ||
        std::ranges::find(all, pick.space, &TargetMark::space) != all.end())
        return {};
    if (pick.beetle != BeetleId::None)
        return FreeMode().whyNot(turn, pick);
    std::vector<Action> asked;
    for (const Card card : cards)
        asked.push_back(Action::play(card, m_beetle, pick.space));
    return whyNotAny(
        turn, asked,
        tr("None of the cards takes %1 to %2 now.")
            .arg(racewords::beetle(turn.race(), m_beetle), racewords::place(*turn.race().board, pick.space)));
}

} // namespace bubblebar
