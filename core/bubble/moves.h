#pragma once

#include "core/bubble/position.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bubblebar {

/// Where a move of `beetle` by `rule` may end, as a set; whose beetle it is does not matter. Precondition: the race's
/// links have masks.
[[nodiscard]] SpaceMask targetMask(const Race& race, BeetleId beetle, const MoveRule& rule);

/// Finds where beetles can go (R6 – R17), by targetMask() where the board is small enough. Keeps its working memory
/// between calls, so that warm calls do not allocate; not to be shared between threads.
class MoveFinder
{
public:
    /// The spaces where a move of `beetle` by `rule` may end; each once, in no particular order. Whose beetle it is
    /// does not matter here. Valid until the next call.
    [[nodiscard]] std::span<const SpaceId> targets(const Race& race, BeetleId beetle, const MoveRule& rule);

    [[nodiscard]] bool canMove(const Race& race, BeetleId beetle, const MoveRule& rule)
    {
        return race.links.hasMasks() ? targetMask(race, beetle, rule) != 0 : !targets(race, beetle, rule).empty();
    }

private:
    struct Mover;

    void prepare(const Race& race);
    void findColour(const Race& race, const Mover& mover, Colour colour);
    void findSteps(const Race& race, const Mover& mover, int steps);
    void findNeighbourTile(const Race& race, const Mover& mover);
    void addTarget(SpaceId space);

    std::uint32_t m_stamp = 0;
    std::uint32_t m_targetStamp = 0;
    std::vector<std::uint32_t> m_visited;
    std::vector<std::uint32_t> m_isTarget;
    std::vector<SpaceId> m_queue;
    std::vector<SpaceId> m_targets;
};

/// The spaces of a shortest route of the move, from where the beetle stands to `to`, both included.
/// Empty where `to` is no target (R12: the route has no effect of its own).
[[nodiscard]] std::vector<SpaceId> moveRoute(const Race& race, BeetleId beetle, const MoveRule& rule, SpaceId to);

} // namespace bubblebar
