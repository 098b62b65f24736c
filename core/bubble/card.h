#pragma once

#include "core/track/colour.h"
#include "core/track/tileset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bubblebar {

/// The kinds of action cards, in the order of the table of cards in the rules page (the order of a fresh deck).
enum class Card : std::uint8_t {
    OwnOrange,
    OwnBlue,
    OwnYellow,
    OwnPink,
    OwnGreen,
    AnyOrange,
    AnyBlue,
    AnyYellow,
    AnyPink,
    AnyGreen,
    OwnChoice,
    Own3,
    Any1,
    Any2,
    OwnTile,
};

inline constexpr int kCards = 15;

[[nodiscard]] constexpr std::size_t index(Card card)
{
    return static_cast<std::size_t>(card);
}

inline constexpr std::array<Card, kCards> kAllCards {
    Card::OwnOrange, Card::OwnBlue, Card::OwnYellow, Card::OwnPink, Card::OwnGreen,
    Card::AnyOrange, Card::AnyBlue, Card::AnyYellow, Card::AnyPink, Card::AnyGreen,
    Card::OwnChoice, Card::Own3,    Card::Any1,      Card::Any2,    Card::OwnTile,
};

/// The name in files and notation: "own:orange" … "own:tile".
[[nodiscard]] std::string_view cardName(Card card);
[[nodiscard]] std::optional<Card> cardFromName(std::string_view name);

/// How a card or a bonus lets a beetle move.
struct MoveRule
{
    enum class Kind : std::uint8_t {
        ToColour,      ///< R13
        ToChoice,      ///< R14
        Steps,         ///< R15
        NeighbourTile, ///< R16
    };

    Kind kind = Kind::Steps;
    bool ownOnly = false; ///< only beetles that are the player's own (R17)
    Colour colour = Colour::Orange;
    int steps = 0; ///< 1 … 3

    friend constexpr bool operator==(const MoveRule&, const MoveRule&) = default;
};

[[nodiscard]] MoveRule moveRule(Card card);
/// Precondition: `bonus` is Own2, Any1 or Any2.
[[nodiscard]] MoveRule moveRule(Bonus bonus);
[[nodiscard]] constexpr bool isMoveBonus(Bonus bonus)
{
    return bonus == Bonus::Own2 || bonus == Bonus::Any1 || bonus == Bonus::Any2;
}

} // namespace bubblebar
