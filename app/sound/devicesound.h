#pragma once

#include "app/sound/sound.h"

#include <memory>

namespace bubblebar {

/// The sound device of the computer, whichever the system has chosen at the moment. It is opened when the first sound
/// is played, in a thread of its own, so that nobody ever waits for it; Qt Multimedia is loaded only then. Where there
/// is none, where it fails, or where Bubble Bar was built without Qt Multimedia, nothing is heard, and nobody is told.
[[nodiscard]] std::unique_ptr<SoundOutput> deviceSound();

} // namespace bubblebar
