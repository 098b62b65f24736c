#pragma once

#include "core/track/track.h"

#include <QString>

namespace bubblebar {

// What is shown of a track. The files of the built-in tracks are in English; their names and notes are said in the
// user's language. A track is a built-in one while name and notes are those of its file, wherever it is kept.

[[nodiscard]] QString shownName(const Track& track);
[[nodiscard]] QString shownNotes(const Track& track);

} // namespace bubblebar
