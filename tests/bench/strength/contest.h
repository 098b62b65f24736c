#pragma once

#include "core/bubble/players/player.h"
#include "core/bubble/setup.h"

#include <functional>
#include <string>
#include <vector>

namespace bubblebar::strength {

/// Makes a player with a seed of its own for one race.
using Maker = std::function<std::unique_ptr<Player>(std::uint64_t seed)>;

/// One player against one or several others, all alike. Every deal is raced once for each seat of the challenger, so
/// that neither cards nor seats favour anybody.
struct Contest
{
    std::string word; ///< to choose it by
    std::string name;
    Maker challenger;
    Maker others;
    int players = 2;
    double wanted = 0.5; ///< share of the races that the challenger shall win
    double apart = 0.05; ///< what the sequential test takes for clearly more or less than wanted
    int mostGames = 100;
    bool toTheEnd = false; ///< does not stop when it is decided
    std::uint64_t seed = 1;
    std::vector<BoardPtr> boards; ///< taken in turn
};

struct Tally
{
    enum class Verdict { Open, Reached, Missed };

    int games = 0;
    int won = 0;
    Verdict verdict = Verdict::Open;
    double seconds = 0;

    [[nodiscard]] double share() const { return games > 0 ? static_cast<double>(won) / games : 0; }
};

/// Races until a sequential test (Wald, 5 % error either way) between clearly more and clearly less than wanted is
/// decided, or the most games are played; then the share itself decides. `threads` change nothing but the time taken.
[[nodiscard]] Tally hold(const Contest& contest, int threads);

/// Between which shares the true one lies in 19 of 20 cases (Wilson).
[[nodiscard]] std::pair<double, double> interval(const Tally& tally);

} // namespace bubblebar::strength
