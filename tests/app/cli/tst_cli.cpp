#include "core/bubble/deckfile.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/recordfile.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "core/track/trackfile.h"
#include "tests/app/cli/clirun.h"
#include "tests/common/scenario.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QString example(const QString& name)
{
    return dataPath(QStringLiteral("positions/") + name);
}

QJsonDocument json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text);
}

/// start – A.0 orange – A.1 blue – finish, and B beside start; orange holds own:blue and any:1.
QByteArray smallPosition()
{
    return positionBytes(scenario("A meadow orange blue : e3-0 0-1 1-e1\nB meadow yellow : e4-0 0-e0\n"
                                  "lay start 0,0 A 1,0 B 0,1 finish 1,1\norange own:blue any:1\nblue own:tile\n"
                                  "pile own:3 any:2 any:blue own:pink"));
}

/// A race between two people, played at random to its end.
GameRecord wholeRace()
{
    GameRecord record;
    record.track = parsePosition(smallPosition())->race.board->trackPtr();
    record.deck = standardDeck();
    record.players = {{QStringLiteral("Mia"), Colour::Orange, PlayerKind::Person, {}},
                      {QStringLiteral("Rosie"), Colour::Pink, PlayerKind::Person, {}}};
    Position position = initialPosition(record);
    FastRandom random(3);
    while (!position.race.isOver()) {
        const std::vector<Action> legal = legalActions(position);
        record.actions.push_back(legal[below(random, legal.size())]);
        apply(position, record.actions.back());
    }
    return record;
}

} // namespace

/// The console tool as it is run: answers, complaints and exit status (formats page, "bubblebar-cli").
class CliTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void wrongUse_data();
    void wrongUse();
    void helpHasAnExample_data();
    void helpHasAnExample();
    void tellsItsVersion();
    void movesOfAnExample();
    void movesFromStandardInput();
    void appliesSeveralActions();
    void refusesIllegalActions_data();
    void refusesIllegalActions();
    void countsSequences();
    void explains_data();
    void explains();
    void checksTracks();
    void checksSeveralTracks();
    void showsPositionsOfARecord();
    void replaysARecord();
    void refusesRecords_data();
    void refusesRecords();
    void simulates();
    void simulateTellsWhatIsWrong_data();
    void simulateTellsWhatIsWrong();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1StringView(name)); }
    void write(const char* name, const QByteArray& bytes);
    /// The words with FILE.ending replaced by the path of that file in the temporary folder.
    [[nodiscard]] QStringList located(QStringList arguments) const;

    QTemporaryDir m_folder;
    GameRecord m_race;
};

void CliTest::write(const char* name, const QByteArray& bytes)
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QStringList CliTest::located(QStringList arguments) const
{
    for (QString& argument : arguments) {
        if (argument.startsWith(QLatin1StringView("FILE.")))
            argument = m_folder.filePath(argument);
    }
    return arguments;
}

void CliTest::initTestCase()
{
    m_race = wholeRace();
    GameRecord illegal = m_race;
    illegal.actions.insert(illegal.actions.begin() + 1, Action::skip());
    const Position position = *parsePosition(smallPosition());
    Track draft = position.race.board->track();
    draft.tiles.pop_back();
    write("FILE.bbposition", smallPosition());
    write("FILE.bbgame", recordBytes(m_race));
    write("FILE.illegal", recordBytes(illegal));
    write("FILE.bbtrack", trackBytes(position.race.board->track()));
    write("FILE.draft", trackBytes(draft));
    write("FILE.damaged", smallPosition().left(100));
    write("FILE.empty", {});
    QVERIFY(QDir().mkdir(path("FILE.folder")));
}

void CliTest::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* arguments, const char* complaint) {
        QTest::newRow(arguments) << words(arguments) << QByteArray(complaint);
    };
    row("dance", "There is no command “dance”");
    row("--dance", "There is no command “--dance”");
    row("moves", "Too few arguments.");
    row("moves a b", "Too many arguments.");
    row("moves --loud FILE.bbposition", "Unknown option 'loud'.");
    row("moves no-such-file", "no-such-file: The file can't be read: ");
    row("moves FILE.damaged", "FILE.damaged: Line ");
    row("moves FILE.empty", "FILE.empty: The file is empty.");
    row("moves FILE.folder", "FILE.folder: This is a folder.");
    row("check FILE.empty", "FILE.empty: The file is empty.");
    row("check FILE.folder", "FILE.folder: This is a folder.");
    row("replay FILE.empty", "FILE.empty: The file is empty.");
    row("replay FILE.folder", "FILE.folder: This is a folder.");
    row("beetle replay FILE.empty", "FILE.empty: The file is empty.");
    row("beep score FILE.folder", "FILE.folder: This is a folder.");
    row("moves FILE.bbtrack", "The format must be “bubblebar-position”");
    row("check FILE.bbposition", "The format must be “bubblebar-track”");
    row("check FILE.bbtrack no-such-file", "no-such-file");
    row("apply FILE.bbposition", "Too few arguments.");
    row("apply FILE.bbposition fly", "“fly” is no action.");
    row("perft FILE.bbposition", "--depth needs a whole number from 0 to 100.");
    row("perft FILE.bbposition --depth two", "--depth needs a whole number from 0 to 100.");
    row("perft FILE.bbposition --depth -1", "--depth needs a whole number from 0 to 100.");
    row("explain FILE.bbposition own:blue orange1", "Give one action in quotes, or a card, a beetle and a space.");
    row("explain FILE.bbposition own:red orange1 A.1", "There is no card “own:red”.");
    row("position FILE.bbposition", "The format must be “bubblebar-game”");
    row("position FILE.bbgame --at 100000", "--at needs a whole number from 0 to ");
    row("replay FILE.damaged", "FILE.damaged: Line ");
}

void CliTest::wrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Run run = runCli(located(arguments));
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.startsWith("bubblebar-cli: ") && run.complaint.contains(complaint), run.complaint);
}

void CliTest::helpHasAnExample_data()
{
    QTest::addColumn<QString>("command");
    for (const char* name :
         {"check", "moves", "apply", "perft", "explain", "position", "replay", "simulate", "code", "decode", "export"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CliTest::helpHasAnExample()
{
    QFETCH(QString, command);
    const Run run = runCli({command, QStringLiteral("--help")});
    QVERIFY(!run.output.contains("\xC3\xA2")); // "â", the start of an ellipsis that was encoded twice
    QCOMPARE(run.status, 0);
    QVERIFY(run.complaint.isEmpty());
    QVERIFY(run.output.startsWith("Usage: bubblebar-cli " + command.toUtf8() + ' '));
    QVERIFY(run.output.contains("\nExample:\n  bubblebar-cli " + command.toUtf8() + ' '));
    QVERIFY(runCli({QStringLiteral("--help")}).output.contains("\n  " + command.toUtf8() + ' '));
}

void CliTest::tellsItsVersion()
{
    const Run run = runCli({QStringLiteral("--version")});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("bubblebar-cli ") && run.output.endsWith('\n'));
    QCOMPARE(runCli({}).status, 2);
}

void CliTest::movesOfAnExample()
{
    const Run run = runCli({QStringLiteral("moves"), example(QStringLiteral("12.bbposition"))});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, dataFile(QStringLiteral("positions/12.moves")));
    const Run list =
        runCli({QStringLiteral("moves"), QStringLiteral("--json"), example(QStringLiteral("12.bbposition"))});
    QCOMPARE(json(list.output).array().size(), run.output.count('\n'));
}

void CliTest::movesFromStandardInput()
{
    const Run run = runCli(words("moves -"), smallPosition());
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("play own:blue orange1 A.1\n"));
    const Run damaged = runCli(words("moves -"), "{");
    QCOMPARE(damaged.status, 2);
    QVERIFY(damaged.complaint.startsWith("bubblebar-cli: standard input: Line 1"));
}

void CliTest::appliesSeveralActions()
{
    const Run run = runCli({QStringLiteral("apply"), path("FILE.bbposition"),
                            QStringLiteral("play own:blue orange1 A.1"), QStringLiteral("play any:1 orange2 A.0"),
                            QStringLiteral("play own:tile blue1 A.0"), QStringLiteral("end")});
    QCOMPARE(run.status, 0);
    const Result<Position> after = parsePosition(run.output);
    QVERIFY(after.has_value());
    QCOMPARE(stackText(*after, "A.0"), std::string("orange2 blue1"));
    QCOMPARE(static_cast<int>(after->race.turn), 0);
    QCOMPARE(static_cast<int>(after->hand(1).size()), 2);
    QCOMPARE(positionBytes(*after), run.output);
}

void CliTest::refusesIllegalActions_data()
{
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("R13") << QStringList {QStringLiteral("play own:blue orange1 A.0")}
                         << QByteArray(
                                "Action 1, “play own:blue orange1 A.0”, is not legal: A.0 shows orange, not blue.");
    QTest::newRow("R17, as the second")
        << QStringList {QStringLiteral("play any:1 orange1 A.0"), QStringLiteral("play own:blue blue1 A.1")}
        << QByteArray(
               "Action 2, “play own:blue blue1 A.1”, is not legal: The card moves only own beetles, and blue 1 does "
               "not belong to the orange player.");
    QTest::newRow("a beetle that does not race")
        << QStringList {QStringLiteral("play any:1 green1 A.0")}
        << QByteArray("Action 1, “play any:1 green1 A.0”, is not legal: There is no beetle “green1” in this race.");
}

void CliTest::refusesIllegalActions()
{
    QFETCH(QStringList, actions);
    QFETCH(QByteArray, complaint);
    const Run run = runCli(QStringList {QStringLiteral("apply"), path("FILE.bbposition")} + actions);
    QCOMPARE(run.status, 1);
    QVERIFY(run.output.isEmpty());
    QCOMPARE(run.complaint, "bubblebar-cli: " + complaint + '\n');
}

void CliTest::countsSequences()
{
    const Run run = runCli(words("perft --depth 2") + QStringList(example(QStringLiteral("02.bbposition"))));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray("294\n"));
    QCOMPARE(runCli(located(words("perft FILE.bbposition --depth 0 --json"))).output, QByteArray("1\n"));
}

void CliTest::explains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("legal") << words("own:blue orange1 A.1") << 0 << QByteArray("legal\n");
    QTest::newRow("legal action") << QStringList(QStringLiteral("play any:1 blue2 A.0")) << 0 << QByteArray("legal\n");
    QTest::newRow("R13") << words("own:blue orange1 B.0") << 1 << QByteArray("B.0 shows yellow, not blue.\n");
    QTest::newRow("R15") << words("any:1 orange1 A.1") << 1
                         << QByteArray("The card moves a beetle exactly 1 space, and A.1 is 2 spaces away.\n");
    QTest::newRow("R20 a card of another hand")
        << words("own:tile orange1 A.0") << 1
        << QByteArray("The card “own beetle to a neighbouring tile” is not in the hand of the orange player.\n");
    QTest::newRow("R20 end") << QStringList(QStringLiteral("end")) << 1
                             << QByteArray("A turn begins with a card, and one can be played: “own beetle to blue”.\n");
}

void CliTest::explains()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, answer);
    const QStringList command {QStringLiteral("explain"), path("FILE.bbposition")};
    const Run run = runCli(command + arguments);
    QCOMPARE(run.status, status);
    QCOMPARE(run.output, answer);
    QVERIFY(run.complaint.isEmpty());
    const Run list = runCli(command + arguments + QStringList(QStringLiteral("--json")));
    QCOMPARE(list.status, status);
    QCOMPARE(json(list.output).object().value(QStringLiteral("legal")).toBool(), status == 0);
}

void CliTest::checksTracks()
{
    const Run valid = runCli({QStringLiteral("check"), path("FILE.bbtrack"), QStringLiteral("--json")});
    QCOMPARE(valid.status, 0);
    QVERIFY(valid.output.startsWith("{\n  \"valid\": true,\n  \"length\": \"short\",\n  \"trackTiles\": 2,\n"
                                    "  \"shortestPath\": 2,\n  \"findings\": ["));
    const Run draft = runCli({QStringLiteral("check"), path("FILE.draft"), QStringLiteral("--json")});
    QCOMPARE(draft.status, 1);
    const QJsonObject answer = json(draft.output).object();
    QVERIFY(answer.value(QStringLiteral("shortestPath")).isNull());
    QCOMPARE(answer.value(QStringLiteral("findings")).toArray().first().toObject().value(QStringLiteral("code")),
             QJsonValue(QStringLiteral("finish-missing")));
    const Run text = runCli({QStringLiteral("check"), path("FILE.draft")});
    QCOMPARE(text.status, 1);
    QVERIFY(text.output.contains("not valid") && text.output.contains("error: Lay the finish tile."));
}

void CliTest::checksSeveralTracks()
{
    const QStringList arguments = located(words("check --json FILE.bbtrack FILE.draft -"));
    const QByteArray third = dataFile(QStringLiteral("tracks/01.bbtrack"));
    const Run run = runCli(arguments, third);
    QCOMPARE(run.status, 1);
    const QJsonArray answers = json(run.output).array();
    QCOMPARE(answers.size(), 3);
    QCOMPARE(answers[1].toObject().value(QStringLiteral("valid")).toBool(), false);
    QCOMPARE(answers[2].toObject().value(QStringLiteral("length")),
             json(dataFile(QStringLiteral("tracks/01.check.json"))).object().value(QStringLiteral("length")));
}

void CliTest::showsPositionsOfARecord()
{
    const Run first = runCli(located(words("position FILE.bbgame --at 0")));
    QCOMPARE(first.status, 0);
    QCOMPARE(first.output, positionBytes(initialPosition(m_race)));
    const Run third = runCli(located(words("position --at 3 FILE.bbgame")));
    QCOMPARE(third.output, positionBytes(positionAt(m_race, 3)));
    const Run last = runCli(located(words("position FILE.bbgame")));
    QCOMPARE(last.output, positionBytes(positionAt(m_race)));
}

void CliTest::replaysARecord()
{
    const Run run = runCli(located(words("replay FILE.bbgame --json")));
    QCOMPARE(run.status, 0);
    const QJsonObject answer = json(run.output).object();
    QCOMPARE(answer.keys(),
             QStringList({QStringLiteral("actions"), QStringLiteral("turns"), QStringLiteral("winners")}));
    QCOMPARE(answer.value(QStringLiteral("actions")).toInteger(), static_cast<qint64>(m_race.actions.size()));
    const int winner = positionAt(m_race).race.winners().front();
    QCOMPARE(answer.value(QStringLiteral("winners")).toArray(), QJsonArray {winner});
    const Run text = runCli(located(words("replay FILE.bbgame")));
    QVERIFY(text.output.startsWith("Won by " + m_race.players[static_cast<std::size_t>(winner)].name.toUtf8() + ": "));

    GameRecord fresh = m_race;
    fresh.actions.clear();
    QCOMPARE(runCli(words("replay --json -"), recordBytes(fresh)).output,
             QByteArray("{\"winners\": null, \"turns\": 0, \"actions\": 0}\n"));
    fresh.actions.assign(m_race.actions.begin(), m_race.actions.begin() + 1);
    QCOMPARE(runCli(words("replay --json -"), recordBytes(fresh)).output,
             QByteArray("{\"winners\": null, \"turns\": 1, \"actions\": 1}\n"));
}

void CliTest::refusesRecords_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("replay") << QStringLiteral("replay");
    QTest::newRow("position") << QStringLiteral("position");
}

void CliTest::refusesRecords()
{
    QFETCH(QString, command);
    const Run run = runCli({command, path("FILE.illegal")});
    QCOMPARE(run.status, 1);
    QVERIFY(run.output.isEmpty());
    QVERIFY(run.complaint.contains("FILE.illegal: Action 2, “bonus skip”, is not legal: "));
}

void CliTest::simulates()
{
    const QStringList arguments =
        located(words("simulate FILE.bbtrack --players random,greedy,random --games 20 --seed 5 --json"));
    const Run run = runCli(arguments + words("--threads 1"));
    QCOMPARE(run.status, 0);
    QVERIFY(run.complaint.isEmpty());
    QJsonObject one = json(run.output).object();
    QCOMPARE(one.value(QStringLiteral("games")).toInt(), 20);
    QCOMPARE(one.value(QStringLiteral("winsBySeat")).toArray().size(), 3);
    QVERIFY(one.value(QStringLiteral("visits")).toObject().contains(QStringLiteral("A.1")));
    const QJsonObject turns = one.value(QStringLiteral("turns")).toObject();
    QCOMPARE(turns.keys(), QStringList({QStringLiteral("mean"), QStringLiteral("median"), QStringLiteral("p10"),
                                        QStringLiteral("p90")}));
    QJsonObject two = json(runCli(arguments + words("--threads 2")).output).object();
    one.remove(QStringLiteral("actionsPerSecond"));
    two.remove(QStringLiteral("actionsPerSecond"));
    QCOMPARE(one, two);
    const Run text = runCli(located(words("simulate FILE.bbtrack --players random,random --games 5 --seed 1")));
    QVERIFY(text.output.startsWith("Races: 5, of which 0 were not finished\n"));
}

void CliTest::simulateTellsWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const char* arguments, int status, const char* complaint) {
        QTest::newRow(name) << words(arguments) << status << QByteArray(complaint);
    };
    row("an invalid track", "FILE.draft --players random,random --games 1 --seed 1", 1, "Lay the finish tile.");
    row("no track", "FILE.damaged --players random,random --games 1 --seed 1", 2, "FILE.damaged");
    row("a person", "FILE.bbtrack --players person,random --games 1 --seed 1", 2, "“person” is no level");
    row("one player", "FILE.bbtrack --players random --games 1 --seed 1", 2, "a race has two to five players");
    row("no players", "FILE.bbtrack --games 1 --seed 1", 2, "“” is no level");
    row("no races", "FILE.bbtrack --players random,random --games 0 --seed 1", 2, "--games needs a whole number");
    row("no seed", "FILE.bbtrack --players random,random --games 1", 2, "--seed needs a whole number");
    row("R19 teams of two", "FILE.bbtrack --players random,random --games 1 --seed 1 --teams", 2,
        "Teams need four players.");
}

void CliTest::simulateTellsWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, complaint);
    const Run run = runCli(QStringList(QStringLiteral("simulate")) + located(arguments));
    QCOMPARE(run.status, status);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.contains(complaint), run.complaint);
}

BUBBLEBAR_TEST(CliTest)
#include "tst_cli.moc"
