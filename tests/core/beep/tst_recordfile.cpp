#include "core/beep/record.h"
#include "core/beep/score.h"
#include "core/support/random.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

namespace {

Record freshRecord(TableKind table, const Deal& deal)
{
    Record record;
    record.table = table;
    record.deal = deal;
    for (std::size_t player = 0; player < deal.own.size(); ++player)
        record.players += QStringLiteral("Mia %1").arg(player);
    return record;
}

/// Any event, allowed or not.
Event randomEvent(const Table& table, FastRandom& random)
{
    const auto number = [&](int bound) { return static_cast<int>(below(random, static_cast<std::uint64_t>(bound))); };
    const Milliseconds time = table.now() + number(900);
    const int player = number(table.players());
    switch (number(12)) {
    case 0:
        return Event::honk(time, player);
    case 1:
        return Event::reward(time, player, number(kCentrePiles), number(kCentrePiles));
    case 2:
        return Event::remove(time, player, number(kCentrePiles));
    case 3:
        return Event::pass(time, player);
    case 4:
        return Event::go(time);
    default:
        return Event::take(time, player, number(kCentrePiles), number(table.ownPiles()));
    }
}

/// A game in which players try anything; what is refused is not in the record.
Record randomRecord(TableKind kind, int players, std::uint64_t seed, Table& table)
{
    Record record = freshRecord(kind, dealCards(players, seed));
    table = Table(kind, record.deal);
    FastRandom random(seed);
    for (int tries = 0; tries < 100000 && !table.isOver(); ++tries) {
        const Event event = randomEvent(table, random);
        if (table.apply(event))
            record.add(event);
    }
    return record;
}

/// Every kind of event, on the deal of jamDeal().
Record variedRecord()
{
    Record record = freshRecord(TableKind::Strict, jamDeal());
    for (const Event& event : {Event::take(1200, 0, 0, 0), Event::honk(3100, 1), Event::take(3200, 1, 1, 0)})
        record.add(event);
    return record;
}

/// The refusal of a record, for DamagedFiles.
Result<Record> parse(const QByteArray& bytes)
{
    tl::expected<Record, RecordError> record = parseRecord(bytes);
    if (!record)
        return failure(record.error().error);
    return std::move(*record);
}

void addDamagedEvents(const DamagedFiles& files)
{
    files.value("no events", "events", "", "events: This key is missing.");
    files.value("events that are no list", "events", "{}", "events: This must be a list in square brackets.");
    files.value("an event that is no object", "events/0", "\"honk\"", "events[0]: This must be an object in braces.");
    files.value("no time", "events/0/t", "", "events[0].t: This key is missing.");
    files.value("a time before the game", "events/0/t", "-1",
                "events[0].t: The number must be within 0 … 9007199254740991, but it is -1.");
    files.value("half a millisecond", "events/0/t", "1.5", "events[0].t: This must be a whole number.");
    files.value("a time out of range", "events/0/t", "9007199254740992",
                "events[0].t: The number must be within 0 … 9007199254740991, but it is 9007199254740992.");
    files.value("a time that is no number", "events/0/t", "\"3100\"", "events[0].t: This must be a number.");
    files.value("no player", "events/0/player", "", "events[0].player: This key is missing.");
    files.value("a player who is not there", "events/0/player", "2",
                "events[0].player: The number must be within 0 … 1, but it is 2.");
    files.value("a player below the first", "events/0/player", "-1",
                "events[0].player: The number must be within 0 … 1, but it is -1.");
    files.value("no deed", "events/0/do", "", "events[0].do: This key is missing.");
    files.value("an unknown deed", "events/0/do", "\"sleep\"",
                "events[0].do: “sleep” is not known here, only: take, honk, reward, remove, pass.");
    files.value("Go! is not recorded", "events/0/do", "\"go\"",
                "events[0].do: “go” is not known here, only: take, honk, reward, remove, pass.");
    files.value("a key that a honk does not have", "events/0/centre", "1",
                "events[0].centre: This key is not known here.");
    files.value("a key that a reward does not have", "events/1/centre", "1",
                "events[1].centre: This key is not known here.");
    files.value("a reward without cards", "events/1/centres", "", "events[1].centres: This key is missing.");
    files.value("a reward of one card", "events/1/centres", "[1]",
                "events[1].centres: The list must have 2 entries, but it has 1.");
    files.value("a reward of three cards", "events/1/centres", "[0, 1, 2]",
                "events[1].centres: The list must have 2 entries, but it has 3.");
    files.value("a reward from a sixth pile", "events/1/centres/1", "5",
                "events[1].centres[1]: The number must be within 0 … 4, but it is 5.");
    files.value("a take without its pile", "events/2/centre", "", "events[2].centre: This key is missing.");
    files.value("a take without an own pile", "events/2/own", "", "events[2].own: This key is missing.");
    files.value("P2 a take onto a fourth pile of two players", "events/2/own", "3",
                "events[2].own: The number must be within 0 … 2, but it is 3.");
    files.value("a take from a sixth pile", "events/2/centre", "5",
                "events[2].centre: The number must be within 0 … 4, but it is 5.");
    files.value("a take of two piles", "events/2/centres", "[0, 1]", "events[2].centres: This key is not known here.");
    files.value("an unknown key of an event", "events/2/why", "\"\"", "events[2].why: This key is not known here.");
}

} // namespace

/// Records (formats page, "Beep! Beep! record").
class RecordFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneEventALine();
    void savesTheSameBytes_data();
    void savesTheSameBytes();
    void extraKeysSurvive();
    void goIsNotRecorded();
    void replaysTheSame_data() { savesTheSameBytes_data(); }
    void replaysTheSame();
    void forbiddenEventsAreRefused_data();
    void forbiddenEventsAreRefused();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused() { verifyRefused(&parse); }
};

void RecordFileTest::writesOneEventALine()
{
    Record record = freshRecord(TableKind::Tournament, lastStuckDeal());
    record.add(Event::remove(9000, 0, 3));
    record.add(Event::pass(9100, 1));
    const QByteArray bytes = recordBytes(record);
    QVERIFY(bytes.startsWith("{\n  \"format\": \"bubblebar-beep\",\n  \"version\": 1,\n  \"table\": \"tournament\",\n"
                             "  \"players\": [\n    \"Mia 0\",\n    \"Mia 1\"\n  ],\n  \"deal\": [\n"
                             "    [\"frog green\", \"frog green\", \"frog red\"],\n"
                             "    [\"cow green\", \"cow red\", \"cow red\"]\n  ],\n  \"centre\": [\n"
                             "    [\"duck white\"],\n"));
    QVERIFY(bytes.endsWith("  \"events\": [\n    {\"t\": 9000, \"player\": 0, \"do\": \"remove\", \"centre\": 3},\n"
                           "    {\"t\": 9100, \"player\": 1, \"do\": \"pass\"}\n  ]\n}\n"));
    QVERIFY(recordBytes(variedRecord())
                .contains("{\"t\": 1200, \"player\": 0, \"do\": \"take\", \"centre\": 0, \"own\": 0}"));
    Record reward = freshRecord(TableKind::Strict, jamDeal());
    reward.add(Event::honk(3100, 1));
    reward.add(Event::reward(3900, 1, 0, 2));
    QVERIFY(recordBytes(reward).contains("{\"t\": 3900, \"player\": 1, \"do\": \"reward\", \"centres\": [0, 2]}\n"));
}

void RecordFileTest::savesTheSameBytes_data()
{
    QTest::addColumn<TableKind>("kind");
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        QTest::addRow("strict, %d players", players) << TableKind::Strict << players;
        QTest::addRow("tournament, %d players", players) << TableKind::Tournament << players;
    }
}

void RecordFileTest::savesTheSameBytes()
{
    QFETCH(TableKind, kind);
    QFETCH(int, players);
    Table table(kind, {});
    const Record record = randomRecord(kind, players, 7, table);
    const QByteArray bytes = recordBytes(record);
    const auto read = parseRecord(bytes);
    QVERIFY(read.has_value());
    QVERIFY(*read == record);
    QCOMPARE(recordBytes(*read), bytes);
}

void RecordFileTest::extraKeysSurvive()
{
    QByteArray bytes = recordBytes(variedRecord());
    bytes.replace("\"own\": 0}\n", "\"own\": 0, \"x-hand\": \"left\"}\n");
    bytes.replace("\n  ]\n}\n", "\n  ],\n  \"x-a\": [1, {\"b\": 2}],\n  \"x-kinds\": [\"person\", \"hard\"]\n}\n");
    const auto read = parseRecord(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(recordBytes(*read), bytes);
}

void RecordFileTest::goIsNotRecorded()
{
    Record record = freshRecord(TableKind::Strict, calmDeal());
    Table table(record.table, record.deal);
    const Event take = Event::take(300, 0, 0, 0, table.showing(0));
    for (const Event& event : {Event::go(200), take, Event::honk(400, 1), Event::go(500), Event::take(600, 0, 2, 2)}) {
        if (table.apply(event))
            record.add(event);
    }
    QCOMPARE(record.events.size(), std::size_t {3});
    QCOMPARE(record.events[0].event.showing, Event::kAnyCard);
    QVERIFY(tableAt(record, 0) == Table(record.table, record.deal));
    QVERIFY(tableAt(record, 2).phase() == Phase::Paused);
    Table paused = tableAt(record, 2);
    QVERIFY(!replay(paused, Event::remove(900, 0, 0)) && paused.phase() == Phase::Playing);
}

void RecordFileTest::replaysTheSame()
{
    QFETCH(TableKind, kind);
    QFETCH(int, players);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Table table(kind, {});
        const Record record = randomRecord(kind, players, seed, table);
        const auto read = parseRecord(recordBytes(record));
        QVERIFY(read.has_value() && table.isOver());
        const Table again = tableAt(*read);
        QVERIFY(scoresOf(again) == scoresOf(table));
        QVERIFY(again.ended() == table.ended() && winnersOf(again) == winnersOf(table));
    }
}

void RecordFileTest::forbiddenEventsAreRefused_data()
{
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* rule, const char* events, int number, const char* sentence) {
        QTest::newRow(rule) << QByteArray(events) << number
                            << QStringLiteral("Event %1 is against the rules: ").arg(number) +
                                   QString::fromUtf8(sentence);
    };
    row("P3 a wrong take on the strict table", R"({"t":1,"player":0,"do":"take","centre":3,"own":0})", 1,
        "“purple sheep” has neither the animal nor the colour of “green frog”.");
    row("P3 from a pile used up",
        R"({"t":1,"player":0,"do":"take","centre":0,"own":0},{"t":2,"player":1,"do":"take","centre":0,"own":0},
           {"t":3,"player":0,"do":"take","centre":0,"own":0})",
        3, "Pile 1 in the middle is used up.");
    row("P7 no take before the reward",
        R"({"t":1,"player":0,"do":"honk"},{"t":2,"player":1,"do":"take","centre":0,"own":0})", 2,
        "First Mia 0 takes two cards as the reward for the horn.");
    row("P7 a reward of other cards",
        R"({"t":1,"player":0,"do":"honk"},{"t":2,"player":0,"do":"reward","centres":[0,4]})", 2,
        "The card “purple fox” does not belong to a traffic jam.");
    row("P7 a reward of one pile", R"({"t":1,"player":0,"do":"honk"},{"t":2,"player":0,"do":"reward","centres":[1,1]})",
        2, "The two cards of a reward come from two piles.");
    row("P7 a reward for another", R"({"t":1,"player":0,"do":"honk"},{"t":2,"player":1,"do":"reward","centres":[0,1]})",
        2, "The reward belongs to Mia 0, who honked.");
    row("P7 a reward without a honk", R"({"t":1,"player":0,"do":"reward","centres":[0,1]})", 1,
        "A reward is only for a horn that found a traffic jam.");
    row("P9 a removal in play", R"({"t":1,"player":0,"do":"remove","centre":0})", 1,
        "Cards are only removed while nobody can place a card and there is no traffic jam.");
    row("P9 a pass in play", R"({"t":1,"player":0,"do":"pass"})", 1,
        "Cards are only removed while nobody can place a card and there is no traffic jam.");
    row("times go back", R"({"t":9,"player":0,"do":"honk"},{"t":8,"player":0,"do":"reward","centres":[0,1]})", 2,
        "The clock never goes back: the event before was at 9 ms.");
    row("P10 anything after the end",
        R"({"t":1,"player":0,"do":"honk"},{"t":1,"player":0,"do":"reward","centres":[0,1]},
           {"t":1,"player":1,"do":"take","centre":0,"own":0},{"t":1,"player":0,"do":"take","centre":1,"own":2},
           {"t":1,"player":0,"do":"honk"})",
        5, "The game is over.");
}

void RecordFileTest::forbiddenEventsAreRefused()
{
    QFETCH(QByteArray, events);
    QFETCH(int, number);
    QFETCH(QString, sentence);
    const QByteArray fresh = recordBytes(freshRecord(TableKind::Strict, jamDeal()));
    const auto record = parseRecord(withValue(fresh, QStringLiteral("events"), '[' + events + ']'));
    QVERIFY(!record);
    QCOMPARE(fileErrorText(record.error().error), sentence);
    QCOMPARE(record.error().event, number);
}

void RecordFileTest::damagedOnesAreRefused_data()
{
    Record record = freshRecord(TableKind::Strict, jamDeal());
    record.add(Event::honk(3100, 1));
    record.add(Event::reward(3900, 1, 0, 2));
    record.add(Event::take(4000, 0, 1, 2));
    const DamagedFiles files(recordBytes(record));
    files.value("no format", "format", "", "format: This key is missing.");
    files.value("another format", "format", "\"bubblebar-game\"",
                "format: The format must be “bubblebar-beep”, but it is “bubblebar-game”.");
    files.value("a newer version", "version", "2",
                "version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    files.value("an unknown key", "speed", "1", "speed: This key is not known here.");
    files.value("no table", "table", "", "table: This key is missing.");
    files.value("another table", "table", "\"round\"", "table: “round” is not known here, only: strict, tournament.");
    files.value("a table that is no text", "table", "1", "table: This must be a text in quotes.");
    files.value("P1 one player", "players", "[\"Ann\"]", "players: The list must have 2 … 6 entries, but it has 1.");
    files.value("P1 seven players", "players", R"(["A","B","C","D","E","F","G"])",
                "players: The list must have 2 … 6 entries, but it has 7.");
    files.value("a player without a name", "players/0", "\"\"",
                "players[0]: The text must have 1 … 40 characters, but it has 0.");
    files.value("a name of 41 characters", "players/0", "\"12345678901234567890123456789012345678901\"",
                "players[0]: The text must have 1 … 40 characters, but it has 41.");
    files.value("a player that is no text", "players/1", "{}", "players[1]: This must be a text in quotes.");
    files.value("P2 no deal", "deal", "", "deal: This key is missing.");
    files.value("P2 a deal for fewer", "deal/1", "", "deal: The list must have 2 entries, but it has 1.");
    files.value("P2 a deal for more", "deal/2", "[\"frog red\"]", "deal: The list must have 2 entries, but it has 3.");
    files.value("P2 two cards for one of two", "deal/0/2", "", "deal[0]: The list must have 3 entries, but it has 2.");
    files.value("P2 four cards for one of two", "deal/0/3", "\"frog red\"",
                "deal[0]: The list must have 3 entries, but it has 4.");
    files.value("P2 three cards each for three", "players/2", "\"Cy\"",
                "deal: The list must have 3 entries, but it has 2.");
    files.value("no card", "deal/0/1", "\"frog\"",
                "deal[0][1]: “frog” is no card: a card is an animal and a colour, as “frog green”.");
    files.value("a card the wrong way round", "deal/1/1", "\"green frog\"",
                "deal[1][1]: “green frog” is no card: a card is an animal and a colour, as “frog green”.");
    files.value("an animal that is not in the game", "centre/2/0", "\"dog red\"",
                "centre[2][0]: “dog red” is no card: a card is an animal and a colour, as “frog green”.");
    files.value("a colour that is not in the game", "centre/2/1", "\"cat black\"",
                "centre[2][1]: “cat black” is no card: a card is an animal and a colour, as “frog green”.");
    files.value("a word of thousands of letters", "centre/2/1", '"' + QByteArray(3000, 'w') + '"',
                "centre[2][1]: “" + QByteArray(120, 'w') +
                    "…” is no card: a card is an animal and a colour, as “frog green”.");
    files.value("a card that is no text", "centre/4/0", "7", "centre[4][0]: This must be a text in quotes.");
    files.value("no centre", "centre", "", "centre: This key is missing.");
    files.value("four centre piles", "centre/4", "", "centre: The list must have 5 entries, but it has 4.");
    files.value("six centre piles", "centre/5", "[\"cow red\"]", "centre: The list must have 5 entries, but it has 6.");
    files.value("P2 uneven centre piles", "centre/3", "[\"cow red\", \"cow red\", \"cow red\", \"cow red\"]",
                "centre: The piles in the middle differ by one card at most, but here they have from 2 to 4.");
    files.value("P2 an empty pile beside piles of two", "centre/0", "[]",
                "centre: The piles in the middle differ by one card at most, but here they have from 0 to 2.");
    files.value("a pile that is no list", "centre/0", "\"cow red\"",
                "centre[0]: This must be a list in square brackets.");
    addDamagedEvents(files);
    files.text("cut off", "\"events\"", "", "Line 20: From here on this is no valid JSON.");
    files.text("a key twice", "\"version\": 1,", "\"version\": 1, \"version\": 1,",
               "Line 3, version: This key comes twice in one object.");
    files.bytes("nothing at all", "", "The file is empty.");
    files.bytes("a list", "[]", "This must be an object in braces.");
    files.bytes("not UTF-8", "{\"format\": \"\xFF\"}", "This is no UTF-8 text.");
}

BUBBLEBAR_TEST(RecordFileTest)
#include "tst_recordfile.moc"
