#pragma once

#include <thread>

// What takes long at the start and needs no window is done in the background, so that the first window is there sooner:
// the processor is idle while Qt waits for the display. Without it all is done as well, when it is needed.

namespace bubblebar {

/// Looks for the fonts of the system, where Qt finds them with Fontconfig: before the QApplication is made.
[[nodiscard]] std::jthread findFonts();

/// What Qt knows of these fonts: once the QApplication is made, and to end before that does. Waits for `fonts` first,
/// since two that look for them at the same time only do all twice.
[[nodiscard]] std::jthread readFonts(std::jthread fonts);

} // namespace bubblebar
