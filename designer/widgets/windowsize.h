#pragma once

#include <QSize>

class QByteArray;
class QWidget;

namespace bubblebar {

/// Gives a window its usual size, or as much of it as the screen has room for beside frame and title.
void resizeWithinScreen(QWidget& window, QSize usual);

/// Place and size of a window, and whether it is maximised, to be kept.
[[nodiscard]] QByteArray windowGeometry(const QWidget& window);

/// Gives a window the place and size that windowGeometry() has told, wholly on a screen that is there now, whatever
/// screens there were; the usual size where nothing is kept, or something damaged. For windows that are not shown yet.
void restoreWindow(QWidget& window, const QByteArray& geometry, QSize usual);

/// Moves and shrinks a window so that it is on one screen, with its title bar. Maximised ones stay as they are.
void keepOnScreen(QWidget& window);

/// Shows the window before all others, also one that was minimised.
void bringToFront(QWidget& window);

} // namespace bubblebar
