#pragma once

#include "core/bubble/record.h"

namespace bubblebar {

/// A fresh race of the same players on the same track with the same cards. The seat after the one that began then
/// begins, so that everybody begins once in a while (R18 leaves that open).
[[nodiscard]] GameRecord rematchOf(const GameRecord& record, std::uint64_t seed);

/// A race of its own that has come as far as this one had after its first `actions` actions.
[[nodiscard]] GameRecord raceFrom(const GameRecord& record, int actions);

} // namespace bubblebar
