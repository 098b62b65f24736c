#include "core/beetle/chances.h"
#include "core/beetle/expectation.h"
#include "core/beetle/simulation.h"
#include "core/support/random.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace bubblebar::beetle;

namespace {

/// Whether a share of `games` lies within four standard errors of what is expected.
bool agrees(int count, int games, double expected)
{
    const double error = std::sqrt(expected * (1 - expected) / games);
    const double share = static_cast<double>(count) / games;
    if (std::abs(share - expected) <= 4 * error)
        return true;
    qWarning("%.5f is %.1f standard errors from %.5f", share, (share - expected) / error, expected);
    return false;
}

SimulationOptions someGames(int players, int games, std::uint64_t seed)
{
    SimulationOptions options;
    options.players = players;
    options.games = games;
    options.seed = seed;
    return options;
}

} // namespace

/// Many games (formats page, "beetle simulate"), and whether they agree with the exact chances.
class BeetleSimulationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheExactChances_data();
    void agreesWithTheExactChances();
    void placesAgreeWithTheExactChances();
    void countsAddUp();
    void sameForTheSameSeed();
    void theFirstSeatIsAnOption();
    void tellsHowFarItIs();
    void stopsWhenAsked();
};

void BeetleSimulationTest::agreesWithTheExactChances_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("variant");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int variant = 0; variant < 4; ++variant)
            QTest::addRow("%d players, variant %d", players, variant) << players << variant;
    }
}

void BeetleSimulationTest::agreesWithTheExactChances()
{
    QFETCH(int, players);
    QFETCH(int, variant);
    SimulationOptions options = someGames(players, 4000, 1);
    options.variant = kAllVariants[static_cast<std::size_t>(variant)];
    options.firstSeat = players - 1;
    const SimulationResult result = simulate(options);
    const SeatChances chances = winChances(Game({players, options.variant, false}, players - 1));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        QVERIFY(agrees(result.winsBySeat[seat], result.games, chances[seat]));

    const Expectation& expectation = Expectation::of(options.variant);
    const Sheet blank(options.variant);
    const auto beetles = static_cast<double>(result.beetles());
    const double variance = expectation.variance(blank);
    QVERIFY(std::abs(result.meanRolls() - expectation.mean(blank)) < 4 * std::sqrt(variance / beetles));
    double fourthMoment = 0; // gives the standard error of a variance
    const std::vector<double> distribution = expectation.distribution(blank);
    for (std::size_t n = 0; n < distribution.size(); ++n)
        fourthMoment += distribution[n] * std::pow(static_cast<double>(n) - expectation.mean(blank), 4);
    const double error = std::sqrt((fourthMoment - variance * variance) / beetles);
    QVERIFY(std::abs(result.rollsVariance() - variance) < 4 * error);
}

/// D5: games played on.
void BeetleSimulationTest::placesAgreeWithTheExactChances()
{
    constexpr int kGames = 4000;
    const Game fresh({3, {true, false}, true}, 1);
    const PlaceChances expected = placeChances(fresh);
    std::array<std::array<int, 3>, 3> counts {};
    bubblebar::FastRandom random(2);
    for (int i = 0; i < kGames; ++i) {
        Game game = fresh;
        while (game.phase() != Game::Phase::Over)
            game.apply(static_cast<int>(bubblebar::below(random, 6)) + 1);
        for (int seat = 0; seat < 3; ++seat)
            ++counts[static_cast<std::size_t>(seat)][static_cast<std::size_t>(*game.place(seat) - 1)];
    }
    for (std::size_t seat = 0; seat < 3; ++seat) {
        for (std::size_t place = 0; place < 3; ++place)
            QVERIFY(agrees(counts[seat][place], kGames, expected[seat][place]));
    }
}

void BeetleSimulationTest::countsAddUp()
{
    const SimulationResult result = simulate(someGames(3, 500, 4));
    QCOMPARE(result.games, 500);
    QCOMPARE(std::accumulate(result.winsBySeat.begin(), result.winsBySeat.end(), 0), 500);
    QCOMPARE(result.beetles(), 1500);
    std::int64_t rolls = 0;
    for (std::size_t n = 0; n < result.beetlesByRolls.size(); ++n)
        rolls += static_cast<std::int64_t>(n) * result.beetlesByRolls[n];
    QCOMPARE(rolls, result.rolls);
    QCOMPARE(std::accumulate(result.beetlesByRolls.begin(), result.beetlesByRolls.begin() + 13, std::int64_t {0}), 0);
    QVERIFY(result.seconds > 0);
    QCOMPARE(simulate(someGames(3, 0, 4)).meanRolls(), 0.0);
}

void BeetleSimulationTest::sameForTheSameSeed()
{
    const SimulationResult result = simulate(someGames(4, 300, 9));
    const SimulationResult again = simulate(someGames(4, 300, 9));
    QCOMPARE(again.winsBySeat, result.winsBySeat);
    QCOMPARE(again.beetlesByRolls, result.beetlesByRolls);
    QVERIFY(simulate(someGames(4, 300, 10)).beetlesByRolls != result.beetlesByRolls);
}

/// Without first throws, so that the seats turn with it.
void BeetleSimulationTest::theFirstSeatIsAnOption()
{
    SimulationOptions options = someGames(3, 300, 9);
    std::vector<int> wins = simulate(options).winsBySeat;
    options.firstSeat = 2;
    std::rotate(wins.begin(), wins.begin() + 1, wins.end());
    QCOMPARE(simulate(options).winsBySeat, wins);
}

void BeetleSimulationTest::tellsHowFarItIs()
{
    SimulationOptions options = someGames(2, 10000, 1);
    std::vector<int> told;
    options.progress = [&told](int done) { told.push_back(done); };
    static_cast<void>(simulate(options));
    QVERIFY(told.size() > 1 && told.back() == 10000);
    QVERIFY(std::ranges::is_sorted(told, std::less_equal<> {}));
}

void BeetleSimulationTest::stopsWhenAsked()
{
    SimulationOptions options = someGames(2, 1'000'000'000, 1);
    std::stop_source source;
    options.stop = source.get_token();
    options.progress = [&source](int) { source.request_stop(); };
    const int games = simulate(options).games;
    QVERIFY(games > 0 && games < 1'000'000);
}

BUBBLEBAR_TEST(BeetleSimulationTest)
#include "tst_simulation.moc"
