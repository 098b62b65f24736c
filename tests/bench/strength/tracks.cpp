#include "tests/bench/strength/tracks.h"

#include "core/bubble/deckfile.h"
#include "core/bubble/players/simulation.h"
#include "core/support/random.h"
#include "core/track/board.h"
#include "core/track/guidelines.h"
#include "core/track/standardset.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace bubblebar::strength {

namespace {

constexpr int kMostTiles = 12; ///< of one box

int draw(FastRandom& random, int from, int to)
{
    return from + static_cast<int>(random() % static_cast<std::uint64_t>(to - from + 1));
}

GeneratorOptions drawWishes(FastRandom random)
{
    GeneratorOptions wishes;
    wishes.tileSet = standardTileSet();
    wishes.trackTiles = draw(random, kMinGeneratedTiles, kMostTiles);
    wishes.stretch = draw(random, 0, 100);
    wishes.branching = draw(random, 0, 100);
    wishes.seed = random() >> 11;
    return wishes;
}

/// Empty where all is well.
std::string faultOf(const GeneratedTrack& generated, std::uint64_t seed)
{
    if (!checkGuidelines(generated.track).empty())
        return "breaks a guideline";
    SimulationOptions race;
    race.board = std::make_shared<const Board>(std::make_shared<const Track>(generated.track));
    race.deck = standardDeck();
    race.players = {PlayerKind::Medium, PlayerKind::Medium};
    race.seed = seed;
    return simulate(race).unfinished > 0 ? "no end within the turns" : "";
}

void add(TrackRun& run, const GeneratorOptions& wishes)
{
    const auto generated = generateTrack(wishes);
    const std::string fault = generated ? faultOf(*generated, wishes.seed) : "is refused";
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    ++run.tracks;
    run.impossible += generated ? 0 : 1;
    if (fault.empty())
        return;
    run.invalid += fault.starts_with("breaks") ? 1 : 0;
    run.endless += fault.starts_with("no end") ? 1 : 0;
    run.odd.push_back({wishes, fault});
}

} // namespace

TrackRun runTracks(int tracks, std::uint64_t seed, int threads)
{
    const auto begin = std::chrono::steady_clock::now();
    TrackRun run;
    std::atomic<int> next = 0;
    std::vector<std::jthread> running;
    for (int i = 0; i < threads; ++i) {
        running.emplace_back([&] {
            for (int track = next++; track < tracks; track = next++)
                add(run, drawWishes(FastRandom(FastRandom(seed)() + static_cast<std::uint64_t>(track))));
        });
    }
    running.clear();
    std::ranges::sort(run.odd, {}, [](const OddTrack& odd) { return odd.options.seed; });
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return run;
}

std::string generateArguments(const GeneratorOptions& options)
{
    return "--tiles " + std::to_string(options.trackTiles) + " --stretch " + std::to_string(options.stretch) +
           " --branching " + std::to_string(options.branching) + " --seed " + std::to_string(options.seed);
}

} // namespace bubblebar::strength
