#pragma once

#include "core/bubble/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace bubblebar::tests {

/// Builds a position from a few lines of text, for tables of rules. Lines:
///
///     A meadow orange blue+pink yellow*any-1 : 0-1 1-2 e3-0 2-e0    the face of a tile: spaces, then paths
///     lay start 0,0 A 1,0 B 2,0@1 finish 3,0                        B turned once
///     orange own:blue any:2                                         a seat with its hand
///     on A.1 orange1 blue2                                          a stack, bottom to top; the others are on start
///     pile own:3 any:1        discard any:2        played any:1     next card first
///     turn blue               bonus A.2            teams            seed 7
///
/// Terrain rules are those of R5. A line that is not understood stops the test.
[[nodiscard]] Position scenario(std::string_view lines);

/// The legal actions of the position as sorted lines of text.
[[nodiscard]] std::vector<std::string> legalTexts(const Position& position);

/// Where the card may take the beetle: names in order of spaces, with blanks between; "" for nowhere.
[[nodiscard]] std::string targetTexts(const Position& position, std::string_view card, std::string_view beetle);

/// The stack on a space by name, bottom to top, with blanks between.
[[nodiscard]] std::string stackText(const Position& position, std::string_view space);

/// Plays an action given as text. Stops the test if it is not legal.
void play(Position& position, std::string_view action);

} // namespace bubblebar::tests
