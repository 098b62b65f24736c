#pragma once

#include <functional>

class QObject;

namespace bubblebar {

/// Calls `then` once, after a window has been painted on the screen for the first time from now on: what is not seen at
/// once must not keep it waiting. `watched`: the window's handle, or the application for whichever window comes first.
/// Nothing is called once `watched` is gone.
void afterExpose(QObject& watched, std::function<void()> then);

} // namespace bubblebar
