#pragma once

#include "core/bubble/position.h"
#include "core/support/error.h"

#include <QByteArray>

namespace bubblebar {

/// A position file (`*.bbposition`, formats page). Refuses what no race can come to, but accepts odd decks. `x-` keys
/// of the position are read over; those of its track stay.
[[nodiscard]] Result<Position> parsePosition(const QByteArray& bytes);

/// The track is written with the present rotations.
[[nodiscard]] QByteArray positionBytes(const Position& position);

} // namespace bubblebar
