#include "core/bubble/rules.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// What a move did where it landed.
struct Landing
{
    SpaceId from = SpaceId::None;
    StackOrder moved;
    bool onBeetles = false;
    bool passedOver = false;
};

/// Moves the beetle, settles the end of the race (R28 – R30), else finds the bonus that becomes pending (R24, R25).
Landing moveAndLand(Race& race, BeetleId beetle, SpaceId to, MoveFinder& finder)
{
    Landing landing {race.beetles.where(beetle), race.beetles.lifted(beetle)};
    const bool occupied = race.beetles.isOccupied(to);
    const BeetleMask home = race.beetles.home();
    race.beetles.move(*race.board, beetle, to);
    if (to == SpaceId::Finish)
        race.winner = static_cast<std::int8_t>(firstComplete(race, home, landing.moved));
    if (race.isOver())
        return landing;
    landing.onBeetles = occupied;
    const Bonus bonus = race.board->space(to).bonus;
    if (occupied || bonus == Bonus::None)
        return landing;
    if (isPossible(race, bonus, finder))
        race.bonus = to;
    else
        landing.passedOver = true;
    return landing;
}

Landing changeTable(Race& race, const Action& action, MoveFinder& finder)
{
    race.bonus = SpaceId::None;
    switch (action.kind) {
    case Action::Kind::Play:
    case Action::Kind::BonusMove:
        return moveAndLand(race, action.beetle, action.space, finder);
    case Action::Kind::BonusReorder:
        race.beetles.reorder(action.space, action.order);
        break;
    case Action::Kind::BonusRotate:
        race.links.rotate(*race.board, action.tile, action.turn);
        break;
    case Action::Kind::BonusDraw:
    case Action::Kind::BonusSkip:
    case Action::Kind::Discard:
    case Action::Kind::End:
        break;
    }
    return {};
}

/// Of equal cards the one drawn first leaves the hand.
void takeFromHand(Position& position, Card card)
{
    std::vector<Card>& hand = position.hands[static_cast<std::size_t>(position.race.turn)];
    hand.erase(std::ranges::find(hand, card));
}

void drawCard(Position& position, Transition& transition)
{
    Draw draw;
    if (position.drawPile.empty() && !position.discardPile.empty()) {
        position.drawPile.swap(position.discardPile);
        shuffleDrawPile(position);
        draw.reshuffled = true;
    }
    if (position.drawPile.empty())
        return;
    draw.card = position.drawPile.back();
    position.drawPile.pop_back();
    position.hands[static_cast<std::size_t>(position.race.turn)].push_back(draw.card);
    transition.draws[transition.drawCount++] = draw;
}

/// The played cards go to the discard pile, then the turn's card is drawn (R26).
void endTurn(Position& position, Transition& transition)
{
    Race& race = position.race;
    position.discardPile.insert(position.discardPile.end(), race.played.span().begin(), race.played.span().end());
    race.played = {};
    drawCard(position, transition);
    race.turn = static_cast<std::int8_t>((race.turn + 1) % race.players);
    transition.turnEnded = true;
}

void playOrDiscard(Position& position, const Action& action)
{
    if (action.kind == Action::Kind::Play) {
        takeFromHand(position, action.card);
        PlayedCards& played = position.race.played;
        played.cards[played.count++] = action.card;
    } else if (action.kind == Action::Kind::Discard) {
        takeFromHand(position, action.card);
        position.discardPile.push_back(action.card);
    }
}

bool endsTurn(const Race& race, Action::Kind kind)
{
    return kind == Action::Kind::End || kind == Action::Kind::Discard ||
           (race.bonus == SpaceId::None && race.played.count == 2);
}

} // namespace

Transition apply(Position& position, const Action& action, MoveFinder& finder)
{
    Race& race = position.race;
    Transition transition;
    transition.action = action;
    transition.seat = race.turn;
    if (action.kind == Action::Kind::BonusReorder)
        transition.orderBefore = race.beetles.stack(action.space);
    playOrDiscard(position, action);
    const Landing landing = changeTable(race, action, finder);
    transition.from = landing.from;
    transition.moved = landing.moved;
    transition.landedOnBeetles = landing.onBeetles;
    transition.bonusPassedOver = landing.passedOver;
    if (race.isOver())
        return transition;
    if (landing.onBeetles || action.kind == Action::Kind::BonusDraw)
        drawCard(position, transition);
    if (endsTurn(race, action.kind))
        endTurn(position, transition);
    return transition;
}

Transition apply(Position& position, const Action& action)
{
    MoveFinder finder;
    return apply(position, action, finder);
}

bool applyOpenly(Race& race, const Action& action, MoveFinder& finder)
{
    const Landing landing = changeTable(race, action, finder);
    return landing.onBeetles || action.kind == Action::Kind::BonusDraw;
}

std::vector<SpaceId> routeOf(const Race& before, const Action& action)
{
    if (action.kind == Action::Kind::Play)
        return moveRoute(before, action.beetle, moveRule(action.card), action.space);
    if (action.kind == Action::Kind::BonusMove)
        return moveRoute(before, action.beetle, moveRule(before.pendingBonus()), action.space);
    return {};
}

} // namespace bubblebar
