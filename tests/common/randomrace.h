#pragma once

#include "core/bubble/setup.h"
#include "core/support/random.h"

namespace bubblebar::tests {

/// How wild random tracks and races are. Chances in percent.
struct Wildness
{
    int minTrackTiles = 2;
    int maxTrackTiles = 8;
    int maxSpaces = 6;       ///< a face
    int bonusChance = 12;    ///< of each space
    int openEdgeChance = 80; ///< of each edge
    int maxLimit = 4;        ///< of the stacks
    int colours = 5;         ///< how many of the five are printed
};

/// Mixes tame and wild: few or many bonuses, limits up to 20, few colours, long and short tracks.
[[nodiscard]] Wildness randomWildness(FastRandom& random);

/// `size` tiles with random faces; every face is connected and has an exit.
[[nodiscard]] TileSetPtr randomTileSet(FastRandom& random, const Wildness& wildness, int size);

/// A track that no guideline finds an error in, with tiles of `set`; now and then of several boxes.
[[nodiscard]] TrackPtr randomTrack(FastRandom& random, const Wildness& wildness, const TileSetPtr& set);

/// 20 to 60 cards of random kinds.
[[nodiscard]] Deck randomDeck(FastRandom& random);

/// Two to five players on `track`, four often in teams, with any first seat and seed.
[[nodiscard]] RaceSetup randomSetup(FastRandom& random, TrackPtr track, Deck deck);
/// A setup on a random track: one time in four of the standard tile set, else of a random one; one time in four with a
/// random deck.
[[nodiscard]] RaceSetup randomSetup(FastRandom& random);

/// A whole number 0 … bound − 1.
[[nodiscard]] int pick(FastRandom& random, int bound);

} // namespace bubblebar::tests
