#pragma once

#include "core/beetle/game.h"

#include <string_view>
#include <vector>

namespace bubblebar::tests {

/// The digits of a text as rolls; everything else is skipped: "6 3 | 1233".
[[nodiscard]] std::vector<int> rolls(std::string_view text);

/// The sheet after such rolls.
[[nodiscard]] beetle::Sheet sheetAfter(std::string_view text, beetle::Variant variant = {});

/// Applies such rolls; the event of the last one.
beetle::Event play(beetle::Game& game, std::string_view text);

/// The rolls that finish a beetle without a wasted one.
[[nodiscard]] std::string_view wholeBeetle(beetle::Variant variant);

} // namespace bubblebar::tests
