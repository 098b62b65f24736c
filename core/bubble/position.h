#pragma once

#include "core/bubble/beetles.h"
#include "core/bubble/card.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace bubblebar {

/// This turn's cards on the table (R26): none, one or two.
struct PlayedCards
{
    std::array<Card, 2> cards {};
    std::uint8_t count = 0;

    [[nodiscard]] std::span<const Card> span() const { return {cards.data(), count}; }
    friend bool operator==(const PlayedCards& a, const PlayedCards& b)
    {
        return a.count == b.count && (a.count < 1 || a.cards[0] == b.cards[0]) &&
               (a.count < 2 || a.cards[1] == b.cards[1]);
    }
};

/// What lies open on the table: everything but hands, piles and chance.
struct Race
{
    BoardPtr board;
    Links links;
    Beetles beetles;
    std::array<Colour, kMaxPlayers> colours {};
    std::int8_t players = 0; ///< 2 … 5
    bool teams = false;      ///< R19: seats 0 and 2 against 1 and 3
    std::int8_t turn = 0;    ///< the seat whose turn it is; stays at the end (R28)
    std::int8_t winner = -1; ///< the seat whose last beetle decided the race (R28, R29), −1 while it runs
    PlayedCards played;
    SpaceId bonus = SpaceId::None; ///< the space whose bonus is pending (R24)

    Race() = default;
    /// A fresh race: all beetles on start, seat 0 to play.
    Race(BoardPtr raceBoard, std::span<const Colour> seatColours, bool inTeams);

    [[nodiscard]] bool isOver() const { return winner >= 0; }
    [[nodiscard]] int each() const { return beetlesEach(players); }
    [[nodiscard]] Colour colourOf(BeetleId beetle) const { return colours[static_cast<std::size_t>(seatOf(beetle))]; }
    [[nodiscard]] int mateOf(int seat) const { return (seat + 2) % 4; }
    [[nodiscard]] Bonus pendingBonus() const
    {
        return bonus == SpaceId::None ? Bonus::None : board->space(bonus).bonus;
    }
    /// The beetles that count as the seat's own now (R17).
    [[nodiscard]] BeetleMask own(int seat) const;
    /// The seats that have won, ascending: one player, or both of a team; empty while the race runs.
    [[nodiscard]] std::vector<int> winners() const;

    friend bool operator==(const Race& a, const Race& b);
};

/// "orange1" …
[[nodiscard]] std::string beetleName(const Race& race, BeetleId beetle);
[[nodiscard]] std::optional<BeetleId> beetleFromName(const Race& race, std::string_view name);

/// The seat that is complete first when `arrived` come to finish bottom up, the beetles `home` being there already
/// (R28, R29); −1 if none is.
[[nodiscard]] int firstComplete(const Race& race, BeetleMask home, StackOrder arrived);

/// Full information: the race with all hands, piles and the seed of coming shuffles. A value.
struct Position
{
    Race race;
    std::array<std::vector<Card>, kMaxPlayers> hands; ///< by seat, in the order drawn
    std::vector<Card> drawPile;                       ///< next card LAST (files: first)
    std::vector<Card> discardPile;                    ///< oldest first
    std::uint64_t seed = 0;                           ///< 0 … 2^53 − 1, for the next shuffle

    [[nodiscard]] const std::vector<Card>& hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] std::span<const Card> handToPlay() const { return hand(race.turn); }
    /// Cards everywhere: hands, piles and on the table.
    [[nodiscard]] int cardCount() const;

    friend bool operator==(const Position& a, const Position& b) = default;
};

/// Shuffles what lies in the draw pile, the order before being as the formats page lists it ("Shuffle").
void shuffleDrawPile(Position& position);

/// For tables of visited positions; equal positions on one board have equal hashes.
[[nodiscard]] std::size_t hashOf(const Position& position);

} // namespace bubblebar
