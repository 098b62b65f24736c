#include "app/bubble/newrace/raceplan.h"
#include "app/bubble/newrace/rememberedrace.h"
#include "app/bubble/newrace/seats.h"
#include "app/settings.h"
#include "tests/common/testrunner.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace bubblebar;

class TestSeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFirstRaceIsAPersonAgainstAComputer();
    void twoToFivePlayers();
    void movingASeat_data();
    void movingASeat();
    void aTakenColourIsExchanged();
    void aProposedNameFollowsTheKind();
    void namesAreTidied_data();
    void namesAreTidied();
    void aNamelessPlayerStopsTheRace();
    void shufflingKeepsThePlayers();
    void aRaceIsMadeOfThePlan();
    void theFirstSeatIsDrawnFairly();
    void teamsNeedFourPlayers();
    void theLastRaceIsRemembered();
    void damagedMemoriesAreForgotten_data();
    void damagedMemoriesAreForgotten();
};

static QString names(const Seats& seats)
{
    QStringList names;
    for (const RecordPlayer& player : seats.players())
        names << player.name;
    return names.join(u' ');
}

static std::vector<RecordPlayer> family()
{
    return {{QStringLiteral("A"), Colour::Orange, PlayerKind::Person, {}},
            {QStringLiteral("B"), Colour::Blue, PlayerKind::Person, {}},
            {QStringLiteral("C"), Colour::Green, PlayerKind::Person, {}},
            {QStringLiteral("D"), Colour::Pink, PlayerKind::Medium, {}}};
}

void TestSeats::aFirstRaceIsAPersonAgainstAComputer()
{
    const Seats seats;
    QCOMPARE(names(seats), QStringLiteral("Player 1 Rosie"));
    QCOMPARE(seats.players()[0].kind, PlayerKind::Person);
    QCOMPARE(seats.players()[1].kind, PlayerKind::Medium);
    QVERIFY(playersProblem(seats.players()).isEmpty());
}

void TestSeats::twoToFivePlayers()
{
    Seats seats;
    QVERIFY(!seats.canRemove());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(seats.canAdd());
        seats.add();
    }
    QVERIFY(!seats.canAdd());
    std::set<Colour> colours;
    std::set<QString> different;
    for (const RecordPlayer& player : seats.players()) {
        colours.insert(player.colour);
        different.insert(player.name);
    }
    QCOMPARE(colours.size(), 5U);
    QCOMPARE(different.size(), 5U);
    seats.remove(0);
    QCOMPARE(seats.count(), 4);
    seats.add();
    QCOMPARE(seats.players().back().colour, Colour::Orange);
    QCOMPARE(seats.players().back().name, QStringLiteral("Player 1"));
}

void TestSeats::movingASeat_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("order");
    QTest::newRow("first to last") << 0 << 3 << QStringLiteral("B C D A");
    QTest::newRow("last to first") << 3 << 0 << QStringLiteral("D A B C");
    QTest::newRow("one down") << 1 << 2 << QStringLiteral("A C B D");
    QTest::newRow("one up") << 2 << 1 << QStringLiteral("A C B D");
    QTest::newRow("nowhere") << 2 << 2 << QStringLiteral("A B C D");
}

void TestSeats::movingASeat()
{
    QFETCH(int, from);
    QFETCH(int, to);
    Seats seats;
    seats.setPlayers(family());
    seats.move(from, to);
    QTEST(names(seats), "order");
}

void TestSeats::aTakenColourIsExchanged()
{
    Seats seats;
    seats.setPlayers(family());
    const QSignalSpy changes(&seats, &Seats::changed);
    seats.setColour(0, Colour::Pink);
    QCOMPARE(seats.players()[0].colour, Colour::Pink);
    QCOMPARE(seats.players()[3].colour, Colour::Orange);
    seats.setColour(0, Colour::Yellow);
    QCOMPARE(seats.players()[0].colour, Colour::Yellow);
    QCOMPARE(seats.players()[3].colour, Colour::Orange);
    seats.setColour(0, Colour::Yellow);
    QCOMPARE(seats.players()[0].colour, Colour::Yellow);
    QCOMPARE(changes.size(), 3);
}

void TestSeats::aProposedNameFollowsTheKind()
{
    Seats seats;
    seats.setKind(0, PlayerKind::Medium);
    QCOMPARE(names(seats), QStringLiteral("Bumble Rosie"));
    seats.setKind(1, PlayerKind::Person);
    QCOMPARE(names(seats), QStringLiteral("Bumble Player 1"));
    seats.setName(1, QStringLiteral("Mia"));
    seats.setKind(1, PlayerKind::Medium);
    QCOMPARE(names(seats), QStringLiteral("Bumble Mia"));
}

void TestSeats::namesAreTidied_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks around go") << QStringLiteral("  Oma  Lies ") << QStringLiteral("Oma Lies");
    QTest::newRow("tabs and bells are blanks") << QStringLiteral("Jo\tJo\a") << QStringLiteral("Jo Jo");
    QTest::newRow("only blanks is no name") << QStringLiteral("  \t ") << QStringLiteral("");
    QTest::newRow("at most forty characters") << QString(50, u'x') << QString(40, u'x');
    QTest::newRow("no half of a picture is left") << QString(39, u'x') + QStringLiteral("🐞") << QString(39, u'x');
    QTest::newRow("a picture may be a name") << QStringLiteral("🐞") << QStringLiteral("🐞");
}

void TestSeats::namesAreTidied()
{
    QFETCH(QString, typed);
    QTEST(playerName(typed), "name");
}

void TestSeats::aNamelessPlayerStopsTheRace()
{
    auto players = family();
    players[2].name = QStringLiteral("   ");
    QCOMPARE(playersProblem(players), QStringLiteral("The player on seat 3 needs a name."));
}

void TestSeats::shufflingKeepsThePlayers()
{
    Seats seats;
    seats.setPlayers(family());
    std::set<QString> orders;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        seats.shuffle(seed);
        orders.insert(names(seats));
        QVERIFY(std::ranges::is_permutation(seats.players(), family()));
    }
    QCOMPARE(orders.size(), 24U);
}

void TestSeats::aRaceIsMadeOfThePlan()
{
    RacePlan plan;
    plan.players = family();
    plan.players[0].name = QStringLiteral(" Ann ");
    plan.firstSeat = 2;
    plan.teams = true;
    plan.deck.counts[0] = 30;
    const GameRecord record = makeRecord(plan, *QRandomGenerator::system());
    QCOMPARE(record.players[0].name, QStringLiteral("Ann"));
    QCOMPARE(record.firstSeat, 2);
    QVERIFY(record.teams);
    QCOMPARE(record.deck, plan.deck);
    QVERIFY(record.actions.empty());
    QVERIFY(record.seed < (std::uint64_t {1} << 53));
    QVERIFY(record.seed != makeRecord(plan, *QRandomGenerator::system()).seed);
}

void TestSeats::theFirstSeatIsDrawnFairly()
{
    RacePlan plan;
    plan.players = family();
    QRandomGenerator random(7);
    std::array<int, 4> counts {};
    for (int i = 0; i < 4000; ++i)
        ++counts[static_cast<std::size_t>(makeRecord(plan, random).firstSeat)];
    for (const int count : counts)
        QVERIFY(count > 850 && count < 1150);
}

void TestSeats::teamsNeedFourPlayers()
{
    RacePlan plan;
    plan.players = family();
    plan.teams = true;
    plan.players.pop_back();
    plan.firstSeat = 3;
    const GameRecord record = makeRecord(plan, *QRandomGenerator::system());
    QVERIFY(!record.teams);
    QVERIFY(record.firstSeat < 3);
}

void TestSeats::theLastRaceIsRemembered()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    {
        Settings settings(path);
        rememberRace(settings, {family(), 3, true, QStringLiteral("/a.bbtrack"), QStringLiteral("/b.bbdeck"), false});
    }
    const Settings settings(path);
    const RememberedRace race = rememberedRace(settings);
    QCOMPARE(race.players, family());
    QCOMPARE(race.firstSeat, std::optional(3));
    QVERIFY(race.teams);
    QCOMPARE(race.trackPath, QStringLiteral("/a.bbtrack"));
    QCOMPARE(race.deckPath, QStringLiteral("/b.bbdeck"));
    QVERIFY(!race.hideHand);
}

void TestSeats::damagedMemoriesAreForgotten_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("nothing stored") << QStringList();
    QTest::newRow("an unknown colour") << QStringList {QStringLiteral("red person A"), QStringLiteral("blue person B")};
    QTest::newRow("an unknown kind") << QStringList {QStringLiteral("orange person A"), QStringLiteral("blue robot B")};
    QTest::newRow("no name") << QStringList {QStringLiteral("orange person"), QStringLiteral("blue person B")};
    QTest::newRow("a colour twice") << QStringList {QStringLiteral("blue person A"), QStringLiteral("blue person B")};
    QTest::newRow("a lonely player") << QStringList {QStringLiteral("blue person A")};
}

void TestSeats::damagedMemoriesAreForgotten()
{
    QFETCH(QStringList, lines);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setLines(Setting::RacePlayers, lines);
    Seats seats;
    seats.setPlayers(rememberedRace(settings).players);
    QCOMPARE(names(seats), QStringLiteral("Player 1 Rosie"));
}

BUBBLEBAR_TEST(TestSeats)
#include "tst_seats.moc"
