#pragma once

#include "core/track/hex.h"

class QKeyEvent;

namespace bubblebar {

class TrackCanvas;

/// What a key means on the canvas. False for keys that mean nothing here.
bool pressKey(TrackCanvas& canvas, const QKeyEvent& event);

/// The direction number of a step to the row above or below that keeps the column: it leads to one side on even rows
/// and back on odd ones. Opposite steps undo each other.
[[nodiscard]] int straightStep(Hex from, bool up);

} // namespace bubblebar
