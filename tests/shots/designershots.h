#pragma once

#include "tests/shots/shots.h"

namespace bubblebar {
class Preferences;
}

namespace bubblebar::shots {

/// The designer: empty, at work, with a piece in hand. `preferences` must outlive the windows.
[[nodiscard]] std::vector<Shot> designerShots(Preferences& preferences);

} // namespace bubblebar::shots
