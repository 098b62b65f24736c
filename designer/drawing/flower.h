#pragma once

#include "core/track/tileset.h"
#include "designer/drawing/palette.h"

#include <QPointF>

#include <span>

class QPainter;

namespace bubblebar {

/// How much a tile shows. Below 90 pixels a tile letters are left out, and pictograms, beetles and badges become the
/// bolder ones of smallart.h. Below 24 pixels only ground, stems and dots in the spaces' colours remain.
enum class Detail : std::uint8_t { Full, Small, Speck };

inline constexpr double kSmallDetailBelow = 90; ///< pixels per tile of 200 units
inline constexpr double kSpeckDetailBelow = 24;

[[nodiscard]] constexpr Detail detailFor(double pixelsPerTile)
{
    if (pixelsPerTile < kSpeckDetailBelow)
        return Detail::Speck;
    return pixelsPerTile < kSmallDetailBelow ? Detail::Small : Detail::Full;
}
/// The painter's present scale, in pixels of its device.
[[nodiscard]] double pixelsPerUnit(const QPainter& painter);
/// By the painter's present scale, if it paints in tile units; always full on paper.
[[nodiscard]] Detail detailFor(const QPainter& painter);

/// Scale of a flower on a tile, and its outermost radius there in tile units.
inline constexpr double kFlowerScale = 0.27;
inline constexpr double kFlowerRadius = 94 * kFlowerScale;

/// Paints a space: a flower with the colours' own petals in turn, and the bonus in its heart. Colour and shape say the
/// same. `scale` 1 is a flower of radius 94. Signs of bonuses are bold ones wherever they get few pixels.
void paintFlower(QPainter& painter, QPointF centre, double scale, std::span<const Colour> colours,
                 Bonus bonus = Bonus::None, Detail detail = Detail::Full, Tone tone = {});

/// The pictogram of a bonus in a square of 200 × scale units; nothing for Bonus::None.
void paintBonus(QPainter& painter, QPointF centre, double scale, Bonus bonus, Tone tone = {});

} // namespace bubblebar
