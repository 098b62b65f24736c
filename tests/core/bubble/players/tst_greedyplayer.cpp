#include "core/bubble/deckfile.h"
#include "core/bubble/players/greedyplayer.h"
#include "core/bubble/players/randomplayer.h"
#include "core/bubble/players/reordering.h"
#include "core/bubble/players/simulation.h"
#include "core/track/standardset.h"
#include "tests/common/randomrace.h"
#include "tests/common/scenario.h"
#include "tests/common/secrets.h"
#include "tests/common/testrunner.h"

#include <QRegularExpression>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The player that looks to the end of its turn.
class GreedyPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheWay();
    void knowsWhoIsStranded();
    void ordersToLookAtAreFew();
    void choosesWell_data();
    void choosesWell();
    void skipsAfterEightBonuses();
    void neverDoesWhatIsIllegal();
    void seesOnlyItsView();
    void sameSeedPlaysTheSame();
    void stopsWhenAsked();
    void tallStacksAndLargeTracksTakeNoTime();
    void beatsRandomPlayers_data();
    void beatsRandomPlayers();
};

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – finish
constexpr const char* kLine = "A meadow orange blue yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n";
/// B must turn once clockwise before a way leads through it.
constexpr const char* kGate = "A meadow orange*rotate : e3-0 0-e0\nB meadow blue : e2-0 0-e5\n"
                              "lay start 0,0 A 1,0 B 2,0 finish 3,0\n";
/// No tile touches another: nobody can move.
constexpr const char* kIslands = "A meadow orange : e3-0 0-e0\nlay start 0,0 A 5,0 finish 9,0\n";

QString choice(const Position& position, std::uint64_t seed = 1)
{
    GreedyPlayer player(seed);
    const auto action = player.choose(viewOf(position, position.race.turn), {});
    return action ? QString::fromStdString(actionText(position.race, *action)) : QString();
}

} // namespace

/// Steps to finish; over a gap a few more, and for a tall stack round low terrain (R7).
void GreedyPlayerTest::knowsTheWay()
{
    const Position gate = scenario(std::string(kGate) + "orange\nblue\n");
    const Position line = scenario("A purple orange blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                                   "orange\nblue\n");
    FinishDistances distances;
    distances.update(*line.race.board, line.race.links);
    QCOMPARE(distances.steps(SpaceId::Finish, 1), 0.0F);
    QCOMPARE(distances.steps(SpaceId::Start, 1), 3.0F);
    QVERIFY(distances.steps(SpaceId::Start, 2) > 3.0F);
    distances.update(*gate.race.board, gate.race.links);
    QVERIFY(distances.steps(SpaceId::Start, 1) > distances.steps(static_cast<SpaceId>(2), 1));
    QVERIFY(distances.steps(static_cast<SpaceId>(2), 1) > distances.steps(static_cast<SpaceId>(3), 1));
}

/// Cut off from finish and from every rotate symbol.
void GreedyPlayerTest::knowsWhoIsStranded()
{
    const Position gate = scenario(std::string(kGate) + "orange\nblue\n");
    const Position line = scenario(std::string(kLine) + "orange\nblue\n");
    FinishDistances distances;
    distances.update(*gate.race.board, gate.race.links);
    QVERIFY(!distances.isStranded(SpaceId::Start));
    QVERIFY(!distances.isStranded(SpaceId::Finish));
    QVERIFY(!distances.isStranded(static_cast<SpaceId>(2)));
    QVERIFY(distances.isStranded(static_cast<SpaceId>(3)));
    distances.update(*line.race.board, line.race.links);
    for (int space = 0; space < line.race.board->spaceCount(); ++space)
        QVERIFY(!distances.isStranded(static_cast<SpaceId>(space)));
}

/// R25
void GreedyPlayerTest::ordersToLookAtAreFew()
{
    StackOrder stack;
    for (int size = 1; size <= kMaxBeetles; ++size) {
        stack.push(static_cast<BeetleId>(size - 1));
        const std::vector<StackOrder> orders = ordersToLookAt(stack);
        QVERIFY(orders.size() == (size <= 4 ? otherOrders(size) : static_cast<std::uint64_t>(2 * size - 2)));
        QVERIFY(std::ranges::find(orders, stack) == orders.end());
        for (const StackOrder order : orders)
            QCOMPARE(order.size(), size);
    }
}

void GreedyPlayerTest::choosesWell_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* board, const char* lines, const char* expected) {
        QTest::newRow(name) << QByteArray(board) + lines << QString::fromLatin1(expected);
    };
    row("takes the race", kLine, "orange any:2 any:1\nblue own:3\non finish orange1 orange2\non A.2 orange3\n",
        "play any:1 orange3 finish");
    row("two cards make the race", kLine, "orange any:1 own:orange\nblue\non finish orange1 orange2\non A.1 orange3\n",
        "play (any:1 orange3 A.2|own:orange orange3 finish)");
    row("carries no rival home (R28)", kLine, "orange own:choice\nblue\non finish blue1 blue2\non A.2 orange1 blue3\n",
        "play own:choice orange[23] .*");
    row("the lower beetle wins (R29)", kLine,
        "orange own:choice\nblue\non finish blue1 blue2 orange2 orange3\non A.2 orange1 blue3\n",
        "play own:choice orange1 finish");
    row("brings the mate home (R17)", kLine,
        "orange own:choice\nblue\nyellow\npink\nteams\non finish orange1 orange2 yellow1\non A.1 yellow2\n",
        "play own:choice yellow2 finish");
    row("takes a card", "A meadow orange*draw blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\n",
        "orange\nblue\nplayed any:1\npile own:3\non A.0 orange1\nbonus A.0\n", "bonus draw");
    row("rides rather than carries (R25)",
        "A meadow orange blue*reorder yellow : e3-0 0-1 1-2 2-e0\n"
        "lay start 0,0 A 1,0 finish 2,0\n",
        "orange\nblue\nplayed any:1\non A.0 orange1 blue1\non A.1 orange2\nbonus A.1\n",
        "bonus reorder A.0 blue1,orange1");
    row("opens the way (R25)", kGate, "orange\nblue\nplayed any:1\non A.0 orange1\nbonus A.0\n", "bonus rotate B cw");
    row("strands nobody of its own to hinder others",
        "A meadow blue orange : e3-0 0-1 1-e0\nB meadow orange*rotate : e3-0 0-e0\n"
        "lay start 0,0 A 1,0 B 2,0 finish 3,0\n",
        "orange\nblue\nplayed any:1\non finish orange3\non A.0 blue1 blue2\non A.1 blue3 orange2\n"
        "on B.0 orange1\nbonus B.0\n",
        "bonus skip");
    row("discards what helps least (R21)", kIslands, "orange own:choice any:1 own:3\nblue\n", "discard any:1");
    row("draws with an empty hand", kLine, "orange\nblue own:3\n", "end");
}

void GreedyPlayerTest::choosesWell()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, expected);
    const QRegularExpression pattern(QRegularExpression::anchoredPattern(expected));
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const QString chosen = choice(scenario(position.toStdString()), seed);
        QVERIFY2(pattern.match(chosen).hasMatch(), qPrintable(chosen));
    }
}

/// R24
void GreedyPlayerTest::skipsAfterEightBonuses()
{
    const Position fresh = scenario(std::string(kLine) + "orange any:1\nblue\n");
    const Position pending = scenario("A meadow orange*draw blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                                      "orange\nblue\nplayed any:1\npile own:3\non A.0 orange1\nbonus A.0\n");
    GreedyPlayer player(1);
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(player.choose(viewOf(fresh, 0), {})->kind == Action::Kind::Play);
        for (int i = 0; i < 8; ++i)
            QVERIFY(player.choose(viewOf(pending, 0), {}) == Action::draw());
        QVERIFY(player.choose(viewOf(pending, 0), {}) == Action::skip());
    }
}

void GreedyPlayerTest::neverDoesWhatIsIllegal()
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        FastRandom random(seed);
        Position position = newRace(randomSetup(random));
        GreedyPlayer player(seed);
        for (int i = 0; i < 300 && !position.race.isOver(); ++i) {
            const auto action = player.choose(viewOf(position, position.race.turn), {});
            QVERIFY(action && isLegal(position, *action));
            apply(position, *action);
        }
    }
}

void GreedyPlayerTest::seesOnlyItsView()
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        FastRandom random(seed);
        Position position = newRace(randomSetup(random));
        RandomPlayer walker(seed);
        for (int i = 0; i < 15; ++i) {
            const Position other = withOtherSecrets(position, position.race.turn, random);
            QCOMPARE(choice(position, seed), choice(other, seed));
            apply(position, walker.choose(position.race, position.handToPlay()));
            if (position.race.isOver())
                break;
        }
    }
}

void GreedyPlayerTest::sameSeedPlaysTheSame()
{
    FastRandom random(12);
    Position position = newRace(randomSetup(random));
    GreedyPlayer first(3);
    GreedyPlayer second(3);
    for (int i = 0; i < 100 && !position.race.isOver(); ++i) {
        const View view = viewOf(position, position.race.turn);
        const auto action = first.choose(view, {});
        QVERIFY(action && action == second.choose(view, {}));
        apply(position, *action);
    }
}

void GreedyPlayerTest::stopsWhenAsked()
{
    const Position position = scenario(std::string(kLine) + "orange any:1\nblue\n");
    std::stop_source source;
    source.request_stop();
    GreedyPlayer player(1);
    QVERIFY(!player.choose(viewOf(position, 0), source.get_token()));
}

void GreedyPlayerTest::tallStacksAndLargeTracksTakeNoTime()
{
    FastRandom random(1);
    Wildness wild;
    wild.minTrackTiles = wild.maxTrackTiles = 150;
    wild.maxLimit = 20;
    wild.bonusChance = 100;
    const TileSetPtr set = randomTileSet(random, wild, 150);
    Position position = newRace(randomSetup(random, randomTrack(random, wild, set), standardDeck()));
    GreedyPlayer player(1);
    for (int i = 0; i < 30 && !position.race.isOver(); ++i) {
        const auto action = player.choose(viewOf(position, position.race.turn), {});
        QVERIFY(action && isLegal(position, *action));
        apply(position, *action);
    }
}

void GreedyPlayerTest::beatsRandomPlayers_data()
{
    QTest::addColumn<int>("track");
    for (std::size_t i = 0; i < builtInTracks().size(); ++i)
        QTest::addRow("%s", qPrintable(builtInTracks()[i].id)) << static_cast<int>(i);
}

/// At least nine races in ten, whoever begins; and it never comes to a standstill.
void GreedyPlayerTest::beatsRandomPlayers()
{
    QFETCH(int, track);
    SimulationOptions options;
    options.board = std::make_shared<Board>(builtInTracks()[static_cast<std::size_t>(track)].track);
    options.deck = standardDeck();
    options.games = 25;
    for (const std::size_t seat : {0U, 1U}) {
        options.players.assign(2, PlayerKind::Random);
        options.players[seat] = PlayerKind::Medium;
        const SimulationResult result = simulate(options);
        QVERIFY(result.winsBySeat[seat] >= 23);
        QCOMPARE(result.unfinished, 0);
    }
}

BUBBLEBAR_TEST(GreedyPlayerTest)
#include "tst_greedyplayer.moc"
