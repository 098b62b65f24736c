#pragma once

#include "core/bubble/explain.h"

namespace bubblebar {

/// What keeps a move from its target: the reason and the facts it speaks of.
struct MoveObstacle
{
    Reason reason = Reason::Legal;
    SpaceId space = SpaceId::None;  ///< full, occupied, showing the colour, or visited twice
    Colour colour = Colour::Orange; ///< of a colour move
    int steps = 0;                  ///< the shortest way there
};

/// The first obstacle on the route with the fewest of them. Precondition: `beetle` isn't on finish, and `target` is no
/// target of the move.
[[nodiscard]] MoveObstacle findObstacle(const Race& race, BeetleId beetle, const MoveRule& rule, SpaceId target);

} // namespace bubblebar
