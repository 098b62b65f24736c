#pragma once

#include "core/track/repair.h"

#include <QString>

namespace bubblebar {

/// What a button says that makes the repair: "Lay A here". Also the name of the undo step.
[[nodiscard]] QString repairText(const Track& track, const Repair& repair);

} // namespace bubblebar
