#pragma once

#include "core/bubble/position.h"

#include <QImage>

namespace bubblebar {

/// A race as it stands, on the table's wood: tiles as they were turned, beetles where they are, no cards.
/// `size` in device pixels. May be called in any thread.
[[nodiscard]] QImage raceOnTable(const Race& race, QSize size, bool dark);

} // namespace bubblebar
