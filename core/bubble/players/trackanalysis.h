#pragma once

#include "core/bubble/players/simulation.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace bubblebar {

/// How long a player turn takes at a family's table: choosing a card or two, moving, drawing. So that turns can be told
/// as minutes; no race has been timed for it.
inline constexpr double kMinutesPerTurn = 0.5;

/// Races of a forecast: a share of one half is then known to three points in a hundred.
inline constexpr int kAnalysisRaces = 1000;

/// A share of successes with the range in which the true one lies in 95 of 100 cases; 0 … 1, low ≤ value ≤ high.
struct Share
{
    double value = 0;
    double low = 0;
    double high = 1;

    friend bool operator==(const Share&, const Share&) = default;
};

/// The interval of Wilson (1927) for 95 %. Preconditions: 0 ≤ successes ≤ trials. Without trials nothing is known:
/// 0, and 0 … 1.
[[nodiscard]] Share wilsonShare(std::int64_t successes, std::int64_t trials);

/// A space where beetles stand long.
struct SlowSpace
{
    SpaceId space = SpaceId::None;
    double averageStay = 0; ///< player turns of anybody, from landing to leaving
    int longestStay = 0;
    double visitsPerRace = 0;

    friend bool operator==(const SlowSpace&, const SlowSpace&) = default;
};

/// What a track plays like.
struct TrackAnalysis
{
    BoardPtr board; ///< of the track that it is about; spaces are by its numbers
    int players = 0;
    PlayerKind level = PlayerKind::Medium;
    int races = 0;       ///< that it rests on
    int racesWanted = 0; ///< that it will rest on when done
    int unfinished = 0;  ///< races stopped after kMaxSimulatedTurns

    std::optional<TurnFigures> turns;  ///< of finished races; empty where there is none
    std::vector<int> racesByTurns;     ///< finished races by their number of turns
    std::vector<Share> seats;          ///< the chance to win of each seat, in a race that is finished
    std::vector<double> visitsPerRace; ///< by space; of moved stacks, so carried riders come as one
    std::vector<SlowSpace> slowSpaces; ///< the slowest first; neither start nor finish, nor hardly ever visited ones
    Blockages blockages;               ///< of all races
    std::vector<BoardTileId> cuttingTiles; ///< a single turn of which leaves no route

    [[nodiscard]] bool isComplete() const { return races >= racesWanted; }
    /// Of 100 player turns, in how many somebody could not move.
    [[nodiscard]] double blockedPercent() const;
};

struct AnalysisOptions
{
    TrackPtr track; ///< valid
    int players = 3;
    PlayerKind level = PlayerKind::Medium; ///< of all seats; no Person
    int races = kAnalysisRaces;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Told how it plays so far, on the calling thread, at most once in such a pause. May be empty.
    std::function<void(const TrackAnalysis&)> interim;
    std::chrono::milliseconds interimPause {200};
    std::stop_token stop;
};

/// Lets computer players race with the standard deck and sums up. Depends on the options alone, whatever the number of
/// threads, unless a stop was requested: then it is about the races done so far.
[[nodiscard]] TrackAnalysis analyseTrack(const AnalysisOptions& options);

/// Spaces with fewer visits than this in a hundred races are none of the slow ones.
inline constexpr int kFewVisits = 10;

} // namespace bubblebar
