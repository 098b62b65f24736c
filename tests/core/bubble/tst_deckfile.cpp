#include "core/bubble/deckfile.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const QByteArray kDeck = "{\n"
                         "  \"format\": \"bubblebar-deck\",\n"
                         "  \"version\": 1,\n"
                         "  \"name\": \"Steps only\",\n"
                         "  \"cards\": {\n"
                         "    \"own:3\": 10,\n"
                         "    \"any:1\": 10,\n"
                         "    \"x-note\": \"few\"\n"
                         "  },\n"
                         "  \"x-box\": {\"a\": 1, \"b\": [true, null]}\n"
                         "}\n";

} // namespace

/// Deck files (formats page, "Deck").
class DeckFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standardDeckHasTheCardsOfTheRules_data();
    void standardDeckHasTheCardsOfTheRules();
    void savesTheSameBytes();
    void absentNamesCountNothing();
    void boundsAreAllowed();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused() { verifyRefused(&parseDeck); }
};

void DeckFileTest::standardDeckHasTheCardsOfTheRules_data()
{
    QTest::addColumn<QByteArray>("cards");
    QTest::addColumn<int>("each");
    QTest::newRow("own beetle to a colour") << QByteArray("own:orange own:blue own:yellow own:pink own:green") << 4;
    QTest::newRow("any beetle to a colour") << QByteArray("any:orange any:blue any:yellow any:pink any:green") << 3;
    QTest::newRow("to a colour of your choice, to a neighbouring tile") << QByteArray("own:choice own:tile") << 3;
    QTest::newRow("own beetle 3 spaces") << QByteArray("own:3") << 5;
    QTest::newRow("any beetle 1 or 2 spaces") << QByteArray("any:1 any:2") << 4;
}

void DeckFileTest::standardDeckHasTheCardsOfTheRules()
{
    QFETCH(QByteArray, cards);
    QFETCH(int, each);
    QCOMPARE(standardDeck().size(), 54);
    for (const QByteArray& name : cards.split(' '))
        QCOMPARE(standardDeck().counts[index(cardFromName(name.toStdString()).value())], each);
}

void DeckFileTest::savesTheSameBytes()
{
    const Result<Deck> deck = parseDeck(kDeck);
    QVERIFY(deck.has_value());
    QCOMPARE(deckBytes(*deck), kDeck);
    const Result<Deck> standard = parseDeck(deckBytes(standardDeck()));
    QVERIFY(standard.has_value());
    QVERIFY(*standard == standardDeck());
}

void DeckFileTest::absentNamesCountNothing()
{
    const Result<Deck> deck = parseDeck(QByteArray(kDeck).replace("\"own:3\"", "\"own:tile\": 0, \"own:3\""));
    QVERIFY(deck.has_value());
    QCOMPARE(deck->size(), 20);
    QCOMPARE(deck->counts[index(Card::OwnTile)], 0);
    QCOMPARE(deckBytes(*deck), kDeck);
}

void DeckFileTest::boundsAreAllowed()
{
    QVERIFY(parseDeck(QByteArray(kDeck).replace("\"own:3\": 10", "\"own:3\": 190")).has_value());
    QVERIFY(!parseDeck(QByteArray(kDeck).replace("\"own:3\": 10", "\"own:3\": 191")).has_value());
}

void DeckFileTest::damagedOnesAreRefused_data()
{
    const DamagedFiles files(kDeck);
    files.value("too few cards", "cards/own:3", "9", "cards: A deck has 20 to 200 cards, but this one has 19.");
    files.value("too many cards", "cards/own:tile", "181", "cards: A deck has 20 to 200 cards, but this one has 201.");
    files.value("too many of one", "cards/own:3", "201",
                "cards.own:3: The number must be within 0 … 200, but it is 201.");
    files.value("less than nothing", "cards/own:3", "-1",
                "cards.own:3: The number must be within 0 … 200, but it is -1.");
    files.value("half a card", "cards/own:3", "10.5", "cards.own:3: This must be a whole number.");
    files.value("an unknown card", "cards/own:4", "1", "cards.own:4: This key is not known here.");
    files.value("no name", "name", "", "name: This key is missing.");
    files.value("cards that are a list", "cards", "[]", "cards: This must be an object in braces.");
    files.value("another format", "format", "\"bubblebar-track\"",
                "format: The format must be “bubblebar-deck”, but it is “bubblebar-track”.");
    files.text("a card twice", "\"any:1\"", "\"own:3\"", "Line 7, cards.own:3: This key comes twice in one object.");
}

BUBBLEBAR_TEST(DeckFileTest)
#include "tst_deckfile.moc"
