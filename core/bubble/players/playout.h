#pragma once

#include "core/bubble/players/actionjudge.h"
#include "core/bubble/players/bonuscount.h"

namespace bubblebar {

/// A position on which a search plays, with what the players keep in mind of it.
struct PlayedPosition
{
    Position position;
    const FinishDistances* distances = nullptr;
    int bonuses = 0; ///< used in this turn
    int turns = 0;   ///< ended since the search began

    [[nodiscard]] int side() const { return sideOf(position.race, position.race.turn); }
};

/// Plays races on quickly and sensibly: each player takes what seems best at once, now and then something close to it.
class Playout
{
public:
    /// Until so many turns have ended since the search began, or the race is over.
    void run(PlayedPosition& played, int turns, DistanceCache& known, FastRandom& random);

    /// Plays one action.
    void apply(PlayedPosition& played, const Action& action, DistanceCache& known);

private:
    [[nodiscard]] Action choose(const PlayedPosition& played, DistanceCache& known, FastRandom& random);
    void listCards(const Position& position);

    ActionJudge m_judge;
    MoveFinder m_finder;
    std::vector<JudgedAction> m_actions;
};

/// Calls `use` once for each kind of card in the hand.
template <class Use>
void forEachKindOf(std::span<const Card> hand, Use use)
{
    unsigned seen = 0;
    for (const Card card : hand) {
        const unsigned bit = 1U << index(card);
        if ((seen & bit) == 0)
            use(card);
        seen |= bit;
    }
}

} // namespace bubblebar
