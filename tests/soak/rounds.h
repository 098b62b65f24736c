#pragma once

#include "core/support/random.h"

namespace bubblebar {

class Settings;

namespace soak {

/// Computers race at a table of their own until one has won, with every move applied, shown and logged; random ones can
/// take for ever, so after a minute the race is ended without a winner. Then it goes to a file's bytes and back. Ends
/// the process where that fails.
void raceAtTheTable(FastRandom& random, Settings& settings);

/// A generated track in a window of the designer: a hundred edits of every kind, all undone and redone, looked at in
/// between.
void designATrack(FastRandom& random, Settings& settings);

/// Pictures and pages of a track, as files' bytes.
void render(FastRandom& random);

} // namespace soak
} // namespace bubblebar
