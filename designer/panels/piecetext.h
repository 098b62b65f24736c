#pragma once

#include "core/track/track.h"

#include <QStringList>

namespace bubblebar {

// Words about the pieces of a box, translated.

/// "at most 4 on a space, no overtaking"; empty for the regular terrain's rule.
[[nodiscard]] QString terrainRuleText(const TerrainRule& rule);
/// "Front: meadow, 4 spaces, exits on all sides", "Back: teal, …, bonus: draw a card".
[[nodiscard]] QStringList faceDescriptions(const TileSet& set, const Tile& tile);
/// "Start" and "Finish", for the two pieces without faces.
[[nodiscard]] QString endPieceTitle(TileId::Kind kind);
/// The number of the face's own edges that a path leads to.
[[nodiscard]] int exitCount(const Face& face);

} // namespace bubblebar
