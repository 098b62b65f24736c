#pragma once

#include "core/bubble/players/distancecache.h"
#include "core/bubble/players/outlook.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"

#include <span>
#include <vector>

namespace bubblebar {

/// An action and what it seems to bring at once, in steps.
struct JudgedAction
{
    Action action;
    float gain = 0;
};

/// Lists actions with a first guess at their worth: what a move changes for its beetles, a card drawn, a bonus reached,
/// the card it takes. A hundred times faster than TurnSearch, for play-outs and as a first order in the search tree.
/// Twins on start count once. Keeps its memory between calls; not to be shared between threads.
class ActionJudge
{
public:
    /// Before anything else is asked about a position. Both must outlive what is asked.
    void lookAt(const Position& position, const FinishDistances& distances);

    /// Appends the moves that a card allows.
    void addPlays(Card card, std::vector<JudgedAction>& out);
    /// Appends what the pending bonus allows, skipping included.
    void addBonus(DistanceCache& known, std::vector<JudgedAction>& out);
    /// The same for play-outs: of the many reorderings none, of the rotations only a few at random.
    void addBonusQuickly(DistanceCache& known, FastRandom& random, std::vector<JudgedAction>& out);

private:
    void addMoves(const MoveRule& rule, Action action, float cost, std::vector<JudgedAction>& out);
    void addReorders(std::vector<JudgedAction>& out);
    void addRotation(const Action& rotation, DistanceCache& known, std::vector<JudgedAction>& out);
    [[nodiscard]] float moveGain(BeetleId beetle, SpaceId to) const;
    [[nodiscard]] float arrivalGain(BeetleId beetle, SpaceId to) const;
    [[nodiscard]] float stepsGain(BeetleId beetle, float steps) const
    {
        return steps * m_weights[static_cast<std::size_t>(sideOf(*m_race, seatOf(beetle)))];
    }

    const Race* m_race = nullptr;
    const FinishDistances* m_distances = nullptr;
    std::array<float, kMaxPlayers> m_weights {}; ///< by side: what a step closer to finish is worth to the seat on turn
    float m_cardWorth = 0;                       ///< of one card more in hand
    MoveFinder m_finder;
    Race m_changed;
};

} // namespace bubblebar
