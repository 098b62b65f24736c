#pragma once

#include "core/track/track.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace bubblebar {

/// Limits of the generator: a start tile needs two neighbours, and each change on trial looks at the whole track.
inline constexpr int kMinGeneratedTiles = 2;
inline constexpr int kMaxGeneratedTiles = 120;

/// A terrain that a generated track is to have.
struct TerrainWish
{
    Terrain terrain = Terrain::Meadow;
    std::optional<int> tiles; ///< exactly so many; empty for at least one

    friend bool operator==(const TerrainWish&, const TerrainWish&) = default;
};

/// What a generated track is to be like.
struct GeneratorOptions
{
    TileSetPtr tileSet; ///< never null
    int boxes = 1;      ///< 1 … kMaxBoxes
    int trackTiles = 8; ///< kMinGeneratedTiles … kMaxGeneratedTiles
    /// Each terrain once; none for any terrains. The tiles left over are meadow or one of the terrains that have no
    /// number here.
    std::vector<TerrainWish> terrains;
    int stretch = 50;               ///< percent: from a compact heap to one long way
    int branching = 50;             ///< percent: from blind alleys to as many ways as the tiles allow
    std::optional<int> targetTurns; ///< expectedTurns() wanted; then the stretch comes second
    std::uint64_t seed = 0;

    friend bool operator==(const GeneratorOptions&, const GeneratorOptions&) = default;
};

/// Why there is no such track; the sentence for it is in trackgeneratortext.h.
struct GeneratorProblem
{
    enum class Code : std::uint8_t {
        TilesOutOfRange, ///< `wanted` tiles
        BoxTooSmall,     ///< `wanted` tiles, but the boxes hold `available`
        TerrainTwice,    ///< `terrain` is wished for more than once
        TerrainsTooMany, ///< the terrains need `wanted` tiles, more than the track has: `available`
        TerrainTooFew,   ///< of `terrain`, beside the others, the boxes give fewer than `wanted` tiles
        FillersTooFew,   ///< the boxes can't fill the tiles left over with meadow or the terrains wished for
        NoTrackFound,    ///< all tries broke a guideline
    };

    Code code = Code::NoTrackFound;
    int wanted = 0;
    int available = 0;
    Terrain terrain = Terrain::Meadow;

    friend bool operator==(const GeneratorProblem&, const GeneratorProblem&) = default;
};

/// A valid track, start at [0, 0], without a name; of each tile its lowest copies.
struct GeneratedTrack
{
    Track track;
    /// Of the guidelines. None with the standard set, from two tiles on: each of the two joins start and finish, so
    /// that neither cuts the route. Other sets can lack the exits for it; then it is the track with the fewest that was
    /// found.
    int warnings = 0;
    int routeSteps = 0; ///< of the shortest route
};

/// Makes a track at random; the same options give the same track on every platform. Method: a way from start to finish
/// and tiles beside it, laid at random, then small changes at random that do not make it worse, until nothing of the
/// guidelines is broken and the wishes are met nearly enough. Terrains and numbers of tiles always are as asked for.
[[nodiscard]] tl::expected<GeneratedTrack, GeneratorProblem> generateTrack(const GeneratorOptions& options);

/// How many player turns a race of two medium computer players takes, estimated from the shortest route alone. Fitted
/// to 132 random tracks of 2 to 12 tiles with 30 races each: half of their averages lie within a fifth of it, nine in
/// ten within a half; beyond 30 steps it is a guess.
[[nodiscard]] int expectedTurns(int routeSteps);

} // namespace bubblebar
