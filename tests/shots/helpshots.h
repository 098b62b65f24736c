#pragma once

#include "tests/shots/shots.h"

namespace bubblebar::shots {

/// Every page of the help.
[[nodiscard]] std::vector<Shot> helpShots();

} // namespace bubblebar::shots
