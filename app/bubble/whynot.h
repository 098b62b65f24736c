#pragma once

#include "app/bubble/modes/mode.h"

namespace bubblebar {

/// One sentence why what is asked about can't be done now; empty where it can.
[[nodiscard]] QString whyNotText(const Turn& turn, const Question& question);

} // namespace bubblebar
