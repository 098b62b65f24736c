#pragma once

#include "core/bubble/players/finishdistances.h"
#include "core/bubble/position.h"

#include <array>

namespace bubblebar {

/// By side: in teams 0 and 1, else the seats. Together 1.
using Chances = std::array<float, kMaxPlayers>;

/// Players and teams alike: a team's seats are one side (R19).
[[nodiscard]] constexpr int sideOf(const Race& race, int seat)
{
    return race.teams ? seat % 2 : seat;
}
[[nodiscard]] constexpr int sideCount(const Race& race)
{
    return race.teams ? 2 : race.players;
}

/// What is left of the way home of all beetles of each side, in steps, and something for each beetle not yet home.
void waysHome(const Race& race, const FinishDistances& distances, std::array<float, kMaxPlayers>& ways);

/// How likely each side is to win, from the ways home and the cards held; certain once the race is over.
[[nodiscard]] Chances chancesOf(const Position& position, const FinishDistances& distances);

} // namespace bubblebar
