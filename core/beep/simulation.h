#pragma once

#include "core/beep/computer.h"
#include "core/beep/record.h"
#include "core/beep/score.h"

#include <functional>
#include <stop_token>

namespace bubblebar::beep {

/// Games are stopped at this time and count as unfinished.
inline constexpr Milliseconds kMaxSimulatedTime = Milliseconds {60} * 60 * 1000;

/// The computer players of a game; each has chance of its own, from the game's seed.
[[nodiscard]] std::vector<Computer> computersFor(const std::vector<Level>& levels, std::uint64_t seed);

/// The next thing that one of them does; in one millisecond the lower seat comes first. Nothing where all wait.
[[nodiscard]] std::optional<Event> nextOf(const std::vector<Computer>& computers, const Table& table);

/// A game as it was played, and its table after the last event.
struct PlayedGame
{
    Record record; ///< without names
    Table table;
};

/// A whole game of computer players, by seat. The seed decides the deal and the players.
[[nodiscard]] PlayedGame playGame(TableKind kind, const std::vector<Level>& levels, std::uint64_t seed);

struct SimulationOptions
{
    TableKind table = TableKind::Strict;
    std::vector<Level> players; ///< by seat, 2 … 6
    int games = 1;
    std::uint64_t seed = 0;
    /// Told the number of games done so far. May be empty.
    std::function<void(int)> progress {};
    std::stop_token stop {};
};

/// Between two values a percentile is interpolated.
struct Figures
{
    double mean = 0;
    double median = 0;
    double p10 = 0;
    double p90 = 0;

    friend bool operator==(const Figures&, const Figures&) = default;
};

/// All but `seconds` depend on the options alone, unless a stop was requested.
struct SimulationResult
{
    int games = 0;
    int unfinished = 0;
    std::optional<Figures> milliseconds; ///< lengths of finished games; empty where there is none
    std::vector<int> winsBySeat;         ///< a tie is a win for each
    std::vector<double> pointsBySeat;    ///< the mean over finished games
    int piles = 0;                       ///< P10: games that ended with two piles used up
    int passed = 0;                      ///< P10: games that ended as all passed
    std::int64_t rightHonks = 0;
    std::int64_t wrongHonks = 0;
    std::int64_t events = 0;
    double seconds = 0; ///< passed on the clock

    [[nodiscard]] double eventsPerSecond() const { return seconds > 0 ? static_cast<double>(events) / seconds : 0; }
};

/// Lets computer players play against each other.
[[nodiscard]] SimulationResult simulate(const SimulationOptions& options);

} // namespace bubblebar::beep
