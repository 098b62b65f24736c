#pragma once

#include <QIcon>
#include <QLatin1String>

namespace bubblebar {

/// The picture `:/icons/<name>.svg` in the text colour of the palette, which it follows while the program runs. The
/// program always uses its own set: the sets of themes are drawn for one background or lack half of the names.
[[nodiscard]] QIcon inkIcon(QLatin1String name);

} // namespace bubblebar
