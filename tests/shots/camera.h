#pragma once

#include <QPixmap>
#include <QSize>

class QWidget;

namespace bubblebar::shots {

/// Fusion in its light or its dark colours.
void setLook(bool dark);

/// Shows the window on a screen of `screen` pixels and grabs it when nothing on it moves any more: a main window fills
/// the screen, a dialog stands in the middle of an empty one.
[[nodiscard]] QPixmap photograph(QWidget& window, QSize screen);

} // namespace bubblebar::shots
