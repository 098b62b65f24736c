#pragma once

#include "app/help/helpscene.h"

#include <array>

namespace bubblebar::helpscenes {

// What the pages tell of. Every row is proved by the rules engine in the tests.

inline constexpr HelpScene kColourMove {
    .name = "colour move", .tiles = "start 0,0 A 1,0 finish 2,0", .action = "play own:orange orange1 A.2"};
inline constexpr HelpScene kStopsBefore {.name = "the first space of the colour",
                                         .tiles = "start 0,0 A 1,0 B 2,0 finish 3,0",
                                         .stacks = "A.1 orange1",
                                         .action = "play own:blue orange1 B.1",
                                         .isPossible = false};
inline constexpr HelpScene kStepsMove {
    .name = "steps move", .tiles = "start 0,0 A 1,0 B 2,0 finish 3,0", .action = "play own:3 orange1 B.3"};
inline constexpr HelpScene kTileMove {.name = "tile move",
                                      .tiles = "start 0,0 A 1,0 B 2,0 finish 3,0",
                                      .stacks = "A.0 orange1",
                                      .action = "play own:tile orange1 B.3"};
inline constexpr HelpScene kRide {.name = "ride",
                                  .tiles = "start 0,0 A 1,0 finish 2,0",
                                  .players = "orange blue yellow",
                                  .stacks = "A.0 blue1 orange1 yellow1",
                                  .action = "play own:blue orange1 A.3"};
inline constexpr HelpScene kTopColour {.name = "the top beetle's colour",
                                       .tiles = "start 0,0 A 1,0 finish 2,0",
                                       .players = "orange pink",
                                       .stacks = "A.0 orange1, A.2 pink1",
                                       .action = "play own:pink orange1 A.2"};
inline constexpr HelpScene kTooHigh {.name = "a stack of two and a limit of one",
                                     .tiles = "start 0,0 A 1,0 h 2,0 finish 3,0",
                                     .stacks = "A.1 orange1 blue1",
                                     .action = "play own:pink orange1 H.4",
                                     .isPossible = false};
inline constexpr HelpScene kNoOvertaking {.name = "no overtaking",
                                          .tiles = "start 0,0 k 1,0 finish 2,0",
                                          .players = "orange green",
                                          .stacks = "K.0 green1",
                                          .action = "play own:pink orange1 K.1",
                                          .isPossible = false};
inline constexpr HelpScene kEarnsBonus {
    .name = "a bonus", .tiles = "start 0,0 A 1,0 finish 2,0", .action = "play any:2 orange1 A.1"};
/// Everybody else has one beetle home, and one move brings two players' last beetles.
inline constexpr HelpScene kTwoComplete {.name = "two players complete at once",
                                         .tiles = "start 0,0 A 1,0 finish 2,0",
                                         .players = "yellow orange blue green",
                                         .stacks = "A.1 orange1 blue1, finish orange2 blue2",
                                         .action = "play any:1 orange1 finish"};
inline constexpr Colour kTwoCompleteWinner = Colour::Orange;
inline constexpr HelpScene kTeamMate {.name = "a team-mate's beetle",
                                      .tiles = "start 0,0 A 1,0 finish 2,0",
                                      .players = "orange blue yellow green",
                                      .stacks = "A.0 yellow1, finish orange1 orange2",
                                      .action = "play own:blue yellow1 A.3",
                                      .teams = true};

inline constexpr std::array kAll {kColourMove, kStopsBefore,  kStepsMove,  kTileMove,    kRide,    kTopColour,
                                  kTooHigh,    kNoOvertaking, kEarnsBonus, kTwoComplete, kTeamMate};

/// Tracks that break a guideline; no actions.
inline constexpr HelpScene kOneNeighbour {.name = "start with one neighbour", .tiles = "start 0,0 A 1,0 finish 2,0"};
inline constexpr HelpScene kIsland {.name = "a tile apart", .tiles = "A 1,-1 start 0,0 B 1,0 finish 2,0 C 4,-1"};

} // namespace bubblebar::helpscenes
