#pragma once

#include "core/track/standardset.h"
#include "core/track/track.h"

#include <cmath>

namespace bubblebar {

/// Where the tiles of a field lie: `width` in a row, every second row half a tile to the right.
struct FieldShape
{
    explicit FieldShape(int tiles)
        : width(static_cast<int>(std::sqrt(tiles * 1.5)))
    {
    }

    [[nodiscard]] Hex at(int number) const
    {
        const int row = number / width;
        return {number % width - row / 2, row};
    }

    int width;
};

/// A field of all the set's tiles, faces and rotations, with the start and the finish at its ends.
inline Track field(int tiles)
{
    constexpr int kBoxes = 999;
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = kBoxes;
    const auto inBox = static_cast<int>(track.tileSet->tiles.size());
    const FieldShape shape(tiles);
    track.tiles.push_back({TileId::start(), {-1, 0}, FaceSide::Front, 0, {}});
    for (int i = 0; i < tiles - 2; ++i)
        track.tiles.push_back({TileId::track(i % inBox, 1 + i / inBox),
                               shape.at(i),
                               i % 7 == 0 ? FaceSide::Back : FaceSide::Front,
                               i * 5 % kEdges,
                               {}});
    track.tiles.push_back({TileId::finish(), shape.at(tiles - 2), FaceSide::Front, 0, {}});
    return track;
}

} // namespace bubblebar
