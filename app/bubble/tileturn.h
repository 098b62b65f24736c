#pragma once

#include "core/bubble/position.h"
#include "designer/drawing/marks.h"

#include <array>
#include <optional>

namespace bubblebar {

/// What each board edge of a track tile would meet after one turn: empty where neither side has a path.
using TurnedEdges = std::array<std::optional<LinkMark>, kEdges>;

/// `turn`: +1 clockwise, −1 counter-clockwise.
[[nodiscard]] TurnedEdges turnedEdges(const Race& race, BoardTileId tile, int turn);

/// The same in words: "2 links stay, 1 is new, 1 is lost".
[[nodiscard]] QString turnedEdgesText(const Race& race, BoardTileId tile, int turn);

} // namespace bubblebar
