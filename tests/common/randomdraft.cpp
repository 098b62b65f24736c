#include "tests/common/randomdraft.h"

#include "tests/common/randomrace.h"

#include <algorithm>

namespace bubblebar::tests {

namespace {

/// A random set of which some paths are taken away, so that faces fall apart.
TileSetPtr looseTileSet(FastRandom& random)
{
    TileSet set = *randomTileSet(random, randomWildness(random), 1 + pick(random, 8));
    const int loss = pick(random, 40);
    for (Tile& tile : set.tiles) {
        for (Face* face : {&tile.front, &tile.back})
            std::erase_if(face->paths, [&](const Path&) { return pick(random, 100) < loss; });
    }
    return std::make_shared<const TileSet>(std::move(set));
}

PlacedTile& anyTile(FastRandom& random, Track& track)
{
    return track.tiles[static_cast<std::size_t>(pick(random, static_cast<int>(track.tiles.size())))];
}

Hex freeHexBeside(FastRandom& random, Track& track)
{
    for (;;) {
        const Hex hex = neighbour(anyTile(random, track).at, pick(random, kEdges));
        if (std::ranges::find(track.tiles, hex, &PlacedTile::at) == track.tiles.end())
            return hex;
    }
}

void makeMistake(FastRandom& random, Track& track)
{
    PlacedTile& victim = anyTile(random, track);
    switch (pick(random, 4)) {
    case 0:
        track.tiles.erase(std::ranges::find(track.tiles, victim.at, &PlacedTile::at));
        break;
    case 1:
        victim.at = victim.at + Hex {100 * pick(random, 3), -50};
        break;
    default:
        if (victim.tile.isTrack())
            victim.tile = std::ranges::find_if(track.tiles, [](const PlacedTile& t) { return t.tile.isTrack(); })->tile;
        break;
    }
}

} // namespace

Track randomDraft(FastRandom& random, int trackTiles)
{
    Track track;
    track.tileSet = looseTileSet(random);
    const int inBox = static_cast<int>(track.tileSet->tiles.size());
    track.boxes = 1 + (trackTiles - 1) / inBox;
    track.tiles.push_back({TileId::start(), {}, FaceSide::Front, 0, {}});
    for (int i = 0; i < trackTiles; ++i) {
        const FaceSide side = pick(random, 2) == 0 ? FaceSide::Front : FaceSide::Back;
        track.tiles.push_back(
            {TileId::track(i % inBox, 1 + i / inBox), freeHexBeside(random, track), side, pick(random, kEdges), {}});
    }
    track.tiles.push_back({TileId::finish(), freeHexBeside(random, track), FaceSide::Front, 0, {}});
    std::uint64_t seed = random();
    shuffle(track.tiles, seed);
    return track;
}

Track randomBadDraft(FastRandom& random, int trackTiles)
{
    Track track = randomDraft(random, trackTiles);
    for (int mistakes = 1 + pick(random, 2); mistakes > 0 && !track.tiles.empty(); --mistakes)
        makeMistake(random, track);
    return track;
}

} // namespace bubblebar::tests
