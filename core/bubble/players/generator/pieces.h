#pragma once

#include "core/bubble/players/trackgenerator.h"
#include "core/support/random.h"

namespace bubblebar::generator {

/// A number 0 … bound − 1. Precondition: bound > 0.
[[nodiscard]] inline int pick(FastRandom& random, int bound)
{
    return static_cast<int>(below(random, static_cast<std::uint64_t>(bound)));
}

/// A tile of the set with the face that is to lie up.
struct Piece
{
    int tile = 0; ///< index into TileSet::tiles
    FaceSide side = FaceSide::Front;

    friend bool operator==(Piece, Piece) = default;
};

/// As many pieces of the boxes as the track is to have tiles, at random, with the terrains as wished for: a matching of
/// the track's places with the tiles of the boxes, so that it fails only where there is none.
[[nodiscard]] tl::expected<std::vector<Piece>, GeneratorProblem> choosePieces(const GeneratorOptions& options,
                                                                              FastRandom& random);

} // namespace bubblebar::generator
