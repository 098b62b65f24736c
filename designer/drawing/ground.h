#pragma once

#include "core/track/tileset.h"
#include "designer/drawing/palette.h"

#include <QPointF>

#include <span>

class QPainter;

namespace bubblebar {

/// Paints the bare hexagon of a track tile about the origin: ground, its motif, border and outline. The motif travels
/// with the tile when it is turned by `degrees`, but every tuft, leaf and star stays upright. It leaves out what would
/// peep out from under `flowers` (places on the turned tile).
void paintGround(QPainter& painter, Terrain terrain, double degrees, std::span<const QPointF> flowers, Tone tone = {});

/// The shadow that any tile throws on the table, about the origin. Paint it before all tiles.
void paintTileShadow(QPainter& painter, bool dark = false);

} // namespace bubblebar
