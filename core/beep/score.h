#pragma once

#include "core/beep/table.h"

#include <span>

namespace bubblebar::beep {

/// P14: what an irregular card costs.
inline constexpr int kPenaltyPoints = 2;
/// P12: how many games a tournament has.
inline constexpr int kTournamentGames = 5;

/// One step of the review: a card of a pile is compared with the one below it.
struct ReviewStep
{
    int number = 0; ///< of the card in the pile, from 0 at the bottom
    Card card;
    std::optional<Card> below; ///< nothing for the bottom card, which is always right
    bool right = true;

    friend bool operator==(const ReviewStep&, const ReviewStep&) = default;
};

/// P14, P15: the review of a pile, from its last card back to its first.
[[nodiscard]] std::vector<ReviewStep> review(const Pile& pile);

/// What a player has, as long as the game lasts, and when it has ended.
struct Score
{
    std::vector<int> sizes; ///< cards by own pile, for the count pile by pile
    int smallest = 0;       ///< P14: the own pile that counts, the earliest of equals
    int cards = 0;          ///< in that pile: a point each
    int bonus = 0;          ///< P7: cards, a point each
    /// P15: numbers of the irregular cards in the smallest pile, ascending, from 0 at the bottom. Tournament table
    /// only.
    std::vector<int> irregular;

    [[nodiscard]] int penalty() const { return kPenaltyPoints * static_cast<int>(irregular.size()); }
    /// P11: may be negative.
    [[nodiscard]] int points() const { return cards + bonus - penalty(); }

    friend bool operator==(const Score&, const Score&) = default;
};

[[nodiscard]] Score scoreOf(const Table& table, int player);
[[nodiscard]] std::vector<Score> scoresOf(const Table& table);

/// P11: the players with the most points, ascending. Empty while the game is open.
[[nodiscard]] std::vector<int> winnersOf(const Table& table);

/// P12: five games, added up.
class Tournament
{
public:
    explicit Tournament(int players)
        : m_totals(static_cast<std::size_t>(players))
    {
    }

    /// Counts the points of the next game, by player. Precondition: fewer than five games were played.
    void add(std::span<const int> points);
    void add(const Table& endedGame);

    [[nodiscard]] const std::vector<std::vector<int>>& games() const { return m_games; }
    [[nodiscard]] const std::vector<int>& totals() const { return m_totals; }
    [[nodiscard]] bool isOver() const { return m_games.size() == kTournamentGames; }
    /// The players with the best total so far, ascending: once it is over, the winners.
    [[nodiscard]] std::vector<int> leaders() const;

    friend bool operator==(const Tournament&, const Tournament&) = default;

private:
    std::vector<std::vector<int>> m_games;
    std::vector<int> m_totals;
};

} // namespace bubblebar::beep
