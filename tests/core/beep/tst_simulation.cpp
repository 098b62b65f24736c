#include "core/beep/simulation.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

namespace {

/// All cards of a deal as far as a table of `players` knows them, and those that left the game.
std::vector<std::string> allCards(const Table& table, const Pile& out)
{
    std::vector<std::string> cards = cardsOf(table);
    for (const Card card : out)
        cards.push_back(cardName(card));
    std::ranges::sort(cards);
    return cards;
}

std::vector<std::string> deckNames()
{
    std::vector<std::string> names;
    for (const Card card : deckOf())
        names.push_back(cardName(card));
    std::ranges::sort(names);
    return names;
}

/// What leaves the game in the course of a record.
Pile outOf(const Record& record)
{
    Table table(record.table, record.deal);
    Pile out;
    for (const RecordedEvent& recorded : record.events) {
        const auto done = replay(table, recorded.event);
        if (!done)
            qFatal("a game of computer players does something forbidden");
        for (const Moved& moved : done->moved) {
            if (moved.to == Moved::Place::Out)
                out.push_back(moved.card);
        }
    }
    return out;
}

SimulationOptions games(const std::vector<Level>& players, int count, std::uint64_t seed)
{
    SimulationOptions options;
    options.players = players;
    options.games = count;
    options.seed = seed;
    return options;
}

} // namespace

/// Whole games of computer players.
class SimulationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void p16TenThousandGamesEnd_data();
    void p16TenThousandGamesEnd();
    void p10EndsEvenWhereNobodyCanPlaceMuch();
    void recordsReplayToTheSameScore();
    void theSameSeedPlaysTheSame();
    void p16HarderPlayersWinMore();
    void p16AllLevelsErr();
    void stopsOnRequest();
};

void SimulationTest::p16TenThousandGamesEnd_data()
{
    QTest::addColumn<std::vector<Level>>("players");
    QTest::newRow("two") << std::vector {Level::Easy, Level::Hard};
    QTest::newRow("three") << std::vector {Level::Easy, Level::Medium, Level::Hard};
    QTest::newRow("four") << std::vector {Level::Medium, Level::Medium, Level::Easy, Level::Hard};
    QTest::newRow("five") << std::vector {Level::Hard, Level::Hard, Level::Easy, Level::Medium, Level::Easy};
    QTest::newRow("six") << std::vector(6, Level::Medium);
}

/// 2000 games a row. Every card is somewhere at the end, once.
void SimulationTest::p16TenThousandGamesEnd()
{
    QFETCH(std::vector<Level>, players);
    const std::vector<std::string> deck = deckNames();
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const PlayedGame game = playGame(kAllTableKinds[seed % 2], players, seed);
        QVERIFY(game.table.isOver() && !winnersOf(game.table).empty());
        if (seed % 20 == 0) // to replay is as slow as to play
            QVERIFY(allCards(game.table, outOf(game.record)) == deck);
        else
            QVERIFY(std::ranges::includes(deck, cardsOf(game.table)));
    }
}

/// The players of P9 remove cards until somebody who is ahead ends it, or the piles are used up.
void SimulationTest::p10EndsEvenWhereNobodyCanPlaceMuch()
{
    for (const Level level : kAllLevels) {
        Table table(TableKind::Strict, lastStuckDeal());
        const std::vector<Computer> players = computersFor({level, level}, 1);
        QVERIFY(table.apply(Event::go(0)).has_value());
        int removals = 0;
        while (!table.isOver()) {
            const std::optional<Event> event =
                table.phase() == Phase::Paused ? Event::go(table.now()) : nextOf(players, table);
            QVERIFY(event.has_value());
            removals += event->kind == Event::Kind::Remove ? 1 : 0;
            QVERIFY(table.apply(*event).has_value());
        }
        QVERIFY(removals > 0);
    }
}

void SimulationTest::recordsReplayToTheSameScore()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        PlayedGame game = playGame(kAllTableKinds[seed % 2], {Level::Easy, Level::Hard, Level::Medium}, seed);
        game.record.players = {QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cy")};
        const auto read = parseRecord(recordBytes(game.record));
        QVERIFY(read.has_value() && *read == game.record);
        const Table table = tableAt(*read);
        QVERIFY(scoresOf(table) == scoresOf(game.table));
        QVERIFY(winnersOf(table) == winnersOf(game.table) && table.ended() == game.table.ended());
    }
}

void SimulationTest::theSameSeedPlaysTheSame()
{
    const std::vector<Level> players {Level::Easy, Level::Medium};
    const SimulationResult one = simulate(games(players, 20, 5));
    const SimulationResult two = simulate(games(players, 20, 5));
    const SimulationResult other = simulate(games(players, 20, 6));
    QVERIFY(one.milliseconds == two.milliseconds && one.winsBySeat == two.winsBySeat);
    QVERIFY(one.pointsBySeat == two.pointsBySeat && one.events == two.events);
    QVERIFY(one.events != other.events || one.milliseconds != other.milliseconds);
    QCOMPARE(one.games, 20);
    QCOMPARE(one.piles + one.passed + one.unfinished, 20);
    const Figures& times = *one.milliseconds;
    QVERIFY(times.p10 <= times.median && times.median <= times.p90 && times.mean > 0);
}

void SimulationTest::p16HarderPlayersWinMore()
{
    const std::vector<std::pair<Level, Level>> pairs {{Level::Medium, Level::Easy}, {Level::Hard, Level::Medium}};
    for (const auto& [better, worse] : pairs) {
        const SimulationResult first = simulate(games({better, worse}, 100, 1));
        const SimulationResult second = simulate(games({worse, better}, 100, 2));
        const int wins = first.winsBySeat[0] + second.winsBySeat[1];
        const int losses = first.winsBySeat[1] + second.winsBySeat[0];
        QVERIFY2(wins > 2 * losses, qPrintable(QStringLiteral("%1 : %2").arg(wins).arg(losses)));
    }
}

void SimulationTest::p16AllLevelsErr()
{
    double before = 1;
    for (const Level level : kAllLevels) {
        const SimulationResult result = simulate(games(std::vector(4, level), 200, 3));
        QVERIFY(result.rightHonks > 0 && result.wrongHonks > 0);
        const double wrong =
            static_cast<double>(result.wrongHonks) / static_cast<double>(result.wrongHonks + result.rightHonks);
        QVERIFY(wrong < before);
        before = wrong;
    }
}

void SimulationTest::stopsOnRequest()
{
    std::stop_source source;
    SimulationOptions options = games({Level::Hard, Level::Hard}, 1000, 1);
    options.stop = source.get_token();
    options.progress = [&source](int done) {
        if (done == 3)
            source.request_stop();
    };
    QCOMPARE(simulate(options).games, 3);
}

BUBBLEBAR_TEST(SimulationTest)
#include "tst_simulation.moc"
