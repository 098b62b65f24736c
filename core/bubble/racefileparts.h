#pragma once

#include "core/support/jsonreader.h"
#include "core/track/colour.h"

namespace bubblebar {

/// The key "colour" of a player. Refuses one that is in `taken` already, and adds it there.
[[nodiscard]] Colour readSeatColour(JsonObject& player, ColourSet& taken);

/// The key "teams"; refuses teams of other than four players (R19).
[[nodiscard]] bool readTeams(JsonObject& file, int players);

} // namespace bubblebar
