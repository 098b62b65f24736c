// The rules on one thread: four players on the built-in medium track with the most spaces. The floor is a walk over all
// spaces of the same board by bit masks, which knows no rules.

#include "core/bubble/deckfile.h"
#include "core/bubble/players/playout.h"
#include "core/bubble/players/searchplayer.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "tests/bench/bench.h"
#include "tests/common/randomrace.h"
#include "tests/core/bubble/naive/naiveposition.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}

namespace bubblebar::bench {

namespace {

using tests::pick;

constexpr const char* kWalk = "floor/mask walk";
constexpr const char* kRandomPlay = "rules/random play, an action";

/// Fresh races of different seeds, all on one board.
const std::vector<Position>& races()
{
    static const std::vector<Position> races = [] {
        constexpr int kRaces = 64;
        RaceSetup setup;
        for (const BuiltInTrack& track : builtInTracks()) {
            auto board = std::make_shared<Board>(track.track);
            const bool isMedium = lengthClass(track.track->trackTileCount()) == LengthClass::Medium;
            if (isMedium && (!setup.board || setup.board->spaceCount() < board->spaceCount()))
                setup.board = std::move(board);
        }
        setup.deck = standardDeck();
        setup.colours = {Colour::Orange, Colour::Blue, Colour::Yellow, Colour::Pink};
        std::vector<Position> fresh;
        for (int i = 0; i < kRaces; ++i) {
            setup.seed = static_cast<std::uint64_t>(i);
            fresh.push_back(newRace(setup));
        }
        return fresh;
    }();
    return races;
}

/// A race as it was played by chance: every position in which there was a choice, and what was chosen.
struct Walkthrough
{
    std::vector<Position> before;
    std::vector<Action> chosen;
};

const Walkthrough& walkthrough()
{
    static const Walkthrough played = [] {
        constexpr int kActions = 300;
        Walkthrough walk;
        FastRandom random(1);
        Position position = races().front();
        for (int i = 0; i < kActions && !position.race.isOver(); ++i) {
            const std::vector<Action> legal = legalActions(position);
            walk.before.push_back(position);
            walk.chosen.push_back(legal[static_cast<std::size_t>(pick(random, static_cast<int>(legal.size())))]);
            apply(position, walk.chosen.back());
        }
        return walk;
    }();
    return played;
}

void maskWalk(benchmark::State& state)
{
    const std::span<const SpaceMask> around = races().front().race.links.masks();
    for (std::size_t i = 0; auto _ : state) {
        SpaceMask seen = SpaceMask {1} << (i++ % around.size());
        for (SpaceMask open = seen; open != 0;) {
            const SpaceMask next = around[index(lowestSpace(open))] & ~seen;
            open = (open & (open - 1)) | next;
            seen |= next;
        }
        benchmark::DoNotOptimize(seen);
    }
}
BENCHMARK(maskWalk)->Name(kWalk);

void legal(benchmark::State& state)
{
    compareWith(state, kWalk);
    const std::vector<Position>& positions = walkthrough().before;
    MoveFinder finder;
    std::vector<Action> actions;
    for (std::size_t i = 0; auto _ : state) {
        const Position& position = positions[i++ % positions.size()];
        legalActions(position.race, position.handToPlay(), finder, actions);
        benchmark::DoNotOptimize(actions.data());
    }
}
BENCHMARK(legal)->Name("rules/legal actions");

void applyAll(benchmark::State& state)
{
    compareWith(state, kWalk);
    const Walkthrough& walk = walkthrough();
    MoveFinder finder;
    Position position;
    for (std::size_t i = 0; auto _ : state) {
        if (i == 0)
            position = walk.before.front();
        benchmark::DoNotOptimize(apply(position, walk.chosen[i], finder));
        i = (i + 1) % walk.chosen.size();
    }
}
BENCHMARK(applyAll)->Name("rules/apply an action");

/// Whole races with all legal actions listed at every step.
void randomPlay(benchmark::State& state)
{
    compareWith(state, kWalk);
    constexpr int kMaxTurns = 2000;
    FastRandom random(1);
    MoveFinder finder;
    Position position;
    std::vector<Action> actions;
    std::size_t race = 0;
    int turns = kMaxTurns;
    const std::size_t before = allocations;
    for (auto _ : state) {
        if (turns >= kMaxTurns || position.race.isOver()) {
            position = races()[race++ % races().size()];
            turns = 0;
        }
        legalActions(position.race, position.handToPlay(), finder, actions);
        const auto chosen = static_cast<std::size_t>(below(random, actions.size()));
        turns += apply(position, actions[chosen], finder).turnEnded ? 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["allocations"] = static_cast<double>(allocations - before);
}
BENCHMARK(randomPlay)->Name(kRandomPlay);

/// The second opinion on the rules that the tests have.
void plainPlay(benchmark::State& state)
{
    compareWith(state, kRandomPlay);
    FastRandom random(3);
    naive::Position position(races().front());
    for (auto _ : state) {
        const auto listed = position.legal();
        if (listed.empty())
            position = naive::Position(races().front());
        else
            position.apply(*std::next(listed.begin(), pick(random, static_cast<int>(listed.size()))));
    }
}
BENCHMARK(plainPlay)->Name("rules/second opinion, an action");

void playOut(benchmark::State& state)
{
    compareWith(state, kRandomPlay);
    constexpr int kTurns = 8;
    Playout playout;
    DistanceCache known;
    FastRandom random(1);
    PlayedPosition played;
    for (std::size_t i = 0; auto _ : state) {
        played.position = races()[i++ % races().size()];
        played.distances = &known.of(*played.position.race.board, played.position.race.links);
        played.turns = 0;
        playout.run(played, kTurns, known, random);
    }
}
BENCHMARK(playOut)->Name("players/play-out of 8 turns");

void search(benchmark::State& state)
{
    compareWith(state, kRandomPlay);
    constexpr int kIterations = 2000;
    const View view = viewOf(races().front(), 0);
    std::int64_t iterations = 0;
    for (auto _ : state) {
        SearchPlayer player(1, {kIterations});
        benchmark::DoNotOptimize(player.choose(view, {}));
        for (const SearchTree::Favourite& favourite : player.favourites())
            iterations += favourite.visits;
    }
    state.SetItemsProcessed(iterations);
}
BENCHMARK(search)->Name("players/search, 2,000 iterations")->Unit(benchmark::kMillisecond);

/// All actions of a turn are weighed up with the first of them.
void greedyTurn(benchmark::State& state)
{
    compareWith(state, kRandomPlay);
    std::vector<View> views;
    for (const Position& position : walkthrough().before) {
        if (position.race.played.count == 0 && position.race.bonus == SpaceId::None)
            views.push_back(viewOf(position, position.race.turn));
    }
    const auto player = makePlayer(PlayerKind::Medium, 1);
    for (std::size_t i = 0; auto _ : state)
        benchmark::DoNotOptimize(player->choose(views[i++ % views.size()], {}));
}
BENCHMARK(greedyTurn)->Name("players/greedy turn")->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bubblebar::bench
