#pragma once

#include "tests/shots/shots.h"

namespace bubblebar {
class Settings;
}

namespace bubblebar::shots {

/// Beep! Beep!: before, during and after a game.
[[nodiscard]] std::vector<Shot> beepShots(Settings& settings);

} // namespace bubblebar::shots
