#pragma once

#include "core/track/track.h"
#include "designer/drawing/flower.h"

#include <QPointF>
#include <QStringView>

class QPainter;

namespace bubblebar {

/// How a tile is painted.
struct TileLook
{
    Detail detail = Detail::Full;
    bool dark = false; ///< on the dark table: 93 % of the light
    double turn = 0;   ///< degrees clockwise beyond the rotation, while the tile is being turned
    Tone tone;
};

/// All tiles are painted about the origin in tile units, without their shadow (see ground.h). Letter, badge, flowers
/// and pictograms stay upright however the tile lies. `name`: what the corner shows, "A" or "A2".
void paintFace(QPainter& painter, const Face& face, const TerrainRule& rule, int rotation, QStringView name,
               const TileLook& look = {});
/// The Milk Carton Office, with its six stems.
void paintStart(QPainter& painter, const TileLook& look = {});
/// The Bubble Bar, with its six stems.
void paintFinish(QPainter& painter, const TileLook& look = {});
/// Whatever `placed` is on its track; start and finish too.
void paintTile(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look = {});
/// The same in two parts, as copies of a tile differ by the name in the corner only: first the tile, then its name. On
/// the light table only.
void paintTileWithoutName(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look = {});
void paintTileName(QPainter& painter, const Track& track, const PlacedTile& placed, const TileLook& look = {});

/// What a terrain does: "no overtaking", discs stacked to the limit, or both. `scale` 1 is a badge of radius 84. Where
/// it gets few pixels, bars stand for the discs.
void paintTerrainBadge(QPainter& painter, QPointF centre, double scale, const TerrainRule& rule, Tone tone = {});
/// True for rules that differ from the regular terrain's (R5): they need a badge.
[[nodiscard]] bool hasBadge(const TerrainRule& rule);

} // namespace bubblebar
