#pragma once

#include "app/bubble/board/markitems.h"
#include "core/bubble/record.h"
#include "core/bubble/rules.h"

#include <optional>
#include <span>

namespace bubblebar {

/// What a move of the race leaves on the board that shows the position after `shown` actions: its way, or its end
/// alone where a tile was turned in between. Nothing for an action that moves no beetle. `done`: what the actions of
/// the record did.
[[nodiscard]] std::optional<LastMove> markOfMove(const GameRecord& record, std::span<const Transition> done, int action,
                                                 int shown);

/// The same of the last move among the first `shown` actions.
[[nodiscard]] std::optional<LastMove> markOfLastMove(const GameRecord& record, std::span<const Transition> done,
                                                     int shown);

} // namespace bubblebar
