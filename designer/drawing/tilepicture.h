#pragma once

#include "core/track/track.h"

#include <QImage>

#include <functional>

class QPainter;

namespace bubblebar {

// Tiles painted once and copied from then on, on the screen and in pictures.

/// Tiles of the same key look alike. Copies of a tile differ by the name in their corner only: `named` tells them
/// apart. Keys are never below kFirstTileKey; those of one tile, named or not, are alike in the bits below kCopyBit.
[[nodiscard]] quint64 tilePictureKey(const PlacedTile& placed, bool named);
inline constexpr quint64 kFirstTileKey = 4;
inline constexpr int kCopyBit = 26;

/// How far a tile's picture reaches from its centre, in tile units: the outline and the shadow lie within.
inline constexpr double kTilePictureReach = 112;

/// What `paint` paints about the origin, in tile units; transparent round it. `scale`: pixels per tile unit. The centre
/// lies in the middle of the picture, where four pixels meet.
[[nodiscard]] QImage tilePicture(double scale, const std::function<void(QPainter&)>& paint);

} // namespace bubblebar
