// The dice game: whole games of two players, as `beetle simulate` plays them, beside as many rolls of the die alone;
// and the exact chances of eight players, as a table shows them after each roll.

#include "core/beetle/chances.h"
#include "core/beetle/expectation.h"
#include "core/beetle/simulation.h"
#include "core/support/random.h"
#include "tests/bench/bench.h"

namespace bubblebar::bench {

namespace {

constexpr int kGames = 10'000;
constexpr const char* kRolls = "floor/rolls of 10,000 games";
constexpr const char* kTables = "beetle/tables of a variant";

beetle::SimulationResult games()
{
    beetle::SimulationOptions options;
    options.games = kGames;
    return beetle::simulate(options);
}

void rolls(benchmark::State& state)
{
    FastRandom random(1);
    const std::int64_t count = games().rolls;
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (std::int64_t i = 0; i < count; ++i)
            sum += below(random, beetle::kDieSides) + 1;
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(rolls)->Name(kRolls)->Unit(benchmark::kMillisecond);

void simulate(benchmark::State& state)
{
    compareWith(state, kRolls);
    for (auto _ : state)
        benchmark::DoNotOptimize(games());
    state.SetItemsProcessed(state.iterations() * kGames);
}
BENCHMARK(simulate)->Name("beetle/10,000 games")->Unit(benchmark::kMillisecond);

void tables(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(beetle::Expectation::of({}));
}
BENCHMARK(tables)->Name(kTables)->Unit(benchmark::kMicrosecond);

void chances(benchmark::State& state)
{
    compareWith(state, kTables);
    const beetle::Game game(beetle::Options {beetle::kMaxPlayers, {false, true}, true}, 0);
    for (auto _ : state) {
        benchmark::DoNotOptimize(beetle::winChances(game));
        benchmark::DoNotOptimize(beetle::placeChances(game));
    }
}
BENCHMARK(chances)->Name("beetle/chances of eight")->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bubblebar::bench
