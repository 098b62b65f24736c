#pragma once

#include <QImage>

namespace bubblebar {

/// A moment of a race on a built-in track, close up, for the lobby. `size` in pixels. May be called in any thread.
[[nodiscard]] QImage raceScene(QSize size, bool dark);

} // namespace bubblebar
