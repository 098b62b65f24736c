#pragma once

#include "core/bubble/position.h"

#include <QString>

namespace bubblebar {

// What the eye sees of the board, for those who hear it. Sentences, translated.

/// The rest of what a space is: its tile with the rules of the terrain, and where its paths lead now.
[[nodiscard]] QString spaceFacts(const Race& race, SpaceId space);
/// Which beetles it would take along; empty where none sits on it.
[[nodiscard]] QString beetleFacts(const Race& race, BeetleId beetle);
/// Where a tile lies beside others, and its terrain.
[[nodiscard]] QString tileFacts(const Race& race, BoardTileId tile);

} // namespace bubblebar
