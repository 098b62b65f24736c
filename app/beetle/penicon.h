#pragma once

#include "core/beetle/record.h"

#include <QIcon>

namespace bubblebar::beetle {

/// Head and body of the beetle that a pen of the colour draws, on a disc; sharp at any size.
[[nodiscard]] QIcon penIcon(PenColour colour);

} // namespace bubblebar::beetle
