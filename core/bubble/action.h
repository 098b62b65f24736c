#pragma once

#include "core/bubble/position.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace bubblebar {

/// One action of a player (rules page, "Notation"). Which members count depends on `kind`.
struct Action
{
    enum class Kind : std::uint8_t {
        Play,         ///< card, beetle, space
        BonusMove,    ///< beetle, space
        BonusReorder, ///< space, order
        BonusRotate,  ///< tile, turn
        BonusDraw,
        BonusSkip,
        Discard, ///< card
        End,
    };

    Kind kind = Kind::End;
    Card card = Card::OwnOrange;
    BeetleId beetle = BeetleId::None;
    std::int8_t turn = 0; ///< +1 clockwise, −1 counter-clockwise
    SpaceId space = SpaceId::None;
    BoardTileId tile = BoardTileId::None;
    StackOrder order; ///< bottom to top

    [[nodiscard]] static Action play(Card card, BeetleId beetle, SpaceId space);
    [[nodiscard]] static Action bonusMove(BeetleId beetle, SpaceId space);
    [[nodiscard]] static Action reorder(SpaceId space, StackOrder order);
    [[nodiscard]] static Action rotate(BoardTileId tile, int turn);
    [[nodiscard]] static Action draw();
    [[nodiscard]] static Action skip();
    [[nodiscard]] static Action discard(Card card);
    [[nodiscard]] static Action end();

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

/// The line of text for an action, as in files.
[[nodiscard]] std::string actionText(const Race& race, const Action& action);

/// Why a line is no action at all; `word` is the part that is not understood.
struct NotationError
{
    enum class Code : std::uint8_t {
        UnknownAction,
        WordCount,
        UnknownCard,
        UnknownBeetle,
        UnknownSpace,
        UnknownTile,
        BadTurn,
        BadOrder
    };

    Code code = Code::UnknownAction;
    std::string word;
};

/// Reads a line of text. The result need not be legal: ask explain() or isLegal().
[[nodiscard]] tl::expected<Action, NotationError> parseAction(const Race& race, std::string_view text);

} // namespace bubblebar
