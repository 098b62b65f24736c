#pragma once

#include "core/bubble/players/hint.h"

#include <QString>

namespace bubblebar {

/// What to do, in one sentence: "Move orange1 to B.2 with the card “own beetle to blue”." `race`: before the action.
[[nodiscard]] QString hintActionText(const Race& race, const Hint& hint);

/// Why, in one sentence.
[[nodiscard]] QString hintReasonText(const Race& race, const Hint& hint);

} // namespace bubblebar
