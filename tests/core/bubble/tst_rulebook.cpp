#include "core/bubble/rules.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The worked examples of the rulebook, with Jill orange, Fred blue and Nikki yellow.
class RulebookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnOfJillAndFred();
    void jillGoesRoundTheFullStack();
    void fredPassesOneButNotTwo();
    void jillWinsBeforeNikki();
    void fredMovesToTheNextTile();
};

/// "Example" of "Playing the Game": Jill earns a rotation; Fred lands on her and earns a card instead.
void RulebookTest::turnOfJillAndFred()
{
    Position position = scenario("A meadow pink orange*rotate green : e3-0 0-1 1-2 2-e0\n"
                                 "lay start 0,0 A 1,0 finish 2,0\n"
                                 "orange any:2 own:3\nblue any:orange\nyellow\npile any:1 own:tile any:2 own:3");
    play(position, "play any:2 orange1 A.1");
    const std::vector<std::string> rotations {"bonus rotate A ccw", "bonus rotate A cw", "bonus skip"};
    QCOMPARE(legalTexts(position), rotations);
    play(position, "bonus rotate A cw");
    play(position, "end");
    position.race.links.rotate(*position.race.board, *position.race.board->tileFromName("A"), -1);
    play(position, "play any:orange yellow1 A.1");
    QCOMPARE(stackText(position, "A.1"), std::string("orange1 yellow1"));
    QVERIFY(position.race.bonus == SpaceId::None);
    QVERIFY(position.hand(1) == std::vector<Card> {Card::OwnTile});
}

/// "Examples" of "General Moving Rules": three beetles on the short way; the way round the tile is free.
void RulebookTest::jillGoesRoundTheFullStack()
{
    const std::string tile = "A meadow pink green blue*draw yellow : e3-0 0-1 1-2 0-3 3-2 2-e0\n"
                             "lay start 0,0 A 1,0 finish 2,0\norange\nblue\nyellow\n";
    Position position = scenario(tile + "on A.0 orange1\non A.1 yellow1 yellow2 yellow3");
    const std::vector<SpaceId> route =
        moveRoute(position.race, beetleId(0, 1), moveRule(Card::OwnBlue), *position.race.board->spaceFromName("A.2"));
    QCOMPARE(route.size(), std::size_t {3});
    QCOMPARE(position.race.board->spaceName(route[1]), std::string("A.3"));
    position = scenario(tile + "on A.0 orange1\non A.1 yellow1 yellow2 yellow3\non A.3 blue1 blue2 orange2");
    QCOMPARE(targetTexts(position, "own:blue", "orange1"), std::string("start")); // both ways are full
}

/// Fred carries Nikki: two and two is too many, two and one is not.
void RulebookTest::fredPassesOneButNotTwo()
{
    const Position position = scenario("A meadow pink orange blue green blue : 0-1 1-2 0-3 3-4\n"
                                       "lay start 0,0 A 1,0 finish 2,0\norange\nblue\nyellow\ngreen\n"
                                       "on A.0 blue1 yellow1\non A.1 orange1 orange2\non A.3 green1");
    QCOMPARE(targetTexts(position, "own:blue", "blue1"), std::string("A.4"));
}

/// "Examples" of "Game End": both complete with one move; the lower beetle wins.
void RulebookTest::jillWinsBeforeNikki()
{
    Position position = scenario("A meadow pink green yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                                 "orange own:3\nblue\nyellow\non finish orange2 orange3 yellow2 yellow3\n"
                                 "on A.0 orange1 blue1 yellow1");
    play(position, "play own:3 orange1 finish");
    QCOMPARE(stackText(position, "finish"), std::string("orange2 orange3 yellow2 yellow3 orange1 blue1 yellow1"));
    QCOMPARE(position.race.winners(), std::vector<int> {0});
}

/// Fred may go to E's first space or back to the office; A is full and nothing behind another tile counts.
void RulebookTest::fredMovesToTheNextTile()
{
    const Position position =
        scenario("A meadow pink yellow : e3-0 0-1 1-e0\nD meadow orange green : e5-0 0-1 1-e0 0-e3\n"
                 "E meadow blue pink : e3-0 0-1 1-e0\n"
                 "lay start 0,0 D 1,0 A 2,-1 E 2,0 finish 3,0\n"
                 "orange\nblue\nyellow\non D.0 blue1\non A.0 yellow1 yellow2 orange1");
    QCOMPARE(targetTexts(position, "own:tile", "blue1"), std::string("start E.0"));
}

BUBBLEBAR_TEST(RulebookTest)
#include "tst_rulebook.moc"
