#include "core/bubble/players/trackgenerator.h"

#include "core/bubble/players/generator/layout.h"

#include <algorithm>

namespace bubblebar {

namespace {

using namespace generator;

/// What can be said without laying a tile.
std::optional<GeneratorProblem> problemOf(const GeneratorOptions& options)
{
    using Code = GeneratorProblem::Code;
    const int tiles = options.trackTiles;
    if (tiles < kMinGeneratedTiles || tiles > kMaxGeneratedTiles)
        return GeneratorProblem {Code::TilesOutOfRange, tiles, kMaxGeneratedTiles, {}};
    const int available = static_cast<int>(options.tileSet->tiles.size()) * options.boxes;
    if (tiles > available)
        return GeneratorProblem {Code::BoxTooSmall, tiles, available, {}};
    for (const TerrainWish& wish : options.terrains) {
        if (std::ranges::count(options.terrains, wish.terrain, &TerrainWish::terrain) > 1)
            return GeneratorProblem {Code::TerrainTwice, 0, 0, wish.terrain};
    }
    return std::nullopt;
}

/// Start at [0, 0]; start, then the tiles in their order in the box, then finish; of each tile its lowest copies.
void tidy(Track& track)
{
    const Hex start = track.tiles.front().at;
    std::rotate(track.tiles.begin() + 1, track.tiles.begin() + 2, track.tiles.end());
    std::sort(track.tiles.begin() + 1, track.tiles.end() - 1, [](const PlacedTile& a, const PlacedTile& b) {
        return std::tuple(a.tile.index(), a.at.r, a.at.q) < std::tuple(b.tile.index(), b.at.r, b.at.q);
    });
    int last = -1;
    int copy = 1;
    for (PlacedTile& placed : track.tiles) {
        placed.at = placed.at - start;
        if (!placed.tile.isTrack())
            continue;
        copy = placed.tile.index() == last ? copy + 1 : 1;
        last = placed.tile.index();
        placed.tile = TileId::track(last, copy);
    }
}

/// Changes a try may make: enough for the small tracks of a box, and bounded work for the big ones.
int stepsFor(int trackTiles)
{
    return 200 + std::min(40 * trackTiles, 2000);
}

} // namespace

tl::expected<GeneratedTrack, GeneratorProblem> generateTrack(const GeneratorOptions& options)
{
    if (const std::optional<GeneratorProblem> problem = problemOf(options))
        return tl::unexpected(*problem);
    constexpr int kAcceptable = 10'000; // less than a warning costs
    FastRandom random(options.seed);
    std::optional<Track> best;
    int bestCost = 0;
    for (int i = 0; i < kTries && (!best || bestCost >= kAcceptable); ++i) {
        const auto pieces = choosePieces(options, random);
        if (!pieces)
            return tl::unexpected(pieces.error());
        const Goal goal = goalOf(options, i);
        Track track = layOut(options, goal, *pieces, random);
        const int cost = improve(track, goal, stepsFor(options.trackTiles), random);
        if (best && cost >= bestCost)
            continue;
        best = std::move(track);
        bestCost = cost;
    }
    const Measure measured = measure(*best);
    if (measured.errors > 0)
        return tl::unexpected(GeneratorProblem {});
    tidy(*best);
    return GeneratedTrack {std::move(*best), measured.warnings(), measured.routeSteps};
}

int expectedTurns(int routeSteps)
{
    constexpr int kKnown = 30;
    const int known = std::min(routeSteps, kKnown);
    return (2500 + 350 * known + 27 * known * known + 500) / 1000 + 2 * (routeSteps - known);
}

} // namespace bubblebar
