#pragma once

#include "core/beetle/game.h"

#include <array>
#include <span>

namespace bubblebar::beetle {

/// By seat; 0 for seats that nobody has.
using SeatChances = std::array<double, kMaxPlayers>;
/// [seat][place], places from 0 for the winner.
using PlaceChances = std::array<SeatChances, kMaxPlayers>;

/// Every seat's chance to win (D5) when seat `turn` rolls next and none of the beetles is finished: computed from
/// Expectation::of() their variant, true to 1e-11. Some ten microseconds for eight players. Precondition: 2 … 8 sheets
/// of one variant.
[[nodiscard]] SeatChances winChances(std::span<const Sheet> sheets, int turn);

/// The same for a game in any phase: during the first throws over all that they may come to, after the win 1 and 0.
[[nodiscard]] SeatChances winChances(const Game& game);

/// Every seat's chance for every place when all beetles are finished, whether or not the game is played on, true to
/// 1e-11. A place that is taken has the chance 1. Some hundred microseconds for eight players.
[[nodiscard]] PlaceChances placeChances(const Game& game);

/// Every seat's chance to begin (D1): exact but for rounding; 1 and 0 once it is known.
[[nodiscard]] SeatChances beginChances(const Game& game);

} // namespace bubblebar::beetle
