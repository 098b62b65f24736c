#pragma once

#include "core/beetle/game.h"

#include <functional>
#include <stop_token>

namespace bubblebar::beetle {

struct SimulationOptions
{
    Variant variant;
    int players = kMinPlayers;
    int firstSeat = 0; ///< without first throws
    int games = 1;
    std::uint64_t seed = 0;
    /// Told the number of games done so far, now and then. May be empty.
    std::function<void(int)> progress;
    std::stop_token stop;
};

/// What many games came to. All but `seconds` depends on the options alone, unless a stop was requested.
struct SimulationResult
{
    int games = 0;
    std::vector<int> winsBySeat;
    /// [n]: how many beetles took exactly n rolls. Those that hadn't won are finished alone after the end of their
    /// game, so that all beetles of all games count, whoever wins.
    std::vector<std::int64_t> beetlesByRolls;
    std::int64_t rolls = 0; ///< all that were made
    double seconds = 0;     ///< passed on the clock

    [[nodiscard]] std::int64_t beetles() const;
    /// Rolls that a beetle takes: mean, and variance as estimated for all beetles there could be. 0 without games.
    [[nodiscard]] double meanRolls() const;
    [[nodiscard]] double rollsVariance() const;
};

/// Plays games to their ends on the calling thread, each until the first beetle is finished (D5). The rolls are those
/// of FastRandom, seeded with `seed`, through below(6).
[[nodiscard]] SimulationResult simulate(const SimulationOptions& options);

} // namespace bubblebar::beetle
