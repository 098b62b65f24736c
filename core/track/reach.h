#pragma once

#include "core/track/board.h"
#include "core/track/hexindex.h"

#include <memory>

namespace bubblebar {

/// Which spaces of a track, finished or not, can be walked to from one of its ends, and where that leads out of tiles.
class Reach
{
public:
    static constexpr int kNever = -1;

    /// From TileId::start() or finish(); from nowhere where it is not laid exactly once. The track must live as long.
    Reach(const Track& track, TileId from);

    /// Steps to the space whose exit opens on `edge` of the tile on that hex; kNever where none lies, where the edge is
    /// closed, or where the walk does not come.
    [[nodiscard]] int stepsOut(Hex hex, int edge) const;

private:
    void walk(SpaceId from);

    std::unique_ptr<Board> m_board; ///< null where there is nowhere to start from
    std::vector<int> m_steps;       ///< by space
    HexIndex m_byHex;
};

} // namespace bubblebar
