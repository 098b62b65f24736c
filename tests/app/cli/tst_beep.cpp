#include "core/beep/record.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

struct Outcome
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;
};

Outcome runCli(const QString& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar-cli"),
                  arguments.split(u' ', Qt::SkipEmptyParts));
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished())
        qFatal("bubblebar-cli: %s", qUtf8Printable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QByteArray example(const char* name)
{
    return dataFile(QStringLiteral("beep/") + QLatin1StringView(name));
}

/// An example with its events replaced.
QByteArray withEvents(const char* name, const QByteArray& events)
{
    return withValue(example(name), QStringLiteral("events"), events);
}

} // namespace

/// The card game on the console (formats page, "bubblebar-cli").
class CliBeepTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresExamples_data();
    void scoresExamples();
    void refusesRecords_data();
    void refusesRecords();
    void simulates();
    void simulatesInWords();
    void wrongUse_data();
    void wrongUse();
    void helpHasAnExample_data();
    void helpHasAnExample();
};

void CliBeepTest::scoresExamples_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : dataNames(QStringLiteral("beep"), QStringLiteral("*.bbbeep")))
        QTest::newRow(qUtf8Printable(file)) << file.left(file.indexOf(u'.'));
}

void CliBeepTest::scoresExamples()
{
    QFETCH(QString, name);
    const QString path = QStringLiteral("beep/%1.").arg(name);
    const Outcome run = runCli(QStringLiteral("beep score ") + dataPath(path + QStringLiteral("bbbeep")));
    QCOMPARE(run.status, 0);
    QVERIFY(run.complaint.isEmpty());
    QCOMPARE(json(run.output), json(dataFile(path + QStringLiteral("score.json"))));
    const Outcome piped = runCli(QStringLiteral("beep score --json -"), dataFile(path + QStringLiteral("bbbeep")));
    QCOMPARE(piped.output, run.output);
}

void CliBeepTest::refusesRecords_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const QByteArray& record, int status, const char* complaint) {
        QTest::newRow(name) << record << status << QStringLiteral("standard input: ") + QString::fromUtf8(complaint);
    };
    row("a wrong take on the strict table",
        withEvents("20.bbbeep", R"([{"t": 77, "player": 1, "do": "take", "centre": 0, "own": 0}])"), 1,
        "Event 1 is against the rules: “white snail” has neither the animal nor the colour of “green hedgehog”.");
    row("out of turn", withEvents("07.bbbeep", R"([{"t": 1, "player": 0, "do": "pass"},
                                                  {"t": 2, "player": 0, "do": "pass"}])"),
        1, "Event 2 is against the rules: It is the turn of Player 1 to remove a card");
    row("a reward of other cards", withEvents("17.bbbeep", R"([{"t": 1, "player": 1, "do": "honk"},
                                                              {"t": 2, "player": 1, "do": "reward", "centres": [0, 2]}])"),
        1, "Event 2 is against the rules: The card “purple duck” does not belong to a traffic jam.");
    row("anything after the end",
        example("20.bbbeep").replace("\n ]\n}", R"(, {"t": 9000, "player": 0, "do": "honk"} ]})"), 1,
        "Event 9 is against the rules: The game is over.");
    row("a pile that is not there",
        withEvents("20.bbbeep", R"([{"t": 1, "player": 1, "do": "take", "centre": 5, "own": 0}])"), 2,
        "events[0].centre: The number must be within 0 … 4, but it is 5.");
    row("another file", dataFile(QStringLiteral("tracks/01.bbtrack")), 2,
        "format: The format must be “bubblebar-beep”");
    row("nothing", {}, 2, "The file is empty.");
}

void CliBeepTest::refusesRecords()
{
    QFETCH(QByteArray, record);
    QFETCH(int, status);
    QFETCH(QString, complaint);
    const Outcome run = runCli(QStringLiteral("beep score -"), record);
    QCOMPARE(run.status, status);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.contains(complaint.toUtf8()), run.complaint);
}

void CliBeepTest::simulates()
{
    const QString arguments =
        QStringLiteral("beep simulate --players easy,medium,hard --games 20 --seed 5 --table tournament --json");
    const Outcome run = runCli(arguments);
    QCOMPARE(run.status, 0);
    QVERIFY(run.complaint.isEmpty());
    QJsonObject one = json(run.output);
    QCOMPARE(one.value(QStringLiteral("games")).toInt(), 20);
    QCOMPARE(one.value(QStringLiteral("unfinished")).toInt(), 0);
    QCOMPARE(one.value(QStringLiteral("winsBySeat")).toArray().size(), 3);
    QCOMPARE(one.value(QStringLiteral("pointsBySeat")).toArray().size(), 3);
    const QJsonObject ended = one.value(QStringLiteral("ended")).toObject();
    QCOMPARE(ended.value(QStringLiteral("piles")).toInt() + ended.value(QStringLiteral("passed")).toInt(), 20);
    const QJsonObject times = one.value(QStringLiteral("milliseconds")).toObject();
    QCOMPARE(times.keys(), QStringList({QStringLiteral("mean"), QStringLiteral("median"), QStringLiteral("p10"),
                                        QStringLiteral("p90")}));
    QJsonObject two = json(runCli(arguments).output);
    one.remove(QStringLiteral("eventsPerSecond"));
    two.remove(QStringLiteral("eventsPerSecond"));
    QCOMPARE(one, two);
}

void CliBeepTest::simulatesInWords()
{
    const Outcome run = runCli(QStringLiteral("beep simulate --players hard,easy --games 5 --seed 1"));
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("Games: 5, of which 0 were not finished\nSeconds: "));
    QVERIFY(run.output.contains("\nWins by seat: "));
}

void CliBeepTest::wrongUse_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* arguments, const char* complaint) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromUtf8(complaint);
    };
    row("beep", "Too few arguments.");
    row("beep dance", "There is no command “beep dance”");
    row("beep score", "Too few arguments.");
    row("beep score a b", "Too many arguments.");
    row("beep score no-such-file", "no-such-file: The file can't be read: ");
    row("beep simulate --games 1 --seed 1", "“” is no level");
    row("beep simulate --players easy,person --games 1 --seed 1", "“person” is no level");
    row("beep simulate --players easy --games 1 --seed 1", "a game has two to six players");
    row("beep simulate --players easy,easy,easy,easy,easy,easy,easy --games 1 --seed 1", "two to six players");
    row("beep simulate --players easy,hard --games 0 --seed 1", "--games needs a whole number");
    row("beep simulate --players easy,hard --games 1", "--seed needs a whole number");
    row("beep simulate --players easy,hard --games 1 --seed 1 --table round", "“round” is no table");
}

void CliBeepTest::wrongUse()
{
    QFETCH(QString, arguments);
    QFETCH(QString, complaint);
    const Outcome run = runCli(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.startsWith("bubblebar-cli: ") && run.complaint.contains(complaint.toUtf8()), run.complaint);
}

void CliBeepTest::helpHasAnExample_data()
{
    QTest::addColumn<QString>("command");
    for (const char* name : {"beep", "beep score", "beep simulate"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CliBeepTest::helpHasAnExample()
{
    QFETCH(QString, command);
    const Outcome run = runCli(command + QStringLiteral(" --help"));
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("Usage: bubblebar-cli " + command.toUtf8() + ' '));
    QVERIFY(run.output.contains("\nExample:\n  bubblebar-cli beep "));
}

BUBBLEBAR_TEST(CliBeepTest)
#include "tst_beep.moc"
