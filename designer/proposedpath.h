#pragma once

#include <QString>

namespace bubblebar {

/// Where a file dialog begins: a file for `name` in the folder, or in that for documents where the folder is gone or
/// none is remembered. `ending`: what follows the name, such as "-plan.pdf". Signs that mean something in paths are
/// replaced, and long names are cut, as systems take no more than 255 bytes.
[[nodiscard]] QString proposedPath(const QString& folder, const QString& name, const QString& ending);

} // namespace bubblebar
