#pragma once

#include <QStringList>

class QWidget;

namespace bubblebar::shots {

/// What is cut off or squeezed in the window, as its layout stands now: labels and buttons that are smaller than their
/// text needs, and parts that are smaller than they can be. One line each, with the text and the figures.
[[nodiscard]] QStringList clippedParts(const QWidget& window);

} // namespace bubblebar::shots
