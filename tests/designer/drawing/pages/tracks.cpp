#include "tests/designer/drawing/pages/tracks.h"

#include "core/track/standardset.h"

#include <algorithm>
#include <set>

namespace bubblebar::tests {

TrackPtr wanderingTrack(int tiles, std::mt19937& random)
{
    auto track = std::make_shared<Track>();
    track->tileSet = standardTileSet();
    const int kinds = static_cast<int>(track->tileSet->tiles.size());
    track->boxes = std::min(kMaxBoxes, tiles / kinds + 1);
    std::set<Hex> taken;
    Hex at;
    for (int i = 0; i < tiles; ++i) {
        while (!taken.insert(at).second)
            at = neighbour(at, static_cast<int>(random() % kEdges));
        PlacedTile placed;
        placed.at = at;
        placed.side = random() % 2 == 0 ? FaceSide::Front : FaceSide::Back;
        placed.rotation = static_cast<int>(random() % kEdges);
        placed.tile = i == 0   ? TileId::start()
                      : i == 1 ? TileId::finish()
                               : TileId::track((i - 2) % kinds, (i - 2) / kinds + 1);
        track->tiles.push_back(placed);
    }
    return track;
}

TrackPtr builtInTrack(const char* id)
{
    const auto& tracks = builtInTracks();
    const auto found =
        std::ranges::find_if(tracks, [id](const BuiltInTrack& track) { return track.id == QLatin1StringView(id); });
    Q_ASSERT(found != tracks.end());
    return found->track;
}

} // namespace bubblebar::tests
