#pragma once

#include <QPixmap>
#include <QSize>

class QWidget;

namespace bubblebar::shots {

/// Fusion in its light or its dark colours.
void setLook(bool dark);

/// Shows the window on a screen of `screen` pixels: a main window fills the screen.
void present(QWidget& window, QSize screen);
/// Presents the window and grabs it when nothing on it moves any more; a dialog stands in the middle of an empty
/// screen.
[[nodiscard]] QPixmap photograph(QWidget& window, QSize screen);

} // namespace bubblebar::shots
