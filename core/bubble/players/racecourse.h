#pragma once

#include "core/bubble/players/finishdistances.h"
#include "core/bubble/record.h"

namespace bubblebar {

/// For each seat, the steps that its beetles have still to go, all together; 0 once they are home. Counted over the
/// present links, as if no other beetle was in the way; a mate's beetles don't count.
using StepsToGo = std::array<int, kMaxPlayers>;

[[nodiscard]] StepsToGo stepsToGo(const Race& race, const FinishDistances& distances);

/// How a race stood between two turns.
struct CoursePoint
{
    std::size_t actions = 0; ///< of the record, played so far
    int seat = -1;           ///< whose turn it was; −1 at the start
    StepsToGo toGo {};
};

/// How a race went: the start, then a point for each turn, so that the index counts turns. A turn that goes on, or in
/// which the race ended, has its point after its last action.
[[nodiscard]] std::vector<CoursePoint> courseOf(const GameRecord& record);

/// What a seat has done in a race.
struct RaceTally
{
    int cards = 0;   ///< played
    int bonuses = 0; ///< used, not skipped

    friend bool operator==(const RaceTally&, const RaceTally&) = default;
};
[[nodiscard]] std::array<RaceTally, kMaxPlayers> tallyOf(const GameRecord& record);

/// The seats, best first: who has won, then by beetles at home, then by the steps still to go, then by seat. Two seats
/// of a winning team both come first.
[[nodiscard]] std::vector<int> placesOf(const Race& race, const StepsToGo& toGo);

} // namespace bubblebar
