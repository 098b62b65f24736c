#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/support/random.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – finish; A.1's heart as given ("" for none).
std::string board(const std::string& bonus = "")
{
    return "A meadow orange blue" + (bonus.empty() ? "" : "*" + bonus) +
           " yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n";
}

using Texts = std::vector<std::string>;

bool contains(const Texts& texts, const std::string& text)
{
    return std::ranges::find(texts, text) != texts.end();
}

std::string handText(const Position& position, int seat)
{
    std::string text;
    for (const Card card : position.hand(seat))
        text += (text.empty() ? "" : " ") + std::string(cardName(card));
    return text;
}

} // namespace

/// Turns, cards, bonuses and the end (R18 – R30).
class TurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beetlesByPlayers_data();
    void beetlesByPlayers();
    void setupDealsThreeToEach();
    void teamsAreOppositeSeats();
    void oneCardThenEnd();
    void twoCardsStillDrawOne();
    void onlyEndWithoutPlayableSecondCard();
    void stuckDiscardsOne();
    void emptyHandJustDraws();
    void landingOnBeetlesDrawsAtOnce();
    void landingOnStartAndFinishDrawsToo();
    void noDrawOnAnEmptySpace();
    void bonusActions_data();
    void bonusActions();
    void onlyBonusActionsWhilePending();
    void noBonusOnAnOccupiedSpace();
    void bonusMoveCanLandOnABonus();
    void bonusWithoutActionIsPassedOver();
    void reorderKeepsTheSpaceAndTriggersNothing();
    void rotateKeepsBeetlesAndChangesLinks();
    void drawBonusIsPossibleWithNothingLeft();
    void secondCardsBonusComesBeforeTheEnd();
    void playedCardsLieOnTheTable();
    void cardDrawnInBetweenCanBePlayed();
    void emptyPileIsReshuffled();
    void nothingIsDrawnWhenAllIsGone();
    void raceEndsAtOnce();
    void othersTurnCanEndTheRace();
    void teamNeedsBoth();
    void lowestBeetleDecides();
    void finishOrderGrows();
    void ownWithinTheSameTurn();
    void firstOfEqualCardsLeaves();
};

void TurnTest::beetlesByPlayers_data()
{
    QTest::addColumn<std::string>("seats");
    QTest::addColumn<int>("beetles");
    QTest::newRow("R18 two players have three each") << std::string("orange\nblue") << 6;
    QTest::newRow("R18 three players have three each") << std::string("orange\nblue\ngreen") << 9;
    QTest::newRow("R18 four players have two each") << std::string("orange\nblue\ngreen\npink") << 8;
    QTest::newRow("R18 five players have two each") << std::string("orange\nblue\ngreen\npink\nyellow") << 10;
}

void TurnTest::beetlesByPlayers()
{
    QFETCH(std::string, seats);
    QFETCH(int, beetles);
    const Position position = scenario(board() + seats);
    QCOMPARE(position.race.beetles.stack(SpaceId::Start).size(), beetles);
}

void TurnTest::setupDealsThreeToEach()
{
    const Position sample = scenario(board() + "orange\nblue\ngreen");
    Deck deck;
    deck.counts.fill(4);
    const Position position =
        newRace({sample.race.board, deck, {Colour::Green, Colour::Blue, Colour::Pink}, false, 2, 42});
    QCOMPARE(int {position.race.turn}, 2); // R18: the first player is a setting
    QCOMPARE(position.cardCount(), 60);
    std::vector<Card> pile = deck.cards();
    std::uint64_t seed = 42;
    shuffle(pile, seed);
    for (std::size_t i = 0; i < 9; ++i)
        QVERIFY(position.hands[i / 3][i % 3] == pile[i]); // dealing starts at seat 0
    QVERIFY(position.drawPile.back() == pile[9]);
    QCOMPARE(position.seed, seed);
}

void TurnTest::teamsAreOppositeSeats()
{
    const Position position = scenario(board() + "orange\nblue\ngreen\npink\nteams");
    QCOMPARE(position.race.mateOf(0), 2); // R19
    QCOMPARE(position.race.mateOf(3), 1);
}

void TurnTest::oneCardThenEnd()
{
    Position position = scenario(board() + "orange own:orange own:blue\nblue\npile any:1 any:2");
    QVERIFY(!contains(legalTexts(position), "end")); // R20: the first card must be played
    play(position, "play own:orange orange1 A.0");
    QVERIFY(contains(legalTexts(position), "end")); // R22
    play(position, "end");
    QCOMPARE(handText(position, 0), std::string("own:blue any:1"));
    QCOMPARE(int {position.race.turn}, 1);
}

void TurnTest::twoCardsStillDrawOne()
{
    Position position = scenario(board() + "orange own:orange own:blue\nblue\npile any:1 any:2");
    play(position, "play own:orange orange1 A.0");
    play(position, "play own:blue orange2 A.1");
    QCOMPARE(handText(position, 0), std::string("any:1")); // R20
    QCOMPARE(int {position.race.turn}, 1);
}

void TurnTest::onlyEndWithoutPlayableSecondCard()
{
    Position position = scenario(board() + "orange own:orange own:3\nblue\non finish orange2 orange3");
    play(position, "play own:orange orange1 A.0");
    QCOMPARE(legalTexts(position), (Texts {"end", "play own:3 orange1 finish"}));
    position = scenario(board() + "orange any:2 own:3\nblue\non finish orange2 orange3");
    play(position, "play any:2 orange1 A.1");
    QCOMPARE(legalTexts(position), Texts {"end"}); // R22: three steps from A.1 lead nowhere
}

void TurnTest::stuckDiscardsOne()
{
    Position position = scenario(board() + "orange own:3 own:3 own:tile\nblue\non finish orange2 orange3\n"
                                           "on A.1 orange1\npile any:1");
    QVERIFY(!contains(legalTexts(position), "discard own:3")); // own:tile can be played
    position = scenario(board() + "orange own:3 own:3 own:yellow\nblue\non finish orange2 orange3\n"
                                  "on A.0 blue1 blue2 blue3\npile any:1");
    QCOMPARE(legalTexts(position), (Texts {"discard own:3", "discard own:yellow"})); // R21
    play(position, "discard own:3");
    QCOMPARE(handText(position, 0), std::string("own:3 own:yellow any:1"));
    QCOMPARE(position.discardPile, std::vector<Card> {Card::Own3});
    QCOMPARE(int {position.race.turn}, 1);
}

void TurnTest::emptyHandJustDraws()
{
    Position position = scenario(board() + "orange\nblue\npile any:1");
    QCOMPARE(legalTexts(position), Texts {"end"}); // R21
    play(position, "end");
    QCOMPARE(handText(position, 0), std::string("any:1"));
    QCOMPARE(int {position.race.turn}, 1);
}

void TurnTest::landingOnBeetlesDrawsAtOnce()
{
    Position position = scenario(board() + "orange any:1 any:2\nblue\non A.0 blue1\npile own:3 own:tile");
    play(position, "play any:1 blue2 A.0"); // R23: whoever's beetle, the player on turn draws
    QCOMPARE(handText(position, 0), std::string("any:2 own:3"));
    QCOMPARE(stackText(position, "A.0"), std::string("blue1 blue2"));
    QCOMPARE(int {position.race.turn}, 0);
}

void TurnTest::landingOnStartAndFinishDrawsToo()
{
    Position position = scenario(board() + "orange any:1 any:1\nblue\non A.0 blue1 orange1\non A.2 blue2\n"
                                           "on finish blue3\npile own:3 own:tile any:2");
    play(position, "play any:1 blue1 start"); // R11, R23
    QCOMPARE(handText(position, 0), std::string("any:1 own:3"));
    QVERIFY(position.race.beetles.above(*beetleFromName(position.race, "blue1")) == BeetleId::None);
    play(position, "play any:1 blue2 finish");
    QCOMPARE(handText(position, 0), std::string("own:3 own:tile any:2"));
}

void TurnTest::noDrawOnAnEmptySpace()
{
    Position position = scenario(board() + "orange any:1 any:2\nblue\npile own:3");
    play(position, "play any:1 blue2 A.0");
    QCOMPARE(handText(position, 0), std::string("any:2"));
}

void TurnTest::bonusActions_data()
{
    QTest::addColumn<std::string>("bonus");
    QTest::addColumn<Texts>("legal");
    QTest::newRow("R24 R25 own-2: own beetles, two spaces")
        << std::string("own-2")
        << Texts {"bonus move orange1 finish", "bonus move orange1 start", "bonus move orange2 A.1",
                  "bonus move orange3 A.1", "bonus skip"};
    QTest::newRow("R24 R25 any-1: any beetle, one space")
        << std::string("any-1") << Texts {"bonus move blue1 A.0",   "bonus move blue2 A.0",
                                          "bonus move blue3 A.0",   "bonus move orange1 A.0",
                                          "bonus move orange1 A.2", "bonus move orange2 A.0",
                                          "bonus move orange3 A.0", "bonus skip"};
    QTest::newRow("R24 R25 rotate: any track tile, either way")
        << std::string("rotate") << Texts {"bonus rotate A ccw", "bonus rotate A cw", "bonus skip"};
    QTest::newRow("R24 R25 draw") << std::string("draw") << Texts {"bonus draw", "bonus skip"};
}

void TurnTest::bonusActions()
{
    QFETCH(std::string, bonus);
    QFETCH(Texts, legal);
    Position position = scenario(board(bonus) + "orange own:blue\nblue\npile any:1 any:1");
    play(position, "play own:blue orange1 A.1");
    QCOMPARE(legalTexts(position), legal);
}

void TurnTest::onlyBonusActionsWhilePending()
{
    Position position = scenario(board("draw") + "orange own:blue own:orange\nblue\npile any:1 any:2");
    play(position, "play own:blue orange1 A.1");
    QCOMPARE(legalTexts(position), (Texts {"bonus draw", "bonus skip"})); // R22
    play(position, "bonus draw");
    QCOMPARE(handText(position, 0), std::string("own:orange any:1"));
    QVERIFY(contains(legalTexts(position), "end"));
    QVERIFY(contains(legalTexts(position), "play own:orange orange2 A.0"));
}

void TurnTest::noBonusOnAnOccupiedSpace()
{
    Position position = scenario(board("draw") + "orange own:blue own:orange\nblue\non A.1 blue1\npile any:1 any:2");
    play(position, "play own:blue orange1 A.1");
    QVERIFY(position.race.bonus == SpaceId::None); // R24; the rulebook's Fred on Jill
    QCOMPARE(handText(position, 0), std::string("own:orange any:1"));
}

void TurnTest::bonusMoveCanLandOnABonus()
{
    Position position = scenario("A meadow orange*any-1 blue*draw yellow : e3-0 0-1 1-2 2-e0\n"
                                 "lay start 0,0 A 1,0 finish 2,0\norange own:orange\nblue\npile any:1 any:2");
    play(position, "play own:orange orange1 A.0");
    play(position, "bonus move orange1 A.1");
    QCOMPARE(position.race.board->spaceName(position.race.bonus), std::string("A.1")); // R24
    play(position, "bonus skip");
    QVERIFY(position.race.bonus == SpaceId::None);
}

void TurnTest::bonusWithoutActionIsPassedOver()
{
    Position position = scenario(board("reorder") + "orange own:blue own:orange\nblue");
    const auto action = parseAction(position.race, "play own:blue orange1 A.1");
    QVERIFY(apply(position, *action).bonusPassedOver); // R25: no stack of two anywhere
    QVERIFY(position.race.bonus == SpaceId::None);
    QVERIFY(contains(legalTexts(position), "end"));
}

void TurnTest::reorderKeepsTheSpaceAndTriggersNothing()
{
    Position position = scenario(board("reorder") + "orange own:blue\nblue\non A.2 blue1 blue2 orange2\n"
                                                    "on finish blue3\npile any:1 any:2");
    play(position, "play own:blue orange1 A.1");
    QCOMPARE(legalTexts(position).size(), std::size_t {6}); // R25: five other orders and skip
    QVERIFY(!contains(legalTexts(position), "bonus reorder A.2 blue1,blue2,orange2"));
    play(position, "bonus reorder A.2 orange2,blue2,blue1");
    QCOMPARE(stackText(position, "A.2"), std::string("orange2 blue2 blue1"));
    QCOMPARE(handText(position, 0), std::string());
    QVERIFY(position.race.beetles.state(*position.race.board->spaceFromName("A.2")).shows == ColourSet(Colour::Blue));
}

void TurnTest::rotateKeepsBeetlesAndChangesLinks()
{
    Position position = scenario("A meadow orange blue*rotate yellow : e3-0 0-1 1-2 2-e0\n"
                                 "lay start 0,0 A 1,0 finish 2,0\norange own:blue any:1\nblue\non A.0 orange2");
    play(position, "play own:blue orange1 A.1");
    play(position, "bonus rotate A cw");
    QCOMPARE(stackText(position, "A.1"), std::string("orange1")); // R25
    QCOMPARE(targetTexts(position, "any:1", "orange1"), std::string("A.0 A.2"));
    QCOMPARE(targetTexts(position, "any:1", "orange2"), std::string("A.1")); // the link to start is gone
    QCOMPARE(targetTexts(position, "any:1", "orange3"), std::string());
}

void TurnTest::drawBonusIsPossibleWithNothingLeft()
{
    Position position = scenario(board("draw") + "orange own:blue\nblue");
    play(position, "play own:blue orange1 A.1");
    play(position, "bonus draw"); // R25
    QCOMPARE(handText(position, 0), std::string());
}

void TurnTest::secondCardsBonusComesBeforeTheEnd()
{
    Position position = scenario(board("draw") + "orange own:orange own:blue\nblue\npile any:1 any:2 own:3");
    play(position, "play own:orange orange1 A.0");
    play(position, "play own:blue orange1 A.1");
    QCOMPARE(int {position.race.turn}, 0); // R22
    QCOMPARE(legalTexts(position), (Texts {"bonus draw", "bonus skip"}));
    play(position, "bonus draw");
    QCOMPARE(int {position.race.turn}, 1);
    QCOMPARE(handText(position, 0), std::string("any:1 any:2"));
}

void TurnTest::playedCardsLieOnTheTable()
{
    Position position = scenario(board() + "orange own:orange own:blue\nblue\ndiscard any:1\npile any:2 any:2");
    play(position, "play own:orange orange1 A.0");
    QCOMPARE(position.discardPile, std::vector<Card> {Card::Any1}); // R26
    QCOMPARE(int {position.race.played.count}, 1);
    play(position, "play own:blue orange1 A.1");
    QCOMPARE(position.discardPile, (std::vector<Card> {Card::Any1, Card::OwnOrange, Card::OwnBlue}));
    QCOMPARE(int {position.race.played.count}, 0);
}

void TurnTest::cardDrawnInBetweenCanBePlayed()
{
    Position position = scenario(board() + "orange own:orange\nblue\non A.0 orange2\npile own:yellow any:2");
    play(position, "play own:orange orange1 A.0");
    play(position, "play own:yellow orange1 A.2"); // R26
    QCOMPARE(handText(position, 0), std::string("any:2"));
}

void TurnTest::emptyPileIsReshuffled()
{
    Position position = scenario(board() + "orange own:orange\nblue\ndiscard any:1 any:2 own:3 own:tile\nseed 99");
    std::vector<Card> pile {Card::Any1, Card::Any2, Card::Own3, Card::OwnTile, Card::OwnOrange};
    std::uint64_t seed = 99;
    shuffle(pile, seed);
    play(position, "play own:orange orange1 A.0");
    play(position, "end"); // R26, R27: the played card is already among those shuffled
    QVERIFY(position.hand(0) == std::vector<Card> {pile[0]});
    std::ranges::reverse(position.drawPile);
    QVERIFY(std::ranges::equal(position.drawPile, std::span(pile).subspan(1)));
    QVERIFY(position.discardPile.empty());
    QCOMPARE(position.seed, seed);
}

void TurnTest::nothingIsDrawnWhenAllIsGone()
{
    Position position = scenario(board() + "orange\nblue\nseed 5");
    play(position, "end"); // R27
    QCOMPARE(position.cardCount(), 0);
    QCOMPARE(position.seed, std::uint64_t {5});
}

void TurnTest::raceEndsAtOnce()
{
    Position position = scenario(board() + "orange own:3 own:blue\nblue\non finish orange2 orange3 blue1\n"
                                           "on A.0 orange1\npile any:1");
    play(position, "play own:3 orange1 finish"); // R28
    QVERIFY(position.race.isOver());
    QCOMPARE(position.race.winners(), std::vector<int> {0});
    QCOMPARE(handText(position, 0), std::string("own:blue")); // no bonus card
    QCOMPARE(int {position.race.turn}, 0);
    QCOMPARE(int {position.race.played.count}, 1);
    QVERIFY(legalTexts(position).empty());
}

void TurnTest::othersTurnCanEndTheRace()
{
    Position position = scenario(board() + "orange any:1\nblue\non finish blue2 blue3\non A.2 blue1");
    play(position, "play any:1 blue1 finish"); // R28
    QCOMPARE(position.race.winners(), std::vector<int> {1});
    QCOMPARE(int {position.race.turn}, 0);
}

void TurnTest::teamNeedsBoth()
{
    const std::string seats = "orange any:1 own:3\nblue\ngreen\npink\nteams\n";
    Position position = scenario(board() + seats + "on finish orange1 green1 green2\non A.2 orange2");
    play(position, "play any:1 orange2 finish"); // R19, R28
    QCOMPARE(position.race.winners(), (std::vector<int> {0, 2}));
    position = scenario(board() + seats + "on finish orange1 green1\non A.2 orange2");
    play(position, "play any:1 orange2 finish");
    QVERIFY(!position.race.isOver());
}

void TurnTest::lowestBeetleDecides()
{
    const std::string homes = "orange any:1\nblue\nyellow\non finish orange2 orange3 yellow1 yellow2\n";
    Position position = scenario(board() + homes + "on A.2 orange1 blue1 yellow3");
    play(position, "play any:1 orange1 finish"); // R29: the rulebook's Jill and Nikki
    QCOMPARE(position.race.winners(), std::vector<int> {0});
    position = scenario(board() + homes + "on A.2 yellow3 blue1 orange1");
    play(position, "play any:1 yellow3 finish");
    QCOMPARE(position.race.winners(), std::vector<int> {2});
    QCOMPARE(stackText(position, "finish"), std::string("orange2 orange3 yellow1 yellow2 yellow3 blue1 orange1"));
}

void TurnTest::finishOrderGrows()
{
    Position position = scenario(board() + "orange any:1\nblue\non finish blue3\non A.2 orange1 blue1");
    play(position, "play any:1 orange1 finish"); // R30
    QCOMPARE(stackText(position, "finish"), std::string("blue3 orange1 blue1"));
}

void TurnTest::ownWithinTheSameTurn()
{
    Position position = scenario(board() + "orange own:3 own:blue\nblue\ngreen\npink\nteams\non finish orange1 green1\n"
                                           "on A.0 orange2");
    QVERIFY(!contains(legalTexts(position), "play own:blue green2 A.1"));
    play(position, "play own:3 orange2 finish"); // R17
    QCOMPARE(legalTexts(position), (Texts {"end", "play own:blue green2 A.1"}));
}

void TurnTest::firstOfEqualCardsLeaves()
{
    Position position = scenario(board() + "orange any:1 own:3 any:1 own:tile\nblue");
    play(position, "play any:1 orange1 A.0");
    QCOMPARE(handText(position, 0), std::string("own:3 any:1 own:tile"));
}

BUBBLEBAR_TEST(TurnTest)
#include "tst_turn.moc"
