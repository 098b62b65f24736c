#pragma once

#include "core/bubble/position.h"

#include <QPointF>

#include <vector>

namespace bubblebar {

/// Beetles that stand on one another on the board, in tile units. On start and finish each stands alone.
struct Standing
{
    SpaceId space = SpaceId::None;
    StackOrder beetles; ///< bottom to top
    QPointF at;         ///< of the lowest disc's face
    double scale = 1;
};

/// All stacks of the race, in the order in which they are painted: further down is later.
[[nodiscard]] std::vector<Standing> standingsOf(const Race& race);

/// Where the lowest of `moved` comes to lie when it goes to `space`, on top of what stands there.
[[nodiscard]] Standing landingOf(const Race& race, SpaceId space, StackOrder moved);

/// Which of a stack's beetles a point hits, topmost first; None if it misses them.
[[nodiscard]] BeetleId beetleAt(const Standing& standing, QPointF point);

} // namespace bubblebar
