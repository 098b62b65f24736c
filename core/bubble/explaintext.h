#pragma once

#include "core/bubble/explain.h"

#include <QString>

namespace bubblebar {

/// One sentence for players: why the action isn't legal, naming the space and the rule. `race` is the one that was
/// explained.
[[nodiscard]] QString explanationText(const Race& race, const Explanation& explanation);

/// One sentence: which part of a line is not understood.
[[nodiscard]] QString notationErrorText(const NotationError& error);

} // namespace bubblebar
