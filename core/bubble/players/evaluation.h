#pragma once

#include "core/bubble/players/finishdistances.h"
#include "core/bubble/position.h"

namespace bubblebar {

/// What a won race is worth; a lost one is worth the same below zero.
inline constexpr float kWorthOfRace = 10'000;

/// A beetle that is not home counts so many steps besides its way.
inline constexpr float kAway = 2;

/// How good the open race is for a seat, in steps: the own way home against the others' ways; in the team variant the
/// mate's beetles count as own.
[[nodiscard]] float raceWorth(const Race& race, int seat, const FinishDistances& distances);

/// What is left of the way home of all beetles of a seat's side.
[[nodiscard]] float ownWay(const Race& race, int seat, const FinishDistances& distances);

/// How useful a card is, compared with a common one of 1.
[[nodiscard]] float cardWeight(Card card);

/// What `cards` cards of that weight together are worth in steps: the more there are, the less each.
[[nodiscard]] float handWorth(float weight, int cards);

} // namespace bubblebar
