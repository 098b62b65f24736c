#pragma once

#include "core/beep/record.h"
#include "core/beep/score.h"

namespace bubblebar::beep {

/// One step of the count after a game, as it is shown.
struct CountStep
{
    enum class Kind : std::uint8_t {
        OwnPile, ///< the cards of own pile `number`
        Bonus,   ///< P7
        Review,  ///< P14: step `number` of the review of the smallest pile
        Total,
    };

    int player = 0;
    Kind kind = Kind::OwnPile;
    int number = 0;

    friend bool operator==(const CountStep&, const CountStep&) = default;
};

/// A game that is counted, and the games of its tournament so far, this one included.
struct Count
{
    QStringList players;
    Table table;
    std::vector<std::vector<int>> games {}; ///< points by player; empty outside a tournament

    [[nodiscard]] Score score(int player) const { return scoreOf(table, player); }
    /// The pile of a player that is reviewed.
    [[nodiscard]] const Pile& reviewedPile(int player) const;
    [[nodiscard]] std::vector<int> totals() const;
};

/// Pile by pile, player by player; on a tournament table with the review card by card.
[[nodiscard]] std::vector<CountStep> countSteps(const Count& count);

/// One sentence for a step.
[[nodiscard]] QString countText(const Count& count, const CountStep& step);
/// Who has won the game, or with its last game the tournament.
[[nodiscard]] QString winnersText(const Count& count);

} // namespace bubblebar::beep
