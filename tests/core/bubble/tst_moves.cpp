#include "core/bubble/rules.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – finish, on a terrain.
std::string line(const std::string& terrain, const std::string& more)
{
    return "A " + terrain + " orange blue yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\norange\nblue\n" +
           more;
}

const std::string kRing = "A meadow orange blue yellow : e3-0 0-1 1-2 2-0 2-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                          "orange\nblue\n";
const std::string kTwo = "A meadow orange : e3-0 0-e0\nB meadow blue : e3-0 0-e0\n";
const std::string kPair = kTwo + "lay start 0,0 A 1,0 B 2,0 finish 3,0\norange\nblue\n";

void row(const char* name, const std::string& lines, const char* card, const char* beetle, const char* expected)
{
    QTest::newRow(name) << lines << std::string(card) << std::string(beetle) << std::string(expected);
}

void rowsOfTheBoard()
{
    row("R1 both have an exit on the shared edge: linked", kPair, "any:2", "orange1", "B.0");
    row("R1 only one has an exit there: no link",
        "A meadow orange : e3-0\nB meadow blue : e3-0 0-e0\nlay start 0,0 A 1,0 B 2,0 finish 3,0\norange\nblue\n",
        "any:2", "orange1", "");
    row("R1 a link runs both ways", kPair + "on B.0 orange1", "any:2", "orange1", "start");
    row("R2 turned once, the exit of edge 0 lies on edge 1",
        "A meadow orange : e2-0 0-e0\nlay start 0,0 A 1,0@1 finish 1,1\norange\nblue\n", "any:2", "orange1", "finish");
    row("R2 turned five times, edges 4 and 1 lie on 3 and 0",
        "A meadow orange : e4-0 0-e1\nlay start 0,0 A 1,0@5 finish 2,0\norange\nblue\n", "any:2", "orange1", "finish");
    row("R2 not turned, the same tile is closed there",
        "A meadow orange : e4-0 0-e1\nlay start 0,0 A 1,0 finish 2,0\norange\nblue\n", "any:2", "orange1", "");

    row("R3 start and finish show every colour", line("meadow", "on A.1 orange1"), "own:pink", "orange1",
        "start finish");
    row("R3 also with beetles on them", line("meadow", "on A.1 orange1\non finish blue1"), "own:pink", "orange1",
        "start finish");
    row("R4 an empty space shows its printed colour", line("meadow", ""), "own:blue", "orange1", "A.1");
    row("R4 each of two printed colours", "A meadow green+pink : e3-0\nlay start 0,0 A 1,0 finish 2,0\norange\nblue\n",
        "own:pink", "orange1", "A.0");
    row("R4 an occupied space shows its beetle", line("meadow", "on A.0 blue1"), "own:blue", "orange1", "A.0");
    row("R4 and no longer its printed colour", line("meadow", "on A.1 orange2"), "own:blue", "orange1", "finish");
    row("R4 only the top beetle counts", line("meadow", "on A.0 blue1 orange2"), "own:orange", "orange1", "A.0");
    row("R4 not the bottom one", line("meadow", "on A.0 blue1 orange2"), "own:blue", "orange1", "A.1");

    row("R5 R7 meadow: three may stand, entered by the third", line("meadow", "on A.0 blue1 blue2"), "any:1", "orange1",
        "A.0");
    row("R5 R7 meadow: not by a fourth", line("meadow", "on A.0 blue1 blue2 blue3"), "any:1", "orange1", "");
    row("R5 R7 teal: a fourth may", line("teal", "on A.0 blue1 blue2 blue3"), "any:1", "orange1", "A.0");
    row("R5 R7 teal: a fifth may not", line("teal", "on A.0 blue1 blue2 blue3 orange2"), "any:1", "orange1", "");
    row("R5 R7 orange: a second may", line("orange", "on A.0 blue1"), "any:1", "orange1", "A.0");
    row("R5 R7 orange: a third may not", line("orange", "on A.0 blue1 blue2"), "any:1", "orange1", "");
    row("R5 R7 purple: only the first may", line("purple", "on A.0 blue1"), "any:1", "orange1", "");
    row("R5 start is always entered", line("meadow", "on A.0 orange1 blue1 blue2"), "any:1", "orange1", "start A.1");
    row("R5 finish is always entered", line("meadow", "on finish blue1 blue2 blue3 orange2\non A.2 orange1"), "any:1",
        "orange1", "finish A.1");

    row("R6 riders count: two on one is three", line("meadow", "on A.0 orange1 blue1\non A.1 blue2"), "any:1",
        "orange1", "start A.1");
    row("R6 riders count: three on one is four", line("meadow", "on A.0 orange1 blue1 blue3\non A.1 blue2"), "any:1",
        "orange1", "start");
    row("R6 those below stay: the top one goes alone", line("meadow", "on A.0 orange1 blue1 blue3\non A.1 blue2"),
        "any:1", "blue3", "start A.1");
    row("R7 a full space can't be passed", line("meadow", "on A.0 blue1 blue2 blue3"), "own:yellow", "orange1", "");
    row("R7 one that has room can", line("meadow", "on A.0 blue1 blue2"), "own:yellow", "orange1", "A.2");
    row("R7 a stack of two can't cross an empty limit-1 space",
        "A meadow orange : e3-0 0-e0\nB purple blue : e3-0 0-e0\nlay start 0,0 A 1,0 B 2,0 finish 3,0\norange\nblue\n"
        "on A.0 orange1 blue1",
        "own:pink", "orange1", "start");
    row("R8 magenta: no overtaking", line("magenta", "on A.1 blue1"), "own:yellow", "orange1", "");
    row("R8 magenta: stopping there is allowed", line("magenta", "on A.1 blue1"), "own:blue", "orange1", "A.1");
    row("R8 magenta: an empty space is passed", line("magenta", ""), "own:yellow", "orange1", "A.2");
    row("R8 the own starting space is not overtaken", line("magenta", "on A.1 blue1 orange1"), "own:yellow", "orange1",
        "start A.2");
}

void rowsOfMoves()
{
    row("R9 a beetle on finish never moves", line("meadow", "on finish orange1"), "own:pink", "orange1", "");
    row("R9 nothing passes through finish", kTwo + "lay start 0,0 A 1,0 finish 2,0 B 3,0\norange\nblue\n", "own:blue",
        "orange1", "finish");
    row("R9 R15 nor by steps", kTwo + "lay start 0,0 A 1,0 finish 2,0 B 3,0\norange\nblue\n", "own:3", "orange1", "");
    row("R10 the space it leaves is no target", line("meadow", "on A.1 orange1"), "own:blue", "orange1",
        "start finish");
    row("R10 no space twice: three steps round a ring of three", kRing + "on A.1 orange1", "own:3", "orange1",
        "start finish");
    row("R10 no space twice: forth and back", line("meadow", "on A.0 orange1"), "any:2", "orange1", "A.2");

    row("R13 the first space of the colour stops the move",
        "A meadow blue blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\norange\nblue\n", "own:blue", "orange1",
        "A.0");
    row("R13 any length", line("meadow", ""), "own:pink", "orange1", "finish");
    row("R13 a space of the colour that is full ends the route", line("meadow", "on A.1 orange2 orange3 blue1"),
        "own:blue", "orange1", "");
    row("R13 the move stops on start, all colours", line("meadow", "on A.2 orange1"), "own:green", "orange1",
        "start finish");
    row("R13 two ways, two ends", kRing + "on A.0 orange1", "own:yellow", "orange1", "start A.2");
    row("R14 any of the five colours", line("meadow", ""), "own:choice", "orange1", "finish A.0 A.1 A.2");
    row("R14 blocked like each of them", line("purple", "on A.1 blue1"), "own:choice", "orange1", "A.0");

    row("R15 one step", line("meadow", ""), "any:1", "orange1", "A.0");
    row("R15 two steps", line("meadow", ""), "any:2", "orange1", "A.1");
    row("R15 three steps", line("meadow", ""), "own:3", "orange1", "A.2");
    row("R15 finish as the last", line("meadow", "on A.1 orange1"), "any:2", "orange1", "start finish");
    row("R15 never fewer, not even at finish", line("meadow", "on A.1 orange1"), "own:3", "orange1", "");
    row("R15 start counts on the way", kTwo + "lay B -1,0 start 0,0 A 1,0 finish 2,0\norange\nblue\non A.0 orange1",
        "any:2", "orange1", "B.0");

    row("R16 over one exit to the first space", line("meadow", "on A.1 orange1"), "own:tile", "orange1",
        "start finish");
    row("R16 from start to the entry space", line("meadow", ""), "own:tile", "orange1", "A.0");
    row("R16 not across a second tile", kPair, "own:tile", "orange1", "A.0");
    row("R16 along the own tile R7 holds", line("purple", "on A.2 blue1\non A.1 orange1"), "own:tile", "orange1",
        "start");
    row("R16 along the own tile R8 holds", line("magenta", "on A.2 blue1\non A.1 orange1"), "own:tile", "orange1",
        "start");
    row("R16 the first space must let it enter", kPair + "on B.0 blue1 blue2 blue3\non A.0 orange1", "own:tile",
        "orange1", "start");
}

} // namespace

/// Where beetles can go (R1 – R17).
class MovesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targets_data();
    void targets();
    void actions_data();
    void actions();
    void routesAreOnesThatTheRulesAllow_data() { targets_data(); }
    void routesAreOnesThatTheRulesAllow();
};

void MovesTest::targets_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("card");
    QTest::addColumn<std::string>("beetle");
    QTest::addColumn<std::string>("expected");
    rowsOfTheBoard();
    rowsOfMoves();
}

void MovesTest::targets()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, card);
    QFETCH(std::string, beetle);
    QFETCH(std::string, expected);
    QCOMPARE(targetTexts(scenario(lines), card, beetle), expected);
}

void MovesTest::actions_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<QStringList>("legal");
    QTest::addColumn<QStringList>("illegal");
    const std::string board = "A meadow orange blue yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n";
    const auto s = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(';')); };

    QTest::newRow("R12 two routes to one space are one action")
        << std::string("A meadow pink pink blue pink : e3-0 0-1 0-3 1-2 3-2\nlay start 0,0 A 1,0 finish 2,0\n"
                       "orange own:blue\nblue\non A.0 orange1\non finish orange2 orange3")
        << s("play own:blue orange1 A.2;play own:blue orange1 start") << s("play own:blue orange1 A.1");
    QTest::newRow("R17 an own card moves only the player's own")
        << board + "orange own:blue\nblue\non finish orange2 orange3" << s("play own:blue orange1 A.1")
        << s("play own:blue blue1 A.1");
    QTest::newRow("R17 an any card moves everybody's")
        << board + "orange any:2\nblue\non finish orange2 orange3 blue2 blue3"
        << s("play any:2 blue1 A.1;play any:2 orange1 A.1") << s("play any:2 orange2 A.2");
    QTest::newRow("R17 R19 a team-mate's beetles while the own still race: not own")
        << board + "orange own:blue\nblue\nyellow\npink\nteams\non finish orange2 yellow2"
        << s("play own:blue orange1 A.1") << s("play own:blue yellow1 A.1");
    QTest::newRow("R17 R19 when all the own are home, the team-mate's are own")
        << board + "orange own:blue\nblue\nyellow\npink\nteams\non finish orange1 orange2 yellow2"
        << s("play own:blue yellow1 A.1") << s("play own:blue blue1 A.1;play own:blue pink1 A.1");
    QTest::newRow("R17 without teams nobody's are")
        << board + "orange own:blue\nblue\nyellow\npink\non finish orange1 yellow2" << s("play own:blue orange2 A.1")
        << s("play own:blue yellow1 A.1");
}

void MovesTest::actions()
{
    QFETCH(std::string, lines);
    QFETCH(QStringList, legal);
    QFETCH(QStringList, illegal);
    const Position position = scenario(lines);
    QStringList found;
    for (const std::string& text : legalTexts(position))
        found << QString::fromStdString(text);
    QCOMPARE(found, legal);
    for (const QString& text : illegal) {
        const auto action = parseAction(position.race, text.toStdString());
        QVERIFY(action);
        QVERIFY2(!isLegal(position, *action), qPrintable(text));
    }
}

void MovesTest::routesAreOnesThatTheRulesAllow()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, card);
    QFETCH(std::string, beetle);
    const Position position = scenario(lines);
    const Race& race = position.race;
    const MoveRule rule = moveRule(*cardFromName(card));
    const BeetleId mover = *beetleFromName(race, beetle);
    MoveFinder finder;
    const auto targets = finder.targets(race, mover, rule);
    for (const SpaceId target : std::vector<SpaceId>(targets.begin(), targets.end())) {
        const std::vector<SpaceId> route = moveRoute(race, mover, rule, target);
        QVERIFY(route.size() >= 2);
        QVERIFY(route.front() == race.beetles.where(mover) && route.back() == target);
        for (std::size_t i = 1; i < route.size(); ++i) {
            const auto slots = race.links.slots(race.board->space(route[i - 1]));
            QVERIFY(std::ranges::find(slots, route[i]) != slots.end());
            QVERIFY(std::ranges::count(route, route[i]) == 1);
            if (i + 1 < route.size())
                QVERIFY(race.beetles.moving(mover) <= race.beetles.state(route[i]).passRoom);
        }
        if (rule.kind == MoveRule::Kind::Steps)
            QCOMPARE(route.size(), static_cast<std::size_t>(rule.steps) + 1);
    }
    QVERIFY(moveRoute(race, mover, rule, race.beetles.where(mover)).empty());
}

BUBBLEBAR_TEST(MovesTest)
#include "tst_moves.moc"
