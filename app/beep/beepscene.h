#pragma once

#include "core/beep/record.h"

#include <QImage>

namespace bubblebar::beep {

/// The picture of the game for the lobby; `size` in device pixels. May be called in any thread.
[[nodiscard]] QImage beepScene(QSize size, bool dark);

/// A saved game in little: what lies on top of the winner's own piles. As above.
[[nodiscard]] QImage gamePicture(const Record& record, QSize size, bool dark);

} // namespace bubblebar::beep
