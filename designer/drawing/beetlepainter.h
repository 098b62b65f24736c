#pragma once

#include "core/track/colour.h"
#include "designer/drawing/flower.h"

#include <QPointF>

#include <span>

class QPainter;

namespace bubblebar {

/// Scale of a beetle's disc on a tile (scale 1: radius 78.5), and its radius there in tile units.
inline constexpr double kBeetleScale = 0.28;
inline constexpr double kBeetleRadius = 78.5 * kBeetleScale;

/// A beetle of a stack.
struct BeetlePiece
{
    Colour colour = Colour::Orange;
    int number = 1; ///< from 1; 0 leaves the number out
};

/// How beetles are painted. States are marks as well as colours.
struct BeetleLook
{
    int litLevel = -1;    ///< the ring of a beetle that can act goes round this level; −1 none
    double glow = 1;      ///< how strong that ring is, while it breathes
    bool chosen = false;  ///< amber plate below
    bool focused = false; ///< white and ink ring
    bool resting = false; ///< cannot act now: paler
    Detail detail = Detail::Full;

    friend bool operator==(const BeetleLook&, const BeetleLook&) = default;
};

/// Paints beetles that stand on one another, bottom to top, as discs with their sides, and the height from three up.
/// `centre`: of the lowest disc's face.
void paintStack(QPainter& painter, QPointF centre, double scale, std::span<const BeetlePiece> beetles,
                const BeetleLook& look = {});

/// One beetle on its disc.
void paintBeetle(QPainter& painter, QPointF centre, double scale, BeetlePiece beetle, const BeetleLook& look = {});

/// Flat, without side and shadow, for lists and prompts: a disc of radius 78.5 × scale.
void paintBeetleSticker(QPainter& painter, QPointF centre, double scale, BeetlePiece beetle, Tone tone = {});

/// The beetle alone, without disc, in a box of 200 × scale units.
void paintBug(QPainter& painter, QPointF centre, double scale, Colour colour, Tone tone = {});

/// Where the face of a level lies, seen from the lowest: higher discs sit a little sideways.
[[nodiscard]] QPointF stackOffset(int level, double scale);

} // namespace bubblebar
