#include "tests/common/randomtrack.h"

#include "core/track/guidelines.h"
#include "core/track/hexindex.h"
#include "core/track/standardset.h"
#include "tests/common/randomrace.h"

#include <algorithm>

namespace bubblebar::tests {

namespace {

/// Lays pieces at random, each beside an earlier one.
class Layer
{
public:
    Layer(FastRandom& random, int trackTiles)
        : m_random(random)
        , m_byHex(static_cast<std::size_t>(trackTiles) + 2)
    {
        m_track.tileSet = standardTileSet();
        lay(TileId::start(), {pick(random, 41) - 20, pick(random, 41) - 20});
    }

    [[nodiscard]] const Track& track() const { return m_track; }

    void layBesideStart(TileId tile) { lay(tile, freeHex(1)); }
    void layAnywhere(TileId tile) { lay(tile, freeHex(static_cast<int>(m_track.tiles.size()))); }

private:
    void lay(TileId tile, Hex at)
    {
        m_byHex.insert(at, 0);
        const FaceSide side = tile.isTrack() && pick(m_random, 2) == 1 ? FaceSide::Back : FaceSide::Front;
        m_track.tiles.push_back({tile, at, side, tile.isTrack() ? pick(m_random, kEdges) : 0, {}});
    }

    /// Beside one of the first tiles.
    Hex freeHex(int firstTiles)
    {
        for (;;) {
            const auto beside = static_cast<std::size_t>(pick(m_random, firstTiles));
            const Hex hex = neighbour(m_track.tiles[beside].at, pick(m_random, kEdges));
            if (m_byHex.find(hex) == HexIndex::kNothing)
                return hex;
        }
    }

    FastRandom& m_random;
    Track m_track;
    HexIndex m_byHex;
};

std::vector<TileId> handful(FastRandom& random, int trackTiles, int boxes)
{
    std::vector<TileId> all;
    for (int tile = 0; tile < static_cast<int>(standardTileSet()->tiles.size()); ++tile) {
        for (int copy = 1; copy <= boxes; ++copy)
            all.push_back(TileId::track(tile, copy));
    }
    std::uint64_t seed = random();
    shuffle(all, seed);
    all.resize(static_cast<std::size_t>(trackTiles));
    return all;
}

/// The first tiles with start and finish as a valid track, and room for the others.
Layer smallTrack(FastRandom& random, const std::vector<TileId>& tiles)
{
    constexpr std::size_t kSmall = 6;
    for (;;) {
        Layer layer(random, static_cast<int>(tiles.size()));
        for (std::size_t i = 0; i < std::min(kSmall, tiles.size()); ++i) {
            if (i < 2)
                layer.layBesideStart(tiles[i]);
            else
                layer.layAnywhere(tiles[i]);
        }
        layer.layAnywhere(TileId::finish());
        if (isValid(checkGuidelines(layer.track())))
            return layer;
    }
}

} // namespace

Track randomValidTrack(FastRandom& random, int trackTiles, int boxes)
{
    const std::vector<TileId> tiles = handful(random, trackTiles, boxes);
    Layer layer = smallTrack(random, tiles);
    // More tiles never cut a route off.
    for (std::size_t laid = layer.track().tiles.size() - 2; laid < tiles.size(); ++laid)
        layer.layAnywhere(tiles[laid]);
    Track track = layer.track();
    track.boxes = boxes;
    std::uint64_t seed = random();
    shuffle(track.tiles, seed);
    return track;
}

Track plainTrack(const Track& track)
{
    Track plain;
    plain.tileSet = standardTileSet();
    const Hex start = std::ranges::find(track.tiles, TileId::start(), &PlacedTile::tile)->at;
    for (const PlacedTile& placed : track.tiles) {
        plain.tiles.push_back({placed.tile, placed.at - start, placed.side, placed.rotation, {}});
        plain.boxes = std::max(plain.boxes, placed.tile.copy());
    }
    std::ranges::sort(plain.tiles, {}, [](const PlacedTile& placed) { return std::pair(placed.at.r, placed.at.q); });
    return plain;
}

} // namespace bubblebar::tests
