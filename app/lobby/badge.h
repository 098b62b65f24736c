#pragma once

#include <QPixmap>

namespace bubblebar {

/// The program's icon as a picture of `size` for a screen with `ratio` pixels to the unit. Drawn without the plugins
/// for icons and images, which take a while to load when the program starts.
[[nodiscard]] QPixmap badgePixmap(QSize size, double ratio);

} // namespace bubblebar
