#pragma once

#include "core/track/trackedit.h"

namespace bubblebar {

/// The reason why an edit is refused, as one sentence.
[[nodiscard]] QString editProblemText(const EditProblem& problem);

} // namespace bubblebar
