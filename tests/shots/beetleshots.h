#pragma once

#include "tests/shots/shots.h"

namespace bubblebar {
class Settings;
}

namespace bubblebar::shots {

/// Beetle, the dice game: setup, the table for four and for eight, the end, the statistics.
[[nodiscard]] std::vector<Shot> beetleShots(Settings& settings);

} // namespace bubblebar::shots
