#pragma once

#include <QSize>
#include <QStringList>

class QWidget;

namespace bubblebar::shots {

/// What is cut off or squeezed in the window, as its layout stands now: labels and buttons that are smaller than their
/// text needs, and parts that are smaller than they can be. One line each, with the text and the figures.
[[nodiscard]] QStringList clippedParts(const QWidget& window);

/// Why the window can't be wholly on a screen of that size beside its frame and a panel of the desktop; dialogs are no
/// higher than 700 pixels. One line with the figures, or none.
[[nodiscard]] QStringList overflow(const QWidget& window, QSize screen);

} // namespace bubblebar::shots
