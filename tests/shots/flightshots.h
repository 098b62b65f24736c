#pragma once

#include "tests/shots/shots.h"

namespace bubblebar {
class Settings;
}

namespace bubblebar::shots {

/// First Flight, step by step.
[[nodiscard]] std::vector<Shot> flightShots(Settings& settings);

} // namespace bubblebar::shots
