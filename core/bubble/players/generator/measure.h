#pragma once

#include "core/bubble/players/trackgenerator.h"

namespace bubblebar::generator {

/// What a layout should come to.
struct Goal
{
    int distance = 2;         ///< from start to finish over neighbouring hexes
    int rings = 1;            ///< independent rings of linked tiles: ways round
    int distanceWeight = 20;  ///< what each hex of difference costs
    std::optional<int> turns; ///< expectedTurns()
    bool mayMoveFinish = false;
};

/// Tries of which each takes the finish nearer to the start: where the pieces can't make a long way without a tile that
/// cuts it, a shorter one has more tiles beside it.
inline constexpr int kTries = 8;

/// What the options ask for; `attempt`: 0 … kTries − 1.
[[nodiscard]] Goal goalOf(const GeneratorOptions& options, int attempt);

/// What a layout comes to.
struct Measure
{
    int errors = 0; ///< of the guidelines
    bool isStartBesideFinish = false;
    std::vector<std::size_t> cutting; ///< tiles that cut the route when turned: indices into Track::tiles
    int distance = 0;
    int rings = 0;
    int blindAlleys = 0; ///< track tiles linked to one other tile
    int useless = 0;     ///< track tiles linked to none, or only to finish
    int routeSteps = 0;

    [[nodiscard]] int warnings() const { return static_cast<int>(cutting.size()) + (isStartBesideFinish ? 1 : 0); }
};

/// Of a track with start and finish.
[[nodiscard]] Measure measure(const Track& track);

/// 0 for a layout that is just right. Guidelines weigh more than all wishes together.
[[nodiscard]] int cost(const Measure& measure, const Goal& goal);

/// What a layout may cost to be taken at once.
inline constexpr int kGoodEnough = 20;

} // namespace bubblebar::generator
