#include "core/bubble/players/trackanalysis.h"

#include "core/bubble/deckfile.h"
#include "core/track/rotationcuts.h"

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

std::vector<SlowSpace> slowSpaces(const SimulationResult& result)
{
    std::vector<SlowSpace> spaces;
    for (std::size_t i = 0; i < result.stays.size(); ++i) {
        const Stays& stays = result.stays[i];
        const auto space = static_cast<SpaceId>(i);
        if (isOpenSpace(space) || stays.count == 0 || 100 * result.visits[i] < std::int64_t {kFewVisits} * result.games)
            continue;
        spaces.push_back({space, static_cast<double>(stays.turns) / static_cast<double>(stays.count), stays.longest,
                          static_cast<double>(result.visits[i]) / result.games});
    }
    std::ranges::stable_sort(spaces, std::ranges::greater {}, &SlowSpace::averageStay);
    return spaces;
}

/// `analysis` with the figures of the races done so far.
TrackAnalysis withResult(TrackAnalysis analysis, const SimulationResult& result)
{
    analysis.races = result.games;
    analysis.unfinished = result.unfinished;
    analysis.turns = result.turns;
    analysis.racesByTurns = result.racesByTurns;
    for (const int wins : result.winsBySeat)
        analysis.seats.push_back(wilsonShare(wins, result.games - result.unfinished));
    for (const std::int64_t visits : result.visits)
        analysis.visitsPerRace.push_back(static_cast<double>(visits) / std::max(1, result.games));
    analysis.slowSpaces = slowSpaces(result);
    analysis.blockages = result.blockages;
    return analysis;
}

SimulationOptions racesOf(const AnalysisOptions& options, const BoardPtr& board)
{
    SimulationOptions races;
    races.board = board;
    races.deck = standardDeck();
    races.players.assign(static_cast<std::size_t>(options.players), options.level);
    races.games = options.races;
    races.seed = options.seed;
    races.threads = options.threads;
    races.interimPause = options.interimPause;
    races.stop = options.stop;
    return races;
}

} // namespace

Share wilsonShare(std::int64_t successes, std::int64_t trials)
{
    if (trials <= 0)
        return {};
    constexpr double kZ = 1.959963984540054; // of 95 %
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(successes) / n;
    const double scale = 1 + kZ * kZ / n;
    const double centre = (share + kZ * kZ / (2 * n)) / scale;
    const double reach = kZ / scale * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    // Rounding must not push the ends past the share of none or all.
    return {share, std::clamp(centre - reach, 0.0, share), std::clamp(centre + reach, share, 1.0)};
}

double TrackAnalysis::blockedPercent() const
{
    if (blockages.turns == 0)
        return 0;
    return 100 * static_cast<double>(blockages.blocked) / static_cast<double>(blockages.turns);
}

TrackAnalysis analyseTrack(const AnalysisOptions& options)
{
    TrackAnalysis analysis;
    analysis.board = std::make_shared<const Board>(options.track);
    analysis.players = options.players;
    analysis.level = options.level;
    analysis.racesWanted = options.races;
    const Links links(*analysis.board);
    analysis.cuttingTiles = tilesThatCutWhenTurned(*analysis.board, shortestRoute(*analysis.board, links));
    SimulationOptions races = racesOf(options, analysis.board);
    if (options.interim)
        races.interim = [&](const SimulationResult& soFar) { options.interim(withResult(analysis, soFar)); };
    return withResult(analysis, simulate(races));
}

} // namespace bubblebar
