#include "core/bubble/deckfile.h"
#include "core/bubble/players/simulation.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Many races of computer players (formats page, "simulate").
class SimulationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameWhateverTheThreads_data();
    void sameWhateverTheThreads();
    void thinkersToo();
    void seedsDiffer();
    void countsAddUp();
    void bothSeatsOfATeamWin();
    void racesStopAfterTheLastTurn();
    void tellsHowFarItIs();
    void tellsHowItWentSoFar_data();
    void tellsHowItWentSoFar();
    void keepsQuietForAPause();
    void stopsWhenAsked();
};

namespace {

BoardPtr smallBoard(std::uint64_t seed)
{
    FastRandom random(seed);
    Wildness small;
    small.maxTrackTiles = 4;
    small.maxSpaces = 4;
    return std::make_shared<Board>(randomTrack(random, small, randomTileSet(random, small, 4)));
}

SimulationOptions randomPlayers(int players, int games, std::uint64_t seed)
{
    SimulationOptions options;
    options.board = smallBoard(1);
    options.deck = standardDeck();
    options.players.assign(static_cast<std::size_t>(players), PlayerKind::Random);
    options.games = games;
    options.seed = seed;
    return options;
}

bool same(const SimulationResult& a, const SimulationResult& b)
{
    return a.games == b.games && a.unfinished == b.unfinished && a.turns == b.turns && a.winsBySeat == b.winsBySeat &&
           a.visits == b.visits && a.actions == b.actions;
}

/// Start and finish at two ends of two tiles whose spaces nobody leaves towards finish: no paths between them.
BoardPtr endlessBoard()
{
    auto set = std::make_shared<TileSet>();
    set->id = QStringLiteral("endless");
    Face face;
    face.spaces = {Space {0, 0, {Colour::Orange}, Bonus::None, {}}};
    face.paths = {Path {{true, 3}, {false, 0}}, Path {{true, 2}, {false, 0}}};
    set->tiles = {Tile {"A", face, face, {}}};
    auto track = std::make_shared<Track>();
    track->tileSet = set;
    track->tiles = {PlacedTile {TileId::start(), {0, 0}, FaceSide::Front, 0, {}},
                    PlacedTile {TileId::track(0), {1, 0}, FaceSide::Front, 0, {}},
                    PlacedTile {TileId::finish(), {2, 0}, FaceSide::Front, 0, {}}};
    return std::make_shared<Board>(track);
}

} // namespace

void SimulationTest::sameWhateverTheThreads_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("teams");
    QTest::addColumn<int>("threads");
    QTest::newRow("two players, two threads") << 2 << false << 2;
    QTest::newRow("three players, three threads") << 3 << false << 3;
    QTest::newRow("two teams, five threads") << 4 << true << 5;
    QTest::newRow("five players, two threads") << 5 << false << 2;
}

void SimulationTest::sameWhateverTheThreads()
{
    QFETCH(int, players);
    QFETCH(bool, teams);
    QFETCH(int, threads);
    SimulationOptions options = randomPlayers(players, 40, 7);
    options.teams = teams;
    const SimulationResult alone = simulate(options);
    options.threads = threads;
    QVERIFY(same(simulate(options), alone));
    QVERIFY(alone.actions > 0 && alone.actionsPerSecond() > 0);
}

/// Players that look ahead count what they look at; the clock says nothing.
void SimulationTest::thinkersToo()
{
    SimulationOptions options = randomPlayers(3, 4, 7);
    options.players = {PlayerKind::Easy, PlayerKind::Medium, PlayerKind::Random};
    const SimulationResult alone = simulate(options);
    options.threads = 2;
    QVERIFY(same(simulate(options), alone));
}

void SimulationTest::seedsDiffer()
{
    QVERIFY(!same(simulate(randomPlayers(2, 20, 1)), simulate(randomPlayers(2, 20, 2))));
}

void SimulationTest::countsAddUp()
{
    const SimulationResult result = simulate(randomPlayers(3, 100, 3));
    const int wins = std::accumulate(result.winsBySeat.begin(), result.winsBySeat.end(), 0);
    QCOMPARE(result.games, 100);
    QCOMPARE(wins + result.unfinished, 100);
    QVERIFY(result.turns);
    QVERIFY(result.turns->p10 >= 1 && result.turns->p10 <= result.turns->median);
    QVERIFY(result.turns->median <= result.turns->p90 && result.turns->p90 <= kMaxSimulatedTurns);
    QVERIFY(std::ranges::all_of(result.winsBySeat, [](int won) { return won > 0; }));
    QVERIFY(result.visits[index(SpaceId::Finish)] >= wins);
    QVERIFY(std::accumulate(result.visits.begin(), result.visits.end(), std::int64_t {0}) < result.actions);
}

/// R19
void SimulationTest::bothSeatsOfATeamWin()
{
    SimulationOptions options = randomPlayers(4, 50, 3);
    options.teams = true;
    const SimulationResult result = simulate(options);
    QCOMPARE(result.winsBySeat[0], result.winsBySeat[2]);
    QCOMPARE(result.winsBySeat[1], result.winsBySeat[3]);
    QCOMPARE(result.winsBySeat[0] + result.winsBySeat[1] + result.unfinished, 50);
}

void SimulationTest::racesStopAfterTheLastTurn()
{
    SimulationOptions options = randomPlayers(2, 3, 1);
    options.board = endlessBoard();
    const SimulationResult result = simulate(options);
    QCOMPARE(result.games, 3);
    QCOMPARE(result.unfinished, 3);
    QVERIFY(!result.turns);
    QVERIFY(result.actions >= std::int64_t {3} * kMaxSimulatedTurns);
    QCOMPARE(result.visits[index(SpaceId::Finish)], 0);
}

void SimulationTest::tellsHowFarItIs()
{
    SimulationOptions options = randomPlayers(2, 10, 1);
    std::vector<int> told;
    options.progress = [&told](int done) { told.push_back(done); };
    static_cast<void>(simulate(options));
    QCOMPARE(told, std::vector<int>({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

void SimulationTest::tellsHowItWentSoFar_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("three threads") << 3;
}

void SimulationTest::tellsHowItWentSoFar()
{
    QFETCH(int, threads);
    SimulationOptions options = randomPlayers(2, 60, 1);
    options.threads = threads;
    options.interimPause = {};
    int games = 0;
    options.interim = [&games](const SimulationResult& soFar) {
        QVERIFY(soFar.games > games);
        QCOMPARE(soFar.winsBySeat[0] + soFar.winsBySeat[1] + soFar.unfinished, soFar.games);
        QVERIFY(soFar.actions > 0 && soFar.visits[index(SpaceId::Finish)] > 0);
        games = soFar.games;
    };
    const SimulationResult result = simulate(options);
    QVERIFY(games <= 60);
    QVERIFY(threads > 1 || games > 0); // several threads can be done before anybody looks
    options.threads = 1;
    options.interim = nullptr;
    QVERIFY(same(result, simulate(options)));
}

void SimulationTest::keepsQuietForAPause()
{
    SimulationOptions options = randomPlayers(2, 10, 1);
    options.interimPause = std::chrono::hours(1);
    options.interim = [](const SimulationResult&) { QFAIL("too early"); };
    QCOMPARE(simulate(options).games, 10);
}

void SimulationTest::stopsWhenAsked()
{
    SimulationOptions options = randomPlayers(2, 1000, 1);
    std::stop_source source;
    options.stop = source.get_token();
    options.progress = [&source](int done) {
        if (done == 5)
            source.request_stop();
    };
    QCOMPARE(simulate(options).games, 5);
}

BUBBLEBAR_TEST(SimulationTest)
#include "tst_simulation.moc"
