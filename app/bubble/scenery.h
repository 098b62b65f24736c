#pragma once

#include "core/bubble/action.h"

#include <QString>

#include <optional>
#include <vector>

namespace bubblebar {

/// What the pointer or the keyboard is on: a card of the hand, or a place on the board with all that is there.
struct Pick
{
    int card = -1;                    ///< index in the hand
    BeetleId beetle = BeetleId::None; ///< on the board: the beetle hit, if any
    SpaceId space = SpaceId::None;    ///< its space, or the space hit
    BoardTileId tile = BoardTileId::None;

    [[nodiscard]] static Pick ofCard(int index) { return {index, BeetleId::None, SpaceId::None, BoardTileId::None}; }
    [[nodiscard]] bool isNothing() const { return *this == Pick {}; }
    friend bool operator==(const Pick&, const Pick&) = default;
};

/// Why something can't be used now, in one sentence; empty where it can, or where nothing is to be said.
struct WhyNot
{
    QString text;
    SpaceId blocker = SpaceId::None; ///< the space that the sentence is about, if any
    bool quiet = false;              ///< too plain to be told before somebody tries

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

/// The line above the board: who decides what, and the buttons for it.
struct Prompt
{
    int seat = -1;
    QString title;
    QString hint;
    bool canGoBack = false;
    QString leave; ///< "End turn", "Skip the bonus"; empty: no such button
    bool canLeave = false;
    QString whyNotLeave; ///< where it can't
    QString confirm;     ///< text of the main button; empty: none
    bool canConfirm = false;
    QString whyNotConfirm; ///< where it can't
};

/// How the hand looks. `playable`: by index in the hand.
struct HandMarks
{
    QString text; ///< beside the cards
    std::vector<bool> playable;
    int chosen = -1;
};

/// A space that the choice can go to. `cards`: shown beside it where several cards are possible.
struct TargetMark
{
    SpaceId space = SpaceId::None;
    std::vector<Card> cards;

    friend bool operator==(const TargetMark&, const TargetMark&) = default;
};

/// The way of the move that is pointed at, and what would land.
struct RouteMark
{
    std::vector<SpaceId> spaces;
    StackOrder ghost;

    friend bool operator==(const RouteMark&, const RouteMark&) = default;
};

/// The cards among which to choose beside a space.
struct CardChoice
{
    SpaceId space = SpaceId::None;
    std::vector<Card> cards;

    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};

/// A stack laid open to be put into another order. `order`: as wished so far.
struct OpenStack
{
    SpaceId space = SpaceId::None;
    StackOrder order;

    friend bool operator==(const OpenStack&, const OpenStack&) = default;
};

/// A tile shown as it would lie after a turn.
struct TurnedTile
{
    BoardTileId tile = BoardTileId::None;
    int turn = 1; ///< +1 clockwise, −1 counter-clockwise

    friend bool operator==(const TurnedTile&, const TurnedTile&) = default;
};

/// What is marked on the board.
struct BoardMarks
{
    bool choosing = false; ///< beetles without a move are dimmed
    BeetleMask canAct = 0;
    BeetleId chosen = BeetleId::None;
    BeetleMask partners = 0; ///< of a partner, but moved as own ones now (R17)
    std::vector<TargetMark> targets;
    std::vector<SpaceId> stacks; ///< that can be put into another order
    std::optional<RouteMark> route;
    SpaceId blocked = SpaceId::None;
    bool tilesCanTurn = false;
    std::optional<TurnedTile> turned;
    std::optional<OpenStack> open;
    std::optional<CardChoice> choice;

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// The whole picture of a moment of choosing: prompt line, hand and board, and where the keyboard can go.
struct Scenery
{
    Prompt prompt;
    HandMarks hand;
    BoardMarks board;
    std::vector<Pick> stops; ///< on the board
};

} // namespace bubblebar
