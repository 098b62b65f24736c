#pragma once

#include "core/bubble/players/finishdistances.h"

#include <cstdint>
#include <memory>
#include <unordered_map>

namespace bubblebar {

/// Distances to finish by how the tiles of one board lie, so that a rotation met again costs nothing.
class DistanceCache
{
public:
    /// Valid until the next trim().
    [[nodiscard]] const FinishDistances& of(const Board& board, const Links& links);

    /// Forgets everything when there is too much of it.
    void trim();
    /// Forgets everything, for another board.
    void clear() { m_known.clear(); }

private:
    std::unordered_map<std::uint64_t, std::unique_ptr<FinishDistances>> m_known;
};

} // namespace bubblebar
