#pragma once

#include <QSize>

class QWidget;

namespace bubblebar {

/// Gives a window its usual size, or as much of it as the screen has room for beside frame and title.
void resizeWithinScreen(QWidget& window, QSize usual);

} // namespace bubblebar
