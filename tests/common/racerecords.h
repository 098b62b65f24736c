#pragma once

#include "core/bubble/record.h"

#include <functional>
#include <vector>

namespace bubblebar::tests {

/// A fresh race of players of these kinds on the built-in track of that number.
[[nodiscard]] GameRecord raceRecord(const std::vector<PlayerKind>& kinds, std::size_t track = 0,
                                    std::uint64_t seed = 1);

/// Plays any legal actions until the position is the wanted one; false if that takes too many.
[[nodiscard]] bool playUntil(GameRecord& record, const std::function<bool(const Position&)>& wanted,
                             int mostActions = 4000);

/// The same with sensible actions, as a picture of a race needs them.
[[nodiscard]] bool playWellUntil(GameRecord& record, const std::function<bool(const Position&)>& wanted,
                                 int mostActions = 1000);

/// A race of two people in which such a bonus is pending.
[[nodiscard]] GameRecord recordAtBonus(Bonus bonus);

} // namespace bubblebar::tests
