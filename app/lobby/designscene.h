#pragma once

#include <QImage>

namespace bubblebar {

/// A track that is being laid, for the lobby. `size` in pixels. May be called in any thread.
[[nodiscard]] QImage designScene(QSize size, bool dark);

} // namespace bubblebar
