#pragma once

#include "core/bubble/deck.h"
#include "core/bubble/record.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace bubblebar {

/// Races are stopped after so many player turns and count as unfinished.
inline constexpr int kMaxSimulatedTurns = 2000;

/// How many player turns races took, the turn in which the race ended included. Between two values a percentile is
/// interpolated: the median of two races is their mean.
struct TurnFigures
{
    double mean = 0;
    double median = 0;
    double p10 = 0;
    double p25 = 0;
    double p75 = 0;
    double p90 = 0;

    friend bool operator==(const TurnFigures&, const TurnFigures&) = default;
};

/// How long beetles stood on a space, in player turns of anybody. A stay lasts from landing to leaving, or to the end
/// of the race; whoever moves on within the turn of landing stays 0.
struct Stays
{
    std::int64_t count = 0; ///< one for each beetle of a stack that lands
    std::int64_t turns = 0; ///< of all stays together
    int longest = 0;        ///< of a single one

    friend bool operator==(const Stays&, const Stays&) = default;
};

/// Player turns in which nobody moved, because the seat on turn had no card that moves a beetle (R21): it discarded, or
/// had no cards.
struct Blockages
{
    std::int64_t turns = 0;   ///< of all player turns in all races
    std::int64_t blocked = 0; ///< such turns
    int longestRun = 0;       ///< most of them one after another in one race, whosever they were
    int longestWait = 0;      ///< most in a row of one and the same seat

    friend bool operator==(const Blockages&, const Blockages&) = default;
};

/// All but `seconds` depend on the options alone, whatever the number of threads, unless a stop was requested.
struct SimulationResult
{
    int games = 0; ///< played to their end or to the last turn allowed
    int unfinished = 0;
    std::optional<TurnFigures> turns; ///< of finished races; empty where there is none
    std::vector<int> winsBySeat;      ///< in teams both seats of the winning team
    std::vector<int> racesByTurns;    ///< finished races, by the number of turns they took; as long as needed
    std::vector<std::int64_t> visits; ///< by space: landings of moved stacks, in all races
    std::vector<Stays> stays;         ///< by space, in all races; from start beetles only leave
    Blockages blockages;
    std::int64_t actions = 0;
    double seconds = 0; ///< passed on the clock

    [[nodiscard]] double actionsPerSecond() const { return seconds > 0 ? static_cast<double>(actions) / seconds : 0; }
};

struct SimulationOptions
{
    BoardPtr board; ///< of a valid track
    Deck deck;
    std::vector<PlayerKind> players; ///< by seat, 2 … 5; no Person
    bool teams = false;              ///< R19
    int games = 1;
    std::uint64_t seed = 0;
    int threads = 1;
    /// Told the number of games done so far, now and then, on the calling thread. May be empty.
    std::function<void(int)> progress;
    /// Told how the races done so far went, on the calling thread, at most once in such a pause. May be empty.
    std::function<void(const SimulationResult&)> interim;
    std::chrono::milliseconds interimPause {200};
    std::stop_token stop;
};

/// Lets computer players race, seat 0 first.
[[nodiscard]] SimulationResult simulate(const SimulationOptions& options);

} // namespace bubblebar
