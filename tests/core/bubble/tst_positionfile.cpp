#include "core/bubble/positionfile.h"
#include "core/bubble/rules.h"
#include "core/support/errortext.h"
#include "core/support/random.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// A turn of orange with a bonus pending on B.0, where the stack on A.0 could be reordered.
constexpr const char* kRace =
    "A meadow orange*any-1 blue : e3-0 0-1 1-e1\nB purple yellow*reorder pink : e4-0 0-1 1-e0\n"
    "lay start 0,0 A 1,0 B 0,1 finish 1,1\n"
    "orange own:blue any:2\nblue own:tile\n"
    "on A.0 orange1 blue1\non B.0 orange2\non finish blue2\n"
    "pile own:3 any:1\ndiscard own:pink\nplayed any:1\nbonus B.0\nseed 7";

QByteArray raceBytes()
{
    return positionBytes(scenario(kRace));
}

} // namespace

/// Position files (formats page, "Position").
class PositionFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneItemALine();
    void rotationsAreInTheTrack();
    void extraKeysAreReadOver();
    void oddOnesAreAccepted_data();
    void oddOnesAreAccepted();
    void winnerComesFromTheFinishStack_data();
    void winnerComesFromTheFinishStack();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused() { verifyRefused(&parsePosition); }
    void everyCutIsRefused();
    void randomDamageDoesNoHarm();
    void manySpacesTakeNoTime();
};

void PositionFileTest::writesOneItemALine()
{
    const QByteArray bytes = raceBytes();
    QVERIFY(bytes.startsWith("{\n  \"format\": \"bubblebar-position\",\n  \"version\": 1,\n  \"track\": {\n"));
    const QByteArray rest = bytes.mid(bytes.indexOf("  \"teams\""));
    QCOMPARE(rest, QByteArray("  \"teams\": false,\n"
                              "  \"players\": [\n"
                              "    {\"colour\": \"orange\", \"hand\": [\"own:blue\", \"any:2\"]},\n"
                              "    {\"colour\": \"blue\", \"hand\": [\"own:tile\"]}\n"
                              "  ],\n"
                              "  \"beetles\": {\n"
                              "    \"start\": [\"orange3\", \"blue3\"],\n"
                              "    \"A.0\": [\"orange1\", \"blue1\"],\n"
                              "    \"B.0\": [\"orange2\"],\n"
                              "    \"finish\": [\"blue2\"]\n"
                              "  },\n"
                              "  \"drawPile\": [\"own:3\", \"any:1\"],\n"
                              "  \"discardPile\": [\"own:pink\"],\n"
                              "  \"turn\": {\"player\": 0, \"played\": [\"any:1\"], \"bonus\": \"B.0\"},\n"
                              "  \"seed\": 7\n"
                              "}\n"));
}

void PositionFileTest::rotationsAreInTheTrack()
{
    QByteArray text = raceBytes();
    text.replace("\"bonus\": \"reorder\"", "\"bonus\": \"rotate\"");
    Result<Position> position = parsePosition(text);
    QVERIFY(position.has_value());
    play(*position, "bonus rotate A ccw");
    const Result<Position> again = parsePosition(positionBytes(*position));
    QVERIFY(again.has_value());
    QCOMPARE(again->race.board->track().tiles[1].rotation, 5);
    QVERIFY(legalActions(*again) == legalActions(*position));
}

void PositionFileTest::extraKeysAreReadOver()
{
    QByteArray text = raceBytes();
    text.replace("\"seed\": 7", "\"seed\": 7, \"x-mood\": {\"deep\": [1]}");
    text.replace("\"hand\": [\"own:tile\"]", "\"hand\": [\"own:tile\"], \"x-seat\": 1");
    text.replace("\"bonus\": \"B.0\"", "\"bonus\": \"B.0\", \"x-turn\": null");
    text.replace("\"finish\": [\"blue2\"]", "\"finish\": [\"blue2\"], \"x-beetles\": true");
    const Result<Position> position = parsePosition(text);
    QVERIFY(position.has_value());
    QCOMPARE(positionBytes(*position), raceBytes());
}

void PositionFileTest::oddOnesAreAccepted_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("no seed is seed 0", ",\n  \"seed\": 7", "");
    row("the greatest seed", "\"seed\": 7", "\"seed\": 9007199254740991");
    row("an odd deck", "\"drawPile\": [\"own:3\", \"any:1\"]", "\"drawPile\": [\"own:3\", \"own:3\", \"own:3\"]");
    row("no cards at all", "\"hand\": [\"own:blue\", \"any:2\"]", "\"hand\": []");
    row("an empty stack", "\"finish\": [\"blue2\"]", "\"finish\": [\"blue2\"], \"A.1\": []");
    row("R25 no route to finish: a rotation can lead there", "\"rotation\": 0", "\"rotation\": 1");
    row("R20 two cards, and a bonus", "\"played\": [\"any:1\"]", "\"played\": [\"any:1\", \"any:1\"]");
}

void PositionFileTest::oddOnesAreAccepted()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray text = raceBytes();
    QVERIFY(text.contains(from));
    const Result<Position> position = parsePosition(text.replace(from, to));
    QVERIFY2(position.has_value(), position ? "" : qPrintable(fileErrorText(position.error())));
}

void PositionFileTest::winnerComesFromTheFinishStack_data()
{
    QTest::addColumn<QByteArray>("finish");
    QTest::addColumn<QList<int>>("winners");
    QTest::newRow("R28 nobody yet") << QByteArray("orange1 blue1 orange2") << QList<int> {};
    QTest::newRow("R28 all of one player") << QByteArray("blue1 blue2 orange1 blue3") << QList<int> {1};
    QTest::newRow("R29 both, the lower last beetle wins")
        << QByteArray("blue1 orange1 orange2 blue2 blue3 orange3") << QList<int> {1};
    QTest::newRow("R29 both, the other way round")
        << QByteArray("blue1 blue2 orange1 orange2 orange3 blue3") << QList<int> {0};
}

void PositionFileTest::winnerComesFromTheFinishStack()
{
    QFETCH(QByteArray, finish);
    QFETCH(QList<int>, winners);
    const std::string lines =
        "A meadow orange : e3-0 0-e1\nB meadow pink : e4-0 0-e0\nlay start 0,0 A 1,0 B 0,1 finish 1,1\n"
        "orange any:1\nblue\nplayed any:1 any:2\non finish " +
        finish.toStdString();
    QByteArray text = positionBytes(scenario(lines));
    if (winners.isEmpty())
        text.replace("\"any:1\", \"any:2\"", "\"any:1\"");
    const Result<Position> position = parsePosition(text);
    QVERIFY2(position.has_value(), position ? "" : qPrintable(fileErrorText(position.error())));
    const std::vector<int> found = position->race.winners();
    QCOMPARE(QList<int>(found.begin(), found.end()), winners);
    QCOMPARE(positionBytes(*position), text);
}

void PositionFileTest::damagedOnesAreRefused_data()
{
    const DamagedFiles files(raceBytes());
    files.text("another format", "bubblebar-position", "bubblebar-place",
               "format: The format must be “bubblebar-position”, but it is “bubblebar-place”.");
    files.text("a newer version", "\"version\": 1,\n  \"track\"", "\"version\": 2,\n  \"track\"",
               "version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    files.text("an unknown key", "\"seed\": 7", "\"seed\": 7, \"mood\": 1", "mood: This key is not known here.");
    files.text("a missing key", "  \"discardPile\": [\"own:pink\"],\n", "", "discardPile: This key is missing.");
    files.text("a key twice", "\"seed\": 7", "\"seed\": 7, \"seed\": 8",
               "Line 84, seed: This key comes twice in one object.");
    files.text("a damaged track", "\"rotation\": 0", "\"rotation\": 6",
               "track.tiles[1].rotation: The number must be within 0 … 5, but it is 6.");
    files.text("R1 an unconnected track", "\"at\": [0, 1]", "\"at\": [5, 5]",
               "track: No race can be run on this track: Lay at least two track tiles beside the start tile.");
    files.text("R19 teams of two", "\"teams\": false", "\"teams\": true", "teams: Teams need four players.");
    files.text("one player", ",\n    {\"colour\": \"blue\", \"hand\": [\"own:tile\"]}", "",
               "players: The list must have 2 … 5 entries, but it has 1.");
    files.text("a colour twice", "\"colour\": \"blue\"", "\"colour\": \"orange\"",
               "players[1].colour: “orange” comes twice.");
    files.text("an unknown colour", "\"colour\": \"blue\"", "\"colour\": \"red\"",
               "players[1].colour: “red” is not known here, only: orange, blue, yellow, pink, green.");
    files.text(
        "an unknown card", "\"own:tile\"", "\"own:tiles\"",
        "players[1].hand[0]: “own:tiles” is not known here, only: own:orange, own:blue, own:yellow, own:pink, "
        "own:green, any:orange, any:blue, any:yellow, any:pink, any:green, own:choice, own:3, any:1, any:2, own:tile.");
    files.text("a card that is no text", "\"own:tile\"", "3", "players[1].hand[0]: This must be a text in quotes.");
    files.text("R18 a beetle is missing", "\"orange3\", ", "", "beetles: The beetle orange 3 is missing.");
    files.text("R18 a beetle twice", "\"orange3\", ", "\"orange3\", \"orange1\", ",
               "beetles.start[1]: “orange1” comes twice.");
    files.text("R18 a beetle too many", "\"blue3\"", "\"blue3\", \"blue4\"",
               "beetles.start[2]: There is no beetle “blue4” in this race.");
    files.text("an unknown space", "\"A.0\": [", "\"A.9\": [", "beetles.A.9: There is no space “A.9” on this track.");
    files.text("a stack that is no list", "\"finish\": [\"blue2\"]", "\"finish\": \"blue2\"",
               "beetles.finish: This must be a list in square brackets.");
    files.text("R5 a stack over its limit", "\"B.0\": [\"orange2\"]", "\"B.0\": [\"orange2\", \"orange3\"]",
               "beetles.B.0: 2 beetles stand here, but the limit of this space is 1.");
    files.text("no such player", "\"player\": 0", "\"player\": 2",
               "turn.player: The number must be within 0 … 1, but it is 2.");
    files.text("half a player", "\"player\": 0", "\"player\": 0.5", "turn.player: This must be a whole number.");
    files.text("three cards played", "\"played\": [\"any:1\"]", "\"played\": [\"any:1\", \"any:1\", \"any:1\"]",
               "turn.played: The list must have 0 … 2 entries, but it has 3.");
    files.text("R26 two cards played and no bonus", "\"played\": [\"any:1\"], \"bonus\": \"B.0\"",
               "\"played\": [\"any:1\", \"any:1\"], \"bonus\": null",
               "turn.played: Two cards are played and no bonus is pending, so this turn has ended.");
    files.text("R24 a bonus before a card", "\"played\": [\"any:1\"]", "\"played\": []",
               "turn.bonus: No card is played yet, so no bonus can be pending.");
    files.text("R24 a bonus where nobody stands", "\"bonus\": \"B.0\"}", "\"bonus\": \"B.1\"}",
               "turn.bonus: Nobody stands on B.1, so its bonus can't be pending.");
    files.text("R24 a bonus on a space without one", "\"bonus\": \"B.0\"}", "\"bonus\": \"start\"}",
               "turn.bonus: Nothing can be done with a bonus on start, so none can be pending.");
    files.text("R25 a bonus without a possible action", "\"A.0\": [\"orange1\", \"blue1\"]",
               "\"A.0\": [\"orange1\"], \"A.1\": [\"blue1\"]",
               "turn.bonus: Nothing can be done with a bonus on B.0, so none can be pending.");
    files.text("R28 a bonus after the end",
               "\"orange3\", \"blue3\"],\n    \"A.0\": [\"orange1\", \"blue1\"],\n    \"B.0\": [\"orange2\"],\n"
               "    \"finish\": [\"blue2\"]",
               "\"orange3\"],\n    \"A.0\": [\"orange1\"],\n    \"B.0\": [\"orange2\"],\n"
               "    \"finish\": [\"blue2\", \"blue3\", \"blue1\"]",
               "turn.bonus: The race is over, so no bonus can be pending.");
    files.text("a bonus on an unknown space", "\"bonus\": \"B.0\"}", "\"bonus\": \"B\"}",
               "turn.bonus: There is no space “B” on this track.");
    files.text("a seed below 0", "\"seed\": 7", "\"seed\": -1",
               "seed: The number must be within 0 … 9007199254740991, but it is -1.");
    files.text("a seed of 2^53", "\"seed\": 7", "\"seed\": 9007199254740992",
               "seed: The number must be within 0 … 9007199254740991, but it is 9007199254740992.");
}

/// A file that broke off is refused wherever it broke off, with the line.
void PositionFileTest::everyCutIsRefused()
{
    const QByteArray text = raceBytes();
    for (qsizetype size = 7; size + 1 < text.size(); size += 7) {
        const Result<Position> position = parsePosition(text.left(size));
        QVERIFY(!position.has_value());
        QVERIFY(position.error().line > 0);
    }
}

/// Whatever is accepted can be played on and saved.
void PositionFileTest::randomDamageDoesNoHarm()
{
    const QByteArray text = raceBytes();
    FastRandom random(1);
    const auto pick = [&](qsizetype bound) {
        return static_cast<qsizetype>(below(random, static_cast<std::uint64_t>(bound)));
    };
    int accepted = 0;
    for (int i = 0; i < 3000; ++i) {
        QByteArray damaged = text;
        const qsizetype size = 1 + pick(12);
        damaged.replace(pick(text.size()), size, text.mid(pick(text.size()), pick(2) == 0 ? size : pick(12)));
        const Result<Position> position = parsePosition(damaged);
        if (!position) {
            QVERIFY(!fileErrorText(position.error()).isEmpty());
            continue;
        }
        ++accepted;
        QCOMPARE(legalActions(*position).empty(), position->race.isOver());
        const QByteArray bytes = positionBytes(*position);
        const Result<Position> again = parsePosition(bytes);
        QVERIFY(again.has_value());
        QCOMPARE(positionBytes(*again), bytes);
    }
    QVERIFY(accepted > 0);
}

/// Empty stacks may stand in a file, and it has room for hundreds of thousands.
void PositionFileTest::manySpacesTakeNoTime()
{
    QByteArray stacks;
    for (int i = 0; i < 400'000; ++i)
        stacks += "\"Z" + QByteArray::number(i) + "\": [], ";
    const QByteArray bytes = raceBytes().replace("\"start\": [", stacks + "\"start\": [");
    const Result<Position> position = parsePosition(bytes);
    QVERIFY(!position);
    QCOMPARE(fileErrorText(position.error()), QStringLiteral("beetles.Z0: There is no space “Z0” on this track."));
}

BUBBLEBAR_TEST(PositionFileTest)
#include "tst_positionfile.moc"
