#pragma once

#include "core/beetle/game.h"

#include <QString>

namespace bubblebar::beetle {

// What is told of a player's sheet, in words.

/// "7 of 13 parts".
[[nodiscard]] QString progressText(const Sheet& sheet);
/// What is still missing: "needs 2 legs, 1 antenna"; empty for a finished one.
[[nodiscard]] QString neededText(const Sheet& sheet);
/// "1st place" …
[[nodiscard]] QString placeText(int place);
/// "41 %" in the reader's language; "<1 %" and ">99 %" for chances that are nearly none or nearly certain.
[[nodiscard]] QString chanceText(double chance);

} // namespace bubblebar::beetle
