#pragma once

#include "core/track/track.h"
#include "designer/canvas/edgemeetings.h"

#include <QString>

#include <span>
#include <vector>

namespace bubblebar::canvastext {

// Words for what lies on the board of the designer, translated.

/// "A front", "A2 back", "the start tile".
[[nodiscard]] QString tile(const Track& track, const PlacedTile& placed);
/// The name of the only tile, "A", or how many they are, "3 tiles".
[[nodiscard]] QString tiles(const Track& track, std::span<const PlacedTile> placed);
/// What the edges would meet: "1 link · the path from G meets grass"; "no link yet".
[[nodiscard]] QString links(const Track& track, std::span<const EdgeMeeting> meetings);
/// For screen readers: "A front, meadow, turned 2, at 1, 0; linked to start".
[[nodiscard]] QString description(const Track& track, const PlacedTile& placed, std::span<const EdgeMeeting> meetings);
/// "empty hex at 1, 0".
[[nodiscard]] QString emptyHex(Hex hex);

} // namespace bubblebar::canvastext
