#pragma once

#include "core/track/guidelines.h"

#include <QString>

namespace bubblebar {

/// What to do about a finding, in one sentence.
[[nodiscard]] QString findingText(const Track& track, const Finding& finding);

} // namespace bubblebar
