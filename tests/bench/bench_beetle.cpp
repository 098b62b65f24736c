// How fast the dice game is, on one thread: games of two players a second, as `beetle simulate` plays them, with every
// beetle finished for the statistics; as many rolls of the die alone as a floor; and the exact chances of eight players
// as a table shows them after each roll. Processor time.

#include "core/beetle/chances.h"
#include "core/beetle/expectation.h"
#include "core/beetle/simulation.h"
#include "core/support/random.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace bubblebar;

double secondsSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Nanoseconds a roll of the die alone.
double floorOf(std::int64_t rolls)
{
    FastRandom random(1);
    std::uint64_t sum = 0;
    const std::clock_t begin = std::clock();
    for (std::int64_t i = 0; i < rolls; ++i)
        sum += below(random, beetle::kDieSides) + 1;
    const double seconds = secondsSince(begin);
    std::printf("the die alone: %.2f on average\n", static_cast<double>(sum) / static_cast<double>(rolls));
    return seconds * 1e9 / static_cast<double>(rolls);
}

void benchGames(int games)
{
    beetle::SimulationOptions options;
    options.games = games;
    const std::clock_t begin = std::clock();
    const beetle::SimulationResult result = beetle::simulate(options);
    const double seconds = secondsSince(begin);
    const double nanoseconds = seconds * 1e9 / static_cast<double>(result.rolls);
    const double floor = floorOf(result.rolls);
    std::printf("two players: %.0f games/s, %.1f rolls a game, %.2f ns a roll\n", games / seconds,
                static_cast<double>(result.rolls) / games, nanoseconds);
    std::printf("floor: %.2f ns a roll, a game costs %.1f times its rolls alone\n", floor, nanoseconds / floor);
    std::printf("a beetle takes %.3f rolls, exactly %.3f\n", result.meanRolls(),
                beetle::Expectation::of({}).mean(beetle::Sheet()));
}

template <class Compute>
double microsecondsOf(const beetle::Game& game, Compute compute)
{
    constexpr int kTimes = 300;
    double sum = 0;
    const std::clock_t begin = std::clock();
    for (int i = 0; i < kTimes; ++i)
        sum += compute(game);
    const double microseconds = secondsSince(begin) * 1e6 / kTimes;
    return sum > 0 ? microseconds : 0; // the sum keeps the work from being left out
}

void benchChances()
{
    const std::clock_t begin = std::clock();
    for (const beetle::Variant variant : beetle::kAllVariants)
        static_cast<void>(beetle::Expectation::of(variant));
    std::printf("tables of all four variants: %.2f ms, once\n", secondsSince(begin) * 1e3);
    const auto wins = [](const beetle::Game& game) { return beetle::winChances(game)[1]; };
    const auto places = [](const beetle::Game& game) { return beetle::placeChances(game)[1][1]; };
    const beetle::Options eight {beetle::kMaxPlayers, {false, true}, true};
    for (const auto& [name, game] : {std::pair("first throws", beetle::Game(eight)), {"turns", beetle::Game(eight, 0)}})
        std::printf("eight players, wings, %s: wins %.1f, places %.1f microseconds\n", name, microsecondsOf(game, wins),
                    microsecondsOf(game, places));
}

} // namespace

int main(int argc, char** argv)
{
    benchGames(argc > 1 ? std::atoi(argv[1]) : 1'000'000);
    benchChances();
    return 0;
}
