#include "core/beetle/chances.h"
#include "core/beetle/die.h"
#include "core/beetle/expectation.h"
#include "core/beetle/recordfile.h"
#include "tests/app/cli/clirun.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

Run runBeetle(const QByteArray& arguments, const QByteArray& input = {})
{
    return runCli(words(("beetle " + arguments).trimmed().constData()), input);
}

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

/// Three players for the places, to the end.
beetle::Record wholeGame()
{
    beetle::Record record;
    record.seed = 5;
    record.playOn = true;
    record.players = {{QStringLiteral("Ann"), beetle::PenColour::Red, PlayerKind::Person, {}},
                      {QStringLiteral("Bo"), beetle::PenColour::Blue, PlayerKind::Person, {}},
                      {QStringLiteral("Cy"), beetle::PenColour::Pink, PlayerKind::Easy, {}}};
    beetle::Die die(record.seed);
    beetle::Game game(beetle::optionsOf(record));
    while (game.phase() != beetle::Game::Phase::Over) {
        record.rolls.push_back(die.roll());
        game.apply(record.rolls.back());
    }
    return record;
}

} // namespace

/// `bubblebar-cli beetle …` as it is run (formats page, "bubblebar-cli").
class CliBeetleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasHelp();
    void wrongUse_data();
    void wrongUse();
    void simulates();
    void simulationsAgreeWithTheExactNumbers_data();
    void simulationsAgreeWithTheExactNumbers();
    void simulationsHaveText();
    void replays();
    void replaysWhatIsUnfinished();
    void refusesRecords();
};

void CliBeetleTest::hasHelp()
{
    const Run group = runBeetle("--help");
    QCOMPARE(group.status, 0);
    QVERIFY(group.output.startsWith("Usage: bubblebar-cli beetle COMMAND"));
    QVERIFY(group.output.contains("\n  beetle simulate  ") && group.output.contains("\n  beetle replay    "));
    QVERIFY(group.output.contains("\nExample:\n  bubblebar-cli beetle "));
    QVERIFY(runCli({QStringLiteral("--help")}).output.contains("\n  beetle "));
    for (const QByteArray part : {"simulate", "replay"}) {
        const QByteArray name = "beetle " + part;
        const Run run = runBeetle(part + " --help");
        QCOMPARE(run.status, 0);
        QVERIFY(run.complaint.isEmpty());
        QVERIFY(run.output.startsWith("Usage: bubblebar-cli " + name + ' '));
        QVERIFY(run.output.contains("\nExample:\n  bubblebar-cli " + name + ' '));
    }
}

void CliBeetleTest::wrongUse_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* arguments, const char* complaint) {
        QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(complaint);
    };
    row("", "Too few arguments.");
    row("dance", "There is no command “beetle dance”; --help lists them all.");
    row("--json", "There is no command “beetle --json”");
    row("simulate", "--players needs a whole number from 2 to 8.");
    row("simulate --players 1 --games 1 --seed 1", "--players needs a whole number from 2 to 8.");
    row("simulate --players 9 --games 1 --seed 1", "--players needs a whole number from 2 to 8.");
    row("simulate --players two --games 1 --seed 1", "--players needs a whole number from 2 to 8.");
    row("simulate --players 2 --games 0 --seed 1", "--games needs a whole number from 1 to ");
    row("simulate --players 2 --seed 1", "--games needs a whole number from 1 to ");
    row("simulate --players 2 --games 1", "--seed needs a whole number from 0 to 9007199254740991.");
    row("simulate --players 2 --games 1 --seed -1", "--seed needs a whole number");
    row("simulate --players 2 --games 1 --seed 1 --first 2", "--first needs a whole number from 0 to 1.");
    row("simulate --players 2 --games 1 --seed 1 --six-legs", "Unknown option 'six-legs'.");
    row("simulate 2 --games 1 --seed 1", "Too many arguments.");
    row("replay", "Too few arguments.");
    row("replay no-such-file", "no-such-file: The file can't be read: ");
    row("replay a b", "Too many arguments.");
}

void CliBeetleTest::wrongUse()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, complaint);
    const Run run = runBeetle(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.startsWith("bubblebar-cli: ") && run.complaint.contains(complaint), run.complaint);
}

void CliBeetleTest::simulates()
{
    const Run run = runBeetle("simulate --players 3 --games 500 --seed 5 --json");
    QCOMPARE(run.status, 0);
    QVERIFY(run.complaint.isEmpty());
    const QJsonObject answer = json(run.output);
    QCOMPARE(answer.keys(),
             QStringList({QStringLiteral("games"), QStringLiteral("rollsToFinish"), QStringLiteral("winsBySeat")}));
    QCOMPARE(answer.value(QStringLiteral("games")).toInt(), 500);
    QCOMPARE(answer.value(QStringLiteral("rollsToFinish")).toObject().keys(),
             QStringList({QStringLiteral("mean"), QStringLiteral("variance")}));
    int wins = 0;
    for (const QJsonValue seat : answer.value(QStringLiteral("winsBySeat")).toArray())
        wins += seat.toInt();
    QCOMPARE(wins, 500);
    QCOMPARE(runBeetle("simulate --players 3 --games 500 --seed 5 --json --first 0").output, run.output);
    QVERIFY(runBeetle("simulate --players 3 --games 500 --seed 6 --json").output != run.output);
    QVERIFY(runBeetle("simulate --players 3 --games 500 --seed 5 --json --first 1").output != run.output);
}

void CliBeetleTest::simulationsAgreeWithTheExactNumbers_data()
{
    QTest::addColumn<int>("variant");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("D4") << 0 << QByteArray("");
    QTest::newRow("D6 four legs") << 1 << QByteArray("--four-legs");
    QTest::newRow("D6 wings") << 2 << QByteArray("--wings");
    QTest::newRow("D6 four legs and wings") << 3 << QByteArray("--wings --four-legs");
}

void CliBeetleTest::simulationsAgreeWithTheExactNumbers()
{
    QFETCH(int, variant);
    QFETCH(QByteArray, options);
    constexpr int kGames = 5000;
    const Run run = runBeetle("simulate --players 2 --games 5000 --seed 3 --first 1 --json " + options);
    const QJsonObject answer = json(run.output);
    const beetle::Variant chosen = beetle::kAllVariants[static_cast<std::size_t>(variant)];
    const beetle::Expectation& exact = beetle::Expectation::of(chosen);
    const double mean =
        answer.value(QStringLiteral("rollsToFinish")).toObject().value(QStringLiteral("mean")).toDouble();
    const double error = std::sqrt(exact.variance(beetle::Sheet(chosen)) / (2 * kGames));
    QVERIFY(std::abs(mean - exact.mean(beetle::Sheet(chosen))) < 4 * error);
    const double chance = beetle::winChances(beetle::Game({2, chosen, false}, 1))[1];
    const int wins = answer.value(QStringLiteral("winsBySeat")).toArray()[1].toInt();
    QVERIFY(std::abs(wins - chance * kGames) < 4 * std::sqrt(chance * (1 - chance) * kGames));
}

void CliBeetleTest::simulationsHaveText()
{
    const Run run = runBeetle("simulate --players 2 --games 100 --seed 1");
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("Games: 100\nRolls to finish a beetle: "));
    QVERIFY(run.output.contains(" (exactly: 44.25, 179.9)\nWins by seat: "));
    QVERIFY(run.output.contains(" (expected: 5"));
}

void CliBeetleTest::replays()
{
    const beetle::Record record = wholeGame();
    const beetle::Game game = beetle::gameAt(record);
    const Run run = runBeetle("replay - --json", beetle::recordBytes(record));
    QCOMPARE(run.status, 0);
    const QJsonObject answer = json(run.output);
    QCOMPARE(answer.value(QStringLiteral("winners")).toArray(), QJsonArray {*game.winner()});
    QCOMPARE(answer.value(QStringLiteral("turns")).toInt(), game.turns());
    QCOMPARE(answer.value(QStringLiteral("actions")).toInt(), static_cast<int>(record.rolls.size()));
    const QJsonArray places = answer.value(QStringLiteral("places")).toArray();
    QCOMPARE(places.size(), 3);
    for (int place = 1; place <= 3; ++place)
        QCOMPARE(game.place(places[place - 1].toInt()), place);

    const Run text = runBeetle("replay -", beetle::recordBytes(record));
    const QByteArray winner = record.players[static_cast<std::size_t>(*game.winner())].name.toUtf8();
    QVERIFY(text.output.startsWith("Won by " + winner + "\nPlaces: " + winner + ", "));
    QVERIFY(text.output.contains("\nTurns: " + QByteArray::number(game.turns()) + ", after 3 throws for who begins\n"));
}

void CliBeetleTest::replaysWhatIsUnfinished()
{
    beetle::Record record = wholeGame();
    record.rolls.resize(20);
    const QByteArray bytes = beetle::recordBytes(record);
    QCOMPARE(runBeetle("replay --json -", bytes).output,
             QByteArray("{\"winners\": null, \"turns\": 17, \"actions\": 20, \"places\": []}\n"));
    QVERIFY(runBeetle("replay -", bytes).output.startsWith("Nobody has won yet\n"));
}

void CliBeetleTest::refusesRecords()
{
    beetle::Record record = wholeGame();
    const QByteArray number = QByteArray::number(record.rolls.size() + 1);
    record.rolls.push_back(3);
    const Run after = runBeetle("replay -", beetle::recordBytes(record));
    QCOMPARE(after.status, 1);
    QVERIFY(after.output.isEmpty());
    QVERIFY2(after.complaint.contains("Roll " + number + " comes after the end of the game"), after.complaint);

    record.rolls = {3, 7};
    const Run seven = runBeetle("replay -", beetle::recordBytes(record));
    QCOMPARE(seven.status, 2);
    QVERIFY(seven.complaint.contains("rolls[1]: The number must be within 1 … 6, but it is 7."));
    QCOMPARE(runBeetle("replay -", "{").status, 2);
}

BUBBLEBAR_TEST(CliBeetleTest)
#include "tst_beetle.moc"
