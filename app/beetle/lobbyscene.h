#pragma once

#include "core/beetle/record.h"

#include <QImage>

class QPainter;

namespace bubblebar::beetle {

/// Sheets of paper with beetles and the die on the table, for the lobby. `size` in pixels. May be called in any thread.
[[nodiscard]] QImage beetleScene(QSize size, bool dark);

/// A saved game in little: the sheets of the first players as they are.
void paintGamePicture(QPainter& painter, const QRect& box, const Record& record, bool dark);

} // namespace bubblebar::beetle
