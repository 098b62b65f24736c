#pragma once

#include "core/bubble/action.h"
#include "core/bubble/moves.h"

#include <array>
#include <vector>

namespace bubblebar {

/// A card that came to a hand.
struct Draw
{
    Card card = Card::OwnOrange;
    bool reshuffled = false; ///< the discard pile was shuffled first (R27)
};

/// What an action did; enough to animate and to tell it.
struct Transition
{
    Action action;
    std::int8_t seat = 0; ///< who acted, and got the drawn cards
    SpaceId from = SpaceId::None;
    StackOrder moved;             ///< bottom to top as it moved; empty for anything but a move
    bool landedOnBeetles = false; ///< R23
    bool bonusPassedOver = false; ///< landed on a bonus that has no possible action (R25)
    bool turnEnded = false;
    std::array<Draw, 2> draws {}; ///< in the order drawn: the bonus card, then the turn's card
    std::uint8_t drawCount = 0;
    StackOrder orderBefore; ///< of a reordered stack
};

/// All legal actions of the seat whose turn it is, holding `hand`; each once, in no particular order; none after the
/// end. Appends nothing twice and clears `out` first. A stack of n gives n! − 1 reorderings.
void legalActions(const Race& race, std::span<const Card> hand, MoveFinder& finder, std::vector<Action>& out);

[[nodiscard]] std::vector<Action> legalActions(const Position& position);

[[nodiscard]] bool isLegal(const Race& race, std::span<const Card> hand, const Action& action);
[[nodiscard]] inline bool isLegal(const Position& position, const Action& action)
{
    return isLegal(position.race, position.handToPlay(), action);
}

/// The beetles that the rule lets the seat on turn move, wherever they can go: its own or all, without those that are
/// home (R9, R17).
[[nodiscard]] BeetleMask movable(const Race& race, const MoveRule& rule);

/// True where the card moves some beetle, so that it can be played now (R21); ignores the hand and the turn's state.
[[nodiscard]] bool canBePlayed(const Race& race, Card card, MoveFinder& finder);

/// True where the bonus has a possible action for the seat whose turn it is (R25).
[[nodiscard]] bool isPossible(const Race& race, Bonus bonus, MoveFinder& finder);

/// The bottom beetles of the stacks that a reorder bonus may change (R25).
[[nodiscard]] BeetleMask reorderable(const Race& race);

/// Plays a legal action. Precondition: isLegal(position, action).
Transition apply(Position& position, const Action& action, MoveFinder& finder);
Transition apply(Position& position, const Action& action);

/// The moves alone, for computer players that look ahead: beetles, rotations, winner and the pending bonus change;
/// cards, piles and turn don't. Returns true if a landing on beetles earned a card (R23) or a draw bonus was taken.
bool applyOpenly(Race& race, const Action& action, MoveFinder& finder);

/// The spaces along which the action's beetles move, from and to included; empty for anything but a move.
/// `before` is the race before the action.
[[nodiscard]] std::vector<SpaceId> routeOf(const Race& before, const Action& action);

/// The number of sequences of exactly `depth` actions.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

} // namespace bubblebar
