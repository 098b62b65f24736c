#pragma once

#include "tests/shots/shots.h"

namespace bubblebar {
class Settings;
}

namespace bubblebar::shots {

/// The table of a race in its states: choosing, every kind of bonus, the curtain, the end.
[[nodiscard]] std::vector<Shot> tableShots(Settings& settings);

} // namespace bubblebar::shots
