#pragma once

#include "core/track/board.h"

#include <QPainterPath>
#include <QPointF>

#include <span>
#include <vector>

namespace bubblebar {

/// Where a space lies on the table under the present rotations, in tile units; start and finish at their tile's centre.
[[nodiscard]] QPointF spacePosition(const Board& board, const Links& links, SpaceId space);

/// The stems that join two neighbouring spaces, as drawn, from `from` to `to`. Empty where they are no neighbours.
[[nodiscard]] QPainterPath linkPath(const Board& board, const Links& links, SpaceId from, SpaceId to);

/// A route along the stems, in one piece, with rounded corners in the flowers on its way. Where it begins or ends on
/// start or finish it keeps to their rim, so that the pictures stay visible.
[[nodiscard]] QPainterPath routePath(const Board& board, const Links& links, std::span<const SpaceId> spaces);

/// How far from the centre of start and finish a route begins and ends, and beetles stand.
inline constexpr double kPlazaRim = 60;

/// Where a beetle stands among those that share start or finish.
struct StandingPlace
{
    QPointF offset; ///< from the tile's centre
    double scale = 1;
};
/// Places round the front of the picture, for `count` beetles; to be painted in this order.
[[nodiscard]] std::vector<StandingPlace> standingPlaces(int count);

} // namespace bubblebar
