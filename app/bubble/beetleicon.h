#pragma once

#include "core/track/colour.h"

#include <QIcon>

namespace bubblebar {

/// The beetle disc of a colour, sharp at any size.
[[nodiscard]] QIcon beetleIcon(Colour colour);

} // namespace bubblebar
