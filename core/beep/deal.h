#pragma once

#include "core/beep/card.h"

#include <string_view>

namespace bubblebar::beep {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kCentrePiles = 5;
inline constexpr int kMostOwnPiles = 3;

/// P2: how many piles, of one card each, a player begins with.
[[nodiscard]] constexpr int ownPileCount(int players)
{
    return players == 2 ? kMostOwnPiles : kMostOwnPiles - 1;
}

/// P13. Strict: a wrong card can't be put anywhere. Tournament: it can, and costs points in the review.
enum class TableKind : std::uint8_t { Strict, Tournament };
inline constexpr std::array kAllTableKinds {TableKind::Strict, TableKind::Tournament};

/// "strict", "tournament", as in files.
[[nodiscard]] std::string_view tableKindName(TableKind kind);

/// How the cards lie before the first "Go!" (P2).
struct Deal
{
    std::vector<Pile> own;                 ///< by player: ownPileCount() cards, each of which begins a pile
    std::array<Pile, kCentrePiles> centre; ///< sizes differ by at most one; top card last

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Shuffles and deals: to each player in turn their cards, the rest round the five centre piles one by one. The same
/// seed (0 … 2^53 − 1) gives the same deal on every platform. Preconditions: 2 … 6 players, a deck that is enough for
/// them.
[[nodiscard]] Deal dealCards(int players, std::uint64_t seed, Pile deck = deckOf());

} // namespace bubblebar::beep
