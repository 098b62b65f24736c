#include "core/bubble/deckfile.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/recordfile.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

TrackPtr smallTrack()
{
    return scenario(
               "A meadow orange*any-1 blue*draw : e3-0 0-1 1-e1\nB meadow yellow*reorder pink+green : e4-0 0-1 1-e0\n"
               "lay start 0,0 A 1,0 B 0,1 finish 1,1\norange\nblue")
        .race.board->trackPtr();
}

GameRecord freshRecord(int players)
{
    GameRecord record;
    record.track = smallTrack();
    record.deck = standardDeck();
    record.deck.name.clear();
    record.deck.extras = {};
    record.teams = players == 4;
    record.firstSeat = 1;
    record.seed = 42;
    for (int seat = 0; seat < players; ++seat) {
        const auto number = static_cast<std::size_t>(seat);
        record.players.push_back({QStringLiteral("Mia %1").arg(seat), kAllColours[number], PlayerKind::Person, {}});
    }
    return record;
}

/// Plays random legal actions; to the end of the race where `most` allows it.
GameRecord playedRecord(int players, std::size_t most)
{
    GameRecord record = freshRecord(players);
    Position position = initialPosition(record);
    FastRandom random(7);
    while (record.actions.size() < most && !position.race.isOver()) {
        std::vector<std::string> legal = legalTexts(position);
        const std::string line = legal[below(random, legal.size())];
        record.actions.push_back(*parseAction(position.race, line));
        play(position, line);
    }
    return record;
}

/// The refusal of a record, for DamagedFiles.
Result<GameRecord> parse(const QByteArray& bytes)
{
    tl::expected<GameRecord, RecordError> record = parseRecord(bytes);
    if (!record)
        return failure(record.error().error);
    return std::move(*record);
}

} // namespace

/// Game records (formats page, "Game record").
class RecordFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneItemALine();
    void savesTheSameBytes_data();
    void savesTheSameBytes();
    void extraKeysSurvive();
    void replaysTheSame();
    void illegalActionsAreRefused_data();
    void illegalActionsAreRefused();
    void nothingComesAfterTheEnd();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused() { verifyRefused(&parse); }
    void refusalsTellTheirKind();
};

void RecordFileTest::writesOneItemALine()
{
    GameRecord record = playedRecord(2, 2);
    const QByteArray bytes = recordBytes(record);
    QVERIFY(bytes.startsWith("{\n  \"format\": \"bubblebar-game\",\n  \"version\": 1,\n  \"track\": {\n"));
    const QByteArray line = QByteArray::fromStdString(actionText(initialPosition(record).race, record.actions[1]));
    const QByteArray rest = bytes.mid(bytes.indexOf("  \"teams\""));
    QVERIFY(rest.startsWith("  \"teams\": false,\n  \"firstSeat\": 1,\n  \"seed\": 42,\n  \"players\": [\n"
                            "    {\"name\": \"Mia 0\", \"colour\": \"orange\", \"kind\": \"person\"},\n"
                            "    {\"name\": \"Mia 1\", \"colour\": \"blue\", \"kind\": \"person\"}\n  ],\n"
                            "  \"actions\": [\n    \"play "));
    QVERIFY(rest.endsWith("\",\n    \"" + line + "\"\n  ]\n}\n"));
    QVERIFY(bytes.contains("\n  \"deck\": {\"own:orange\": 4, \"own:blue\": 4, "));
    record.actions.clear();
    QVERIFY(recordBytes(record).endsWith("  \"actions\": []\n}\n"));
}

void RecordFileTest::savesTheSameBytes_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("actions");
    QTest::newRow("a fresh race") << 2 << 0;
    QTest::newRow("within a turn") << 3 << 7;
    QTest::newRow("teams") << 4 << 60;
    QTest::newRow("a whole race") << 2 << 100000;
    QTest::newRow("a whole race of five") << 5 << 100000;
}

void RecordFileTest::savesTheSameBytes()
{
    QFETCH(int, players);
    QFETCH(int, actions);
    const GameRecord record = playedRecord(players, static_cast<std::size_t>(actions));
    const QByteArray bytes = recordBytes(record);
    const auto read = parseRecord(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(recordBytes(*read), bytes);
    QVERIFY(read->actions == record.actions);
    QVERIFY(read->players == record.players);
}

void RecordFileTest::extraKeysSurvive()
{
    QByteArray bytes = recordBytes(playedRecord(2, 3));
    bytes.replace("\"kind\": \"person\"}\n", "\"kind\": \"hard\", \"x-hat\": true}\n");
    bytes.replace("\"own:tile\": 3}", "\"own:tile\": 3, \"x-new\": 1}");
    bytes.replace("\"at\": [1, 1]}", "\"at\": [1, 1], \"x-flag\": \"up\"}");
    bytes.replace("\n  ]\n}\n", "\n  ],\n  \"x-a\": [1, {\"b\": 2}],\n  \"x-z\": null\n}\n");
    const auto read = parseRecord(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(recordBytes(*read), bytes);
}

void RecordFileTest::replaysTheSame()
{
    const GameRecord record = playedRecord(3, 40);
    const auto read = parseRecord(recordBytes(record));
    QVERIFY(read.has_value());
    Position position = initialPosition(record);
    QCOMPARE(static_cast<int>(position.race.turn), 1);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        QCOMPARE(positionBytes(positionAt(*read, i)), positionBytes(position));
        apply(position, record.actions[i]);
    }
    QCOMPARE(positionBytes(positionAt(*read)), positionBytes(position));
}

void RecordFileTest::illegalActionsAreRefused_data()
{
    QTest::addColumn<QByteArray>("actions");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QByteArray& actions, int number, const QByteArray& sentence) {
        QTest::newRow(name) << actions << number << QString::fromUtf8(sentence);
    };
    row("R20 no card played", "\"end\"", 1,
        "Action 1, “end”, is not legal: A turn begins with a card, and one can be played: “");
    row("R24 no bonus", "\"bonus skip\"", 1,
        "Action 1, “bonus skip”, is not legal: No bonus is waiting to be used or skipped.");
    row("no action at all", "\"fly\"", 1, "Action 1, “fly”, is not legal: “fly” is no action.");
    row("a beetle of another race", "\"play own:3 pink1 A.0\"", 1,
        "Action 1, “play own:3 pink1 A.0”, is not legal: There is no beetle “pink1” in this race.");
    const QByteArray cut = QByteArray(120, '9') + "…";
    row("a word of thousands of letters", '"' + QByteArray(3000, '9') + '"', 1,
        "Action 1, “" + cut + "”, is not legal: “" + cut + "” is no action.");
}

void RecordFileTest::illegalActionsAreRefused()
{
    QFETCH(QByteArray, actions);
    QFETCH(int, number);
    QFETCH(QString, sentence);
    const QByteArray fresh = recordBytes(freshRecord(2));
    const auto record = parseRecord(QByteArray(fresh).replace("\"actions\": []", "\"actions\": [" + actions + "]"));
    QVERIFY(!record.has_value());
    QVERIFY(record.error().kind == RecordError::Kind::IllegalAction);
    QCOMPARE(record.error().action, number);
    const QString found = fileErrorText(record.error().error);
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

/// R28
void RecordFileTest::nothingComesAfterTheEnd()
{
    GameRecord record = playedRecord(2, 100000);
    QVERIFY(positionAt(record).race.isOver());
    record.actions.push_back(Action::end());
    const auto read = parseRecord(recordBytes(record));
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().action, static_cast<int>(record.actions.size()));
    QVERIFY(fileErrorText(read.error().error).endsWith(QLatin1StringView("so nothing can be done any more.")));
}

void RecordFileTest::damagedOnesAreRefused_data()
{
    const DamagedFiles files(recordBytes(playedRecord(4, 12)));
    files.value("no format", "format", "", "format: This key is missing.");
    files.value("a newer version", "version", "2",
                "version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    files.value("no track", "track", "", "track: This key is missing.");
    files.value("a damaged track", "track/tiles/1/face", "\"left\"",
                "track.tiles[1].face: “left” is not known here, only: front, back.");
    files.value("R1 a track without finish", "track/tiles/3", "",
                "track: No race can be run on this track: Lay the finish tile.");
    files.value("an unknown card", "deck/own:4", "1", "deck.own:4: This key is not known here.");
    files.value("a deck of eighteen", "deck", "{\"own:3\": 18}",
                "deck: A deck has 20 to 200 cards, but this one has 18.");
    files.value("teams that are a number", "teams", "1", "teams: This must be true or false.");
    files.value("R19 teams of three", "players/3", "", "teams: Teams need four players.");
    files.value("no such first seat", "firstSeat", "4", "firstSeat: The number must be within 0 … 3, but it is 4.");
    files.value("a seed of 2^53", "seed", "9007199254740992",
                "seed: The number must be within 0 … 9007199254740991, but it is 9007199254740992.");
    files.value("no players", "players", "[]", "players: The list must have 2 … 5 entries, but it has 0.");
    files.value("a colour twice", "players/1/colour", "\"orange\"", "players[1].colour: “orange” comes twice.");
    files.value("a nameless player", "players/1/name", "\"\"",
                "players[1].name: The text must have 1 … 40 characters, but it has 0.");
    files.value("a long name", "players/1/name", "\"A name of more than forty characters is too long\"",
                "players[1].name: The text must have 1 … 40 characters, but it has 48.");
    files.value("an unknown kind", "players/2/kind", "\"greedy\"",
                "players[2].kind: “greedy” is not known here, only: person, random, easy, medium, hard, expert.");
    files.value("an unknown key of a player", "players/0/age", "9", "players[0].age: This key is not known here.");
    files.value("an action that is no text", "actions/3", "7", "actions[3]: This must be a text in quotes.");
    files.value("actions that are no list", "actions", "{}", "actions: This must be a list in square brackets.");
    files.value("R20 an action of nobody", "actions/0", "\"fly\"",
                "Action 1, “fly”, is not legal: “fly” is no action.");
    files.bytes("nothing", "", "The file is empty.");
}

void RecordFileTest::refusalsTellTheirKind()
{
    const QByteArray bytes = recordBytes(freshRecord(2));
    const auto kindOf = [](const QByteArray& damaged) { return parseRecord(damaged).error().kind; };
    QVERIFY(kindOf("[]") == RecordError::Kind::Unreadable);
    QVERIFY(kindOf(withValue(bytes, QStringLiteral("seed"), "\"seven\"")) == RecordError::Kind::Unreadable);
    QVERIFY(kindOf(withValue(bytes, QStringLiteral("track/tiles/0"), "")) == RecordError::Kind::InvalidTrack);
    QVERIFY(kindOf(withValue(bytes, QStringLiteral("actions"), "[\"end\"]")) == RecordError::Kind::IllegalAction);
}

BUBBLEBAR_TEST(RecordFileTest)
#include "tst_recordfile.moc"
