#pragma once

#include <QImage>

namespace bubblebar::beep {

/// The picture of the game for the lobby; `size` in device pixels. May be called in any thread.
[[nodiscard]] QImage beepScene(QSize size, bool dark);

} // namespace bubblebar::beep
