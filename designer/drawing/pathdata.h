#pragma once

#include <QLatin1String>
#include <QPainterPath>

namespace bubblebar {

/// The path of SVG path data with absolute M, L, H, V, Q, C and Z: short shapes are kept as such strings beside the
/// code that paints them. Anything else ends the path.
[[nodiscard]] QPainterPath pathFromData(QLatin1String data);

} // namespace bubblebar
