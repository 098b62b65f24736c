#pragma once

#include "core/track/board.h"

#include <array>
#include <vector>

namespace bubblebar {

/// How far every space is from finish, in steps over the present links, on a board without other beetles. Where a
/// rotation has cut the way off, the nearest tile from which it leads on counts, and some steps more.
class FinishDistances
{
public:
    /// Keeps its memory between calls.
    void update(const Board& board, const Links& links);

    /// For the lowest of `height` beetles. A stack too tall for some terrain counts half of the way round, because it
    /// can still shrink.
    [[nodiscard]] float steps(SpaceId space, int height) const
    {
        return m_steps[index(space) * kHeights +
                       static_cast<std::size_t>(height < kHeights ? height - 1 : kHeights - 1)];
    }

    /// True where a beetle can never get home, unless others turn a tile for it: no way leads to finish, nor to a space
    /// whose bonus turns one.
    [[nodiscard]] bool isStranded(SpaceId space) const { return m_anyStranded && m_stranded[index(space)]; }

private:
    static constexpr int kHeights = 3;

    void findStranded(const Board& board, const Links& links);
    void flood(const Board& board, const Links& links, int height);
    void drain(const Board& board, const Links& links, int height);
    void bridge(const Board& board);
    void reach(SpaceId space, int steps);

    std::vector<float> m_steps;   ///< by space and height
    std::vector<bool> m_stranded; ///< by space; only where there are any
    bool m_anyStranded = false;
    std::vector<int> m_flood;     ///< steps of the flood at hand; −1: not reached
    std::vector<SpaceId> m_queue; ///< reached, in that order
    std::size_t m_head = 0;       ///< of the queue: from here on not yet left
};

} // namespace bubblebar
