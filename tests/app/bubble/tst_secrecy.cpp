#include "app/bubble/handview.h"
#include "app/bubble/logmodel.h"
#include "app/bubble/playersmodel.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "core/support/random.h"
#include "tests/app/bubble/exposed.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QImage>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// No text and no pixel tells a card of somebody else, whoever is at the table.
class SecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardWordsAreFound();
    void aWholeRaceTellsNoForeignCard_data();
    void aWholeRaceTellsNoForeignCard();
    void choosingLeavesNothingBehind();
    void twoHandsBehindTheCurtainLookAlike();
    void theWindowOfOneTellsNothingOfTheOthers();
    void aHiddenHandCannotBeSeen();
    void aHiddenHandComesBack();
    void hidingStaysWithThePerson();
};

namespace {

constexpr auto kPerson = PlayerKind::Person;

/// The cards that lie open, and those that may be seen in the visible hand.
QList<Card> mayBeNamed(TableUser& user)
{
    const Position& position = user.position();
    QList<Card> cards(position.race.played.span().begin(), position.race.played.span().end());
    if (!position.discardPile.empty())
        cards << position.discardPile.back();
    if (const std::optional<int> seat = user.window().play().runner().visibleHand())
        cards.append(QList<Card>(position.hand(*seat).begin(), position.hand(*seat).end()));
    return cards;
}

/// The first text that names a card which nobody may know of; empty where all is well.
QString leak(TableUser& user)
{
    const QList<Card> allowed = mayBeNamed(user);
    for (const Exposed& exposed : exposedTexts(user.window())) {
        for (const Card card : cardsNamedIn(exposed.text)) {
            if (!allowed.contains(card))
                return exposed.where + QStringLiteral(": ") + exposed.text;
        }
    }
    for (const Exposed& exposed : exposedTexts(*user.window().findChild<PlayersModel*>())) {
        if (!cardsNamedIn(exposed.text).isEmpty())
            return exposed.text;
    }
    return {};
}

/// The first text that only one of the windows has.
QString difference(TableUser& one, TableUser& two)
{
    const QList<Exposed> first = exposedTexts(one.window());
    const QList<Exposed> second = exposedTexts(two.window());
    const auto missingIn = [](const QList<Exposed>& all, const QList<Exposed>& from) {
        for (const Exposed& exposed : from) {
            if (!all.contains(exposed))
                return exposed.where + QStringLiteral(": ") + exposed.text;
        }
        return QString();
    };
    return missingIn(first, second) + missingIn(second, first);
}

/// The log names the card of each action, and no other.
QString leakInLog(TableUser& user)
{
    const auto* log = user.window().findChild<LogModel*>();
    for (int row = 0; row < log->rowCount(); ++row) {
        const QModelIndex line = log->index(row);
        const int number = line.data(LogModel::ActionRole).toInt();
        for (const Card card : cardsNamedIn(line.data().toString())) {
            if (number < 0 || user.session().record().actions[static_cast<std::size_t>(number)].card != card)
                return line.data().toString();
        }
    }
    return {};
}

bool isDown(TableUser& user)
{
    return user.window().play().runner().state() == RaceRunner::State::Curtain;
}

Action anyAction(const Position& position, FastRandom& random)
{
    const std::vector<Action> legal = legalActions(position);
    for (const Action& action : legal) {
        if (action.space == SpaceId::Finish)
            return action;
    }
    return legal[below(random, legal.size())];
}

QImage pictureOf(QWidget& widget)
{
    // An active window looks different.
    widget.window()->activateWindow();
    if (!QTest::qWaitForWindowActive(widget.window()))
        qFatal("The window does not become active");
    return widget.grab().toImage();
}

QAction& hideAction(TableUser& user)
{
    return *user.window().findChild<QAction*>(QStringLiteral("hideHandAction"));
}

/// A race in which seat 0 holds the same cards as in that one, and the others do not.
GameRecord sameHandOtherwise(const GameRecord& record)
{
    const Position position = initialPosition(record);
    GameRecord other = record;
    for (std::uint64_t seed = record.seed + 1; seed < 60000; ++seed) {
        other.seed = seed;
        const Position found = initialPosition(other);
        if (found.hand(0) == position.hand(0) && found.hand(1) != position.hand(1))
            return other;
    }
    qFatal("No other deal gives the first player the same cards");
}

} // namespace

void SecrecyTest::cardWordsAreFound()
{
    QCOMPARE(cardsNamedIn(QStringLiteral("Mia: choose a beetle for the blue card")), QList<Card> {Card::OwnBlue});
    QCOMPARE(cardsNamedIn(QStringLiteral("Three: own beetle 3 spaces")), QList<Card> {Card::Own3});
    QVERIFY(cardsNamedIn(QStringLiteral("B.2, orange, bonus: any beetle 2 spaces, with orange 1")).isEmpty());
    // What is seen is exposed: the test below would be blind otherwise.
    TableUser user(raceRecord({kPerson, PlayerKind::Random}));
    QVERIFY(user.waitForChoice());
    QList<Card> named;
    for (const Exposed& exposed : exposedTexts(user.window()))
        named.append(cardsNamedIn(exposed.text));
    for (const Card card : user.position().hand(0))
        QVERIFY(named.contains(card));
}

void SecrecyTest::aWholeRaceTellsNoForeignCard_data()
{
    QTest::addColumn<QList<PlayerKind>>("kinds");
    QTest::newRow("two persons") << QList<PlayerKind> {kPerson, kPerson};
    QTest::newRow("five persons") << QList<PlayerKind> {kPerson, kPerson, kPerson, kPerson, kPerson};
    QTest::newRow("two persons, a computer between them") << QList<PlayerKind> {kPerson, PlayerKind::Random, kPerson};
    QTest::newRow("one person") << QList<PlayerKind> {kPerson, PlayerKind::Random, PlayerKind::Random};
}

void SecrecyTest::aWholeRaceTellsNoForeignCard()
{
    QFETCH(QList<PlayerKind>, kinds);
    TableUser user(raceRecord({kinds.begin(), kinds.end()}, 0, 5));
    FastRandom random(3);
    while (!user.race().isOver()) {
        const int turn = user.session().turnNumber();
        QVERIFY2(user.waitForChoice(), qPrintable(user.promptText()));
        if (user.race().isOver())
            break;
        const Action action = anyAction(user.position(), random);
        user.session().request(action);
        if (kinds.count(kPerson) > 1 && turn % 3 == 0 && user.session().canUndo()) {
            user.session().undo();
            QVERIFY(user.waitForChoice());
            user.session().request(action);
        }
        // The cards of the one who has played are gone at once, not only with the curtain.
        if (user.session().turnNumber() != turn)
            QCOMPARE(leak(user), QString());
    }
    QVERIFY(user.waitForChoice());
    QCOMPARE(leakInLog(user), QString());
}

/// With the mouse, beetle first: choosers, tool tips and reasons come and go.
void SecrecyTest::choosingLeavesNothingBehind()
{
    TableUser user(raceRecord({kPerson, kPerson}, 0, 4));
    FastRandom random(7);
    for (int i = 0; i < 60 && !user.race().isOver(); ++i) {
        QVERIFY(user.waitForChoice());
        if (user.race().isOver())
            break;
        const int turn = user.session().turnNumber();
        user.hoverBeetle(BeetleId {});
        user.perform(anyAction(user.position(), random), true);
        QTest::qWait(1);
        if (user.session().turnNumber() != turn)
            QCOMPARE(leak(user), QString());
    }
}

void SecrecyTest::twoHandsBehindTheCurtainLookAlike()
{
    TableUser one(raceRecord({kPerson, kPerson}, 0, 1));
    TableUser two(raceRecord({kPerson, kPerson}, 0, 2));
    QVERIFY(isDown(one) && isDown(two));
    QVERIFY(one.position().hand(0) != two.position().hand(0));
    QCOMPARE(difference(one, two), QString());
    QCOMPARE(pictureOf(one.window().area().hand()), pictureOf(two.window().area().hand()));
    QTRY_COMPARE(pictureOf(one.window()), pictureOf(two.window()));
}

void SecrecyTest::theWindowOfOneTellsNothingOfTheOthers()
{
    const GameRecord record = raceRecord({kPerson, kPerson, PlayerKind::Random}, 0, 1);
    TableUser one(record);
    TableUser two(sameHandOtherwise(record));
    QVERIFY(one.waitForChoice());
    QVERIFY(two.waitForChoice());
    QCOMPARE(difference(one, two), QString());
    QCOMPARE(pictureOf(one.window().area().hand()), pictureOf(two.window().area().hand()));
}

void SecrecyTest::aHiddenHandCannotBeSeen()
{
    TableUser one(raceRecord({kPerson, PlayerKind::Random}, 0, 1));
    TableUser two(raceRecord({kPerson, PlayerKind::Random}, 0, 2));
    for (TableUser* user : {&one, &two}) {
        QVERIFY(user->waitForChoice());
        user->clickCard(0);
        hideAction(*user).trigger();
        QVERIFY(hideAction(*user).isChecked());
        QCOMPARE(leak(*user), QString());
    }
    QVERIFY(one.position().hand(0) != two.position().hand(0));
    QTRY_COMPARE(pictureOf(one.window().area()), pictureOf(two.window().area()));
    QVERIFY(one.promptText().startsWith(QStringLiteral("Mia: your cards lie face down")));
}

void SecrecyTest::aHiddenHandComesBack()
{
    TableUser user(raceRecord({kPerson, PlayerKind::Random}));
    QVERIFY(user.waitForChoice());
    const HandView& hand = user.window().area().hand();
    user.pressKey(Qt::Key_F8);
    QVERIFY(hand.content().cards.empty());
    QCOMPARE(hand.content().hiddenCards, 3);
    user.clickButton(QStringLiteral("confirmButton"));
    QCOMPARE(hand.content().cards, user.position().hand(0));
    QVERIFY(!hideAction(user).isChecked());
    user.pressKey(Qt::Key_F8);
    user.pressKey(Qt::Key_F8);
    QCOMPARE(hand.content().cards, user.position().hand(0));
    user.perform(legalActions(user.position()).front());
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void SecrecyTest::hidingStaysWithThePerson()
{
    TableUser user(raceRecord({kPerson, kPerson}));
    QVERIFY(user.waitForChoice());
    FastRandom random(1);
    while (user.race().turn == 0) {
        QVERIFY(user.waitForChoice());
        hideAction(user).setChecked(true);
        user.session().request(anyAction(user.position(), random));
        hideAction(user).setChecked(false);
    }
    hideAction(user).setChecked(true);
    QVERIFY(user.waitForChoice());
    QCOMPARE(user.window().area().hand().content().cards, user.position().hand(1));
}

BUBBLEBAR_TEST(SecrecyTest)
#include "tst_secrecy.moc"
