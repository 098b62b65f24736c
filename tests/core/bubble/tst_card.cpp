#include "core/bubble/card.h"
#include "core/bubble/deck.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace bubblebar;

/// The kinds of cards and the deck made of them (rules page, "Cards").
class CardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesGoBothWays();
    void strangeNamesAreNoCards();
    void rules_data();
    void rules();
    void bonusMoves();
    void deckLiesInTheOrderOfTheTable();
};

void CardTest::namesGoBothWays()
{
    std::set<std::string_view> names;
    for (const Card card : kAllCards) {
        names.insert(cardName(card));
        QVERIFY(cardFromName(cardName(card)) == card);
    }
    QCOMPARE(names.size(), std::size_t {kCards});
}

void CardTest::strangeNamesAreNoCards()
{
    for (const std::string_view name : {"", "own", "own:", "own:red", "any:3", "any:choice", "OWN:3", " own:3"})
        QVERIFY(!cardFromName(name));
}

void CardTest::rules_data()
{
    using Kind = MoveRule::Kind;
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("ownOnly");
    QTest::addColumn<int>("detail");

    const auto row = [](const char* card, Kind kind, bool ownOnly, int detail) {
        QTest::newRow(card) << QByteArray(card) << static_cast<int>(kind) << ownOnly << detail;
    };
    row("own:orange", Kind::ToColour, true, static_cast<int>(Colour::Orange));
    row("own:green", Kind::ToColour, true, static_cast<int>(Colour::Green));
    row("any:blue", Kind::ToColour, false, static_cast<int>(Colour::Blue));
    row("any:pink", Kind::ToColour, false, static_cast<int>(Colour::Pink));
    row("own:choice", Kind::ToChoice, true, 0);
    row("own:3", Kind::Steps, true, 3);
    row("any:1", Kind::Steps, false, 1);
    row("any:2", Kind::Steps, false, 2);
    row("own:tile", Kind::NeighbourTile, true, 0);
}

void CardTest::rules()
{
    QFETCH(QByteArray, card);
    QFETCH(int, kind);
    QFETCH(bool, ownOnly);
    QFETCH(int, detail);
    const MoveRule rule = moveRule(cardFromName(card.toStdString()).value());
    QCOMPARE(static_cast<int>(rule.kind), kind);
    QCOMPARE(rule.ownOnly, ownOnly);
    QCOMPARE(rule.kind == MoveRule::Kind::Steps ? rule.steps : static_cast<int>(rule.colour), detail);
}

void CardTest::bonusMoves()
{
    QVERIFY((moveRule(Bonus::Own2) == MoveRule {MoveRule::Kind::Steps, true, Colour::Orange, 2}));
    QVERIFY((moveRule(Bonus::Any1) == MoveRule {MoveRule::Kind::Steps, false, Colour::Orange, 1}));
    QVERIFY((moveRule(Bonus::Any2) == MoveRule {MoveRule::Kind::Steps, false, Colour::Orange, 2}));
}

void CardTest::deckLiesInTheOrderOfTheTable()
{
    Deck deck;
    deck.counts[index(Card::OwnTile)] = 1;
    deck.counts[index(Card::OwnBlue)] = 2;
    deck.counts[index(Card::Any1)] = 3;
    QCOMPARE(deck.size(), 6);
    const std::vector<Card> cards = deck.cards();
    QCOMPARE(cards.size(), std::size_t {6});
    QVERIFY(std::ranges::is_sorted(cards));
    QVERIFY(cards.front() == Card::OwnBlue && cards.back() == Card::OwnTile);
}

BUBBLEBAR_TEST(CardTest)
#include "tst_card.moc"
