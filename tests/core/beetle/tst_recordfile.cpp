#include "core/beetle/die.h"
#include "core/beetle/recordfile.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"
#include "tests/core/beetle/games.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;
using beetle::Game;
using beetle::Record;

namespace {

Record freshRecord(int players, beetle::Variant variant = {}, bool playOn = false)
{
    Record record;
    record.variant = variant;
    record.playOn = playOn;
    record.seed = 7;
    for (int seat = 0; seat < players; ++seat) {
        const auto number = static_cast<std::size_t>(seat);
        record.players.push_back({QStringLiteral("Ann %1").arg(seat),
                                  beetle::kAllPenColours[number],
                                  kAllPlayerKinds[number % kAllPlayerKinds.size()],
                                  {}});
    }
    return record;
}

/// Rolls with the record's die; to the end of the game where `most` allows it.
Record playedRecord(Record record, std::size_t most = SIZE_MAX)
{
    beetle::Die die(record.seed);
    Game game(beetle::optionsOf(record));
    while (record.rolls.size() < most && game.phase() != Game::Phase::Over) {
        record.rolls.push_back(die.roll());
        game.apply(record.rolls.back());
    }
    return record;
}

/// The refusal of a record, for DamagedFiles.
Result<Record> parse(const QByteArray& bytes)
{
    tl::expected<Record, beetle::RecordError> record = beetle::parseRecord(bytes);
    if (!record)
        return failure(record.error().error);
    return std::move(*record);
}

} // namespace

/// Records of the dice game (formats page, "Beetle record"; D8).
class BeetleRecordFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneItemALine();
    void readsAnyLayout();
    void savesTheSameBytes_data();
    void savesTheSameBytes();
    void extraKeysSurvive();
    void replaysTheSame();
    void resumesWithTheSameRolls();
    void filesOfVersion1StillLoad();
    void nothingComesAfterTheEnd_data();
    void nothingComesAfterTheEnd();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused() { verifyRefused(&parse); }
    void everyTruncationIsRefused();
};

void BeetleRecordFileTest::writesOneItemALine()
{
    Record record = freshRecord(2, {true, false}, true);
    record.rolls = {3, 5};
    QCOMPARE(beetle::recordBytes(record), QByteArray("{\n"
                                                     "  \"format\": \"bubblebar-beetle\",\n"
                                                     "  \"version\": 1,\n"
                                                     "  \"players\": [\n"
                                                     "    {\"name\": \"Ann 0\", \"colour\": \"red\", \"kind\": "
                                                     "\"person\"},\n"
                                                     "    {\"name\": \"Ann 1\", \"colour\": \"orange\", \"kind\": "
                                                     "\"random\"}\n"
                                                     "  ],\n"
                                                     "  \"fourLegs\": true,\n"
                                                     "  \"wings\": false,\n"
                                                     "  \"playOn\": true,\n"
                                                     "  \"seed\": 7,\n"
                                                     "  \"rolls\": [\n"
                                                     "    3,\n"
                                                     "    5\n"
                                                     "  ]\n"
                                                     "}\n"));
    record.rolls.clear();
    QVERIFY(beetle::recordBytes(record).endsWith("  \"rolls\": []\n}\n"));
}

void BeetleRecordFileTest::readsAnyLayout()
{
    const auto read = beetle::parseRecord(
        R"({"rolls": [3, 5, 1], "seed": 7, "wings": true, "playOn": false, "fourLegs": false, "version": 1,
            "players": [{"kind": "person", "name": "Ann", "colour": "red"},
                        {"colour": "brown", "kind": "hard", "name": "Bo"}], "format": "bubblebar-beetle"})");
    QVERIFY(read.has_value());
    QCOMPARE(read->rolls, std::vector<int>({3, 5, 1}));
    QVERIFY(read->variant == (beetle::Variant {false, true}));
    QCOMPARE(read->players[1].colour, beetle::PenColour::Brown);
    QCOMPARE(read->players[1].kind, PlayerKind::Hard);
    QCOMPARE(beetle::gameAt(*read).seat(), 0);
}

void BeetleRecordFileTest::savesTheSameBytes_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("variant");
    QTest::addColumn<bool>("playOn");
    QTest::addColumn<int>("rolls");
    QTest::newRow("a fresh game") << 2 << 0 << false << 0;
    QTest::newRow("within the first throws") << 3 << 0 << false << 2;
    QTest::newRow("within the turns") << 4 << 1 << false << 50;
    QTest::newRow("a whole game") << 2 << 0 << false << 100000;
    QTest::newRow("a whole game of eight for the places") << 8 << 3 << true << 100000;
    QTest::newRow("four legs") << 5 << 1 << false << 100000;
    QTest::newRow("wings") << 6 << 2 << true << 100000;
}

void BeetleRecordFileTest::savesTheSameBytes()
{
    QFETCH(int, players);
    QFETCH(int, variant);
    QFETCH(bool, playOn);
    QFETCH(int, rolls);
    const Record fresh = freshRecord(players, beetle::kAllVariants[static_cast<std::size_t>(variant)], playOn);
    const Record record = playedRecord(fresh, static_cast<std::size_t>(rolls));
    const QByteArray bytes = beetle::recordBytes(record);
    const auto read = beetle::parseRecord(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(beetle::recordBytes(*read), bytes);
    QVERIFY(*read == record);
}

void BeetleRecordFileTest::extraKeysSurvive()
{
    QByteArray bytes = beetle::recordBytes(playedRecord(freshRecord(2), 4));
    bytes.replace(R"("kind": "person"})", R"("kind": "person", "x-hat": true})");
    bytes.replace("\n  ]\n}\n", "\n  ],\n  \"x-a\": [1, {\"b\": 2}],\n  \"x-z\": null\n}\n");
    const auto read = beetle::parseRecord(bytes);
    QVERIFY(read.has_value());
    QVERIFY(read->players[0].extras.contains(QStringLiteral("x-hat")));
    QCOMPARE(beetle::recordBytes(*read), bytes);
}

/// D8
void BeetleRecordFileTest::replaysTheSame()
{
    const Record record = playedRecord(freshRecord(3, {false, true}, true));
    const auto read = beetle::parseRecord(beetle::recordBytes(record));
    QVERIFY(read.has_value());
    Game game(beetle::optionsOf(record));
    for (std::size_t i = 0; i < record.rolls.size(); ++i) {
        const Game again = beetle::gameAt(*read, i);
        QCOMPARE(again.seat(), game.seat());
        QCOMPARE(again.firstThrows().size(), game.firstThrows().size());
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(again.sheet(seat) == game.sheet(seat));
        game.apply(record.rolls[i]);
    }
    QCOMPARE(beetle::gameAt(*read).winner(), game.winner());
}

/// D8
void BeetleRecordFileTest::resumesWithTheSameRolls()
{
    const Record whole = playedRecord(freshRecord(4));
    Record part = whole;
    part.rolls.resize(whole.rolls.size() / 2);
    beetle::Die die(part.seed, part.rolls.size());
    while (part.rolls.size() < whole.rolls.size())
        part.rolls.push_back(die.roll());
    QCOMPARE(part.rolls, whole.rolls);
}

/// A file that the first version wrote, with the rolls of its die.
void BeetleRecordFileTest::filesOfVersion1StillLoad()
{
    const QByteArray bytes = dataFile(QStringLiteral("beetle/version1.bbbeetle"));
    const auto read = beetle::parseRecord(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(beetle::recordBytes(*read), bytes);
    const Game game = beetle::gameAt(*read);
    QCOMPARE(game.phase(), Game::Phase::Over);
    QCOMPARE(game.firstSeat(), 1);
    QCOMPARE(game.turns(), 125);
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(game.place(seat), seat + 1);
    Record again = *read;
    again.rolls.clear();
    QCOMPARE(playedRecord(again).rolls, read->rolls);
}

void BeetleRecordFileTest::nothingComesAfterTheEnd_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("playOn");
    QTest::newRow("D5 the first finished beetle ends it") << 3 << false;
    QTest::newRow("D5 the places are settled") << 3 << true;
    QTest::newRow("D5 two players play on for nothing") << 2 << true;
}

void BeetleRecordFileTest::nothingComesAfterTheEnd()
{
    QFETCH(int, players);
    QFETCH(bool, playOn);
    Record record = playedRecord(freshRecord(players, {}, playOn));
    const int winner = *beetle::gameAt(record).winner();
    const int number = static_cast<int>(record.rolls.size()) + 1;
    record.rolls.insert(record.rolls.end(), {6, 1, 2});
    const auto read = beetle::parseRecord(beetle::recordBytes(record));
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().roll, number);
    QCOMPARE(fileErrorText(read.error().error),
             QStringLiteral("rolls[%1]: Roll %2 comes after the end of the game, which Ann %3 has won.")
                 .arg(number - 1)
                 .arg(number)
                 .arg(winner));
}

void BeetleRecordFileTest::damagedOnesAreRefused_data()
{
    const DamagedFiles files(beetle::recordBytes(playedRecord(freshRecord(4), 12)));
    const char* missing = "This key is missing.";
    for (const char* key : {"format", "version", "players", "fourLegs", "wings", "playOn", "seed", "rolls",
                            "players/1/name", "players/2/colour", "players/3/kind"}) {
        QString place = QString::fromLatin1(key);
        if (const qsizetype slash = place.indexOf(u'/'); slash > 0)
            place = QStringLiteral("players[%1].%2").arg(place.at(slash + 1)).arg(place.mid(slash + 3));
        const QByteArray sentence = (place + QStringLiteral(": ") + QLatin1StringView(missing)).toUtf8();
        files.value(("without " + QByteArray(key)).constData(), key, "", sentence.constData());
    }
    files.value("another format", "format", "\"bubblebar-game\"",
                "format: The format must be “bubblebar-beetle”, but it is “bubblebar-game”.");
    files.value("a newer version", "version", "2",
                "version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    files.value("version 0", "version", "0",
                "version: The number must be within 1 … 9223372036854775807, but it is 0.");
    files.value("a version that is a text", "version", "\"1\"", "version: This must be a number.");
    files.value("players that are an object", "players", "{}", "players: This must be a list in square brackets.");
    files.value("D1 nobody plays", "players", "[]", "players: The list must have 2 … 8 entries, but it has 0.");
    files.value("D1 one plays alone", "players", R"([{"name": "Ann", "colour": "red", "kind": "person"}])",
                "players: The list must have 2 … 8 entries, but it has 1.");
    files.value("D1 nine play", "players", "[1, 2, 3, 4, 5, 6, 7, 8, 9]",
                "players: The list must have 2 … 8 entries, but it has 9.");
    files.value("a player that is a text", "players/1", "\"Ann\"", "players[1]: This must be an object in braces.");
    files.value("a nameless player", "players/1/name", "\"\"",
                "players[1].name: The text must have 1 … 40 characters, but it has 0.");
    files.value("a long name", "players/1/name", "\"A name of more than forty characters is too long\"",
                "players[1].name: The text must have 1 … 40 characters, but it has 48.");
    files.value("a name that is a number", "players/1/name", "5", "players[1].name: This must be a text in quotes.");
    files.value("an unknown colour", "players/2/colour", "\"teal\"",
                "players[2].colour: “teal” is not known here, only: red, orange, yellow, green, blue, purple, pink, "
                "brown.");
    files.value("a colour twice", "players/3/colour", "\"red\"", "players[3].colour: “red” comes twice.");
    files.value("a colour that is a number", "players/3/colour", "1",
                "players[3].colour: This must be a text in quotes.");
    files.value("an unknown kind", "players/2/kind", "\"greedy\"",
                "players[2].kind: “greedy” is not known here, only: person, random, easy, medium, hard, expert.");
    files.value("an unknown key of a player", "players/0/age", "9", "players[0].age: This key is not known here.");
    files.value("an unknown key", "firstSeat", "0", "firstSeat: This key is not known here.");
    files.value("D6 legs that are a number", "fourLegs", "4", "fourLegs: This must be true or false.");
    files.value("D6 wings that are a text", "wings", "\"yes\"", "wings: This must be true or false.");
    files.value("D5 playing on that is null", "playOn", "null", "playOn: This must be true or false.");
    files.value("a negative seed", "seed", "-1", "seed: The number must be within 0 … 9007199254740991, but it is -1.");
    files.value("a seed of 2^53", "seed", "9007199254740992",
                "seed: The number must be within 0 … 9007199254740991, but it is 9007199254740992.");
    files.value("half a seed", "seed", "0.5", "seed: This must be a whole number.");
    files.value("a seed that is a text", "seed", "\"7\"", "seed: This must be a number.");
    files.value("rolls that are an object", "rolls", "{}", "rolls: This must be a list in square brackets.");
    files.value("rolls that are a text", "rolls", "\"355\"", "rolls: This must be a list in square brackets.");
    files.value("a roll of 0", "rolls/3", "0", "rolls[3]: The number must be within 1 … 6, but it is 0.");
    files.value("a roll of 7", "rolls/11", "7", "rolls[11]: The number must be within 1 … 6, but it is 7.");
    files.value("a negative roll", "rolls/0", "-3", "rolls[0]: The number must be within 1 … 6, but it is -3.");
    files.value("half a roll", "rolls/2", "2.5", "rolls[2]: This must be a whole number.");
    files.value("a roll that is a text", "rolls/2", "\"2\"", "rolls[2]: This must be a number.");
    files.value("a roll that is null", "rolls/2", "null", "rolls[2]: This must be a number.");
    files.value("a roll that is a list", "rolls/2", "[2]", "rolls[2]: This must be a number.");
    files.text("a key twice", "\"seed\": 7", "\"seed\": 7,\n  \"seed\": 8",
               "Line 14, seed: This key comes twice in one object.");
    files.text("a comma too many", "\"seed\": 7,", "\"seed\": 7,,", "Line 13: From here on this is no valid JSON.");
    files.text("a bracket missing", "\n  ]\n}\n", "\n}\n", "Line 28: From here on this is no valid JSON.");
    files.bytes("a list", "[]", "This must be an object in braces.");
    files.bytes("nothing", "", "The file is empty.");
    files.bytes("no UTF-8", "{\"format\": \"\xff\"}", "This is no UTF-8 text.");
}

void BeetleRecordFileTest::everyTruncationIsRefused()
{
    const QByteArray bytes = beetle::recordBytes(playedRecord(freshRecord(2), 5));
    for (qsizetype size = 0; size < bytes.size() - 2; ++size) // without the line end it is whole
        QVERIFY(!beetle::parseRecord(bytes.left(size)).has_value());
}

BUBBLEBAR_TEST(BeetleRecordFileTest)
#include "tst_recordfile.moc"
