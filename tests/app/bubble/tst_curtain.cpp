#include "app/bubble/curtain.h"
#include "app/bubble/handview.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Nobody sees another person's cards.
class CurtainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itHidesTheHandUntilThePersonIsThere();
    void itFallsWithTheEndOfTheTurn();
    void aSinglePersonHasNone();
    void theSettingTakesItAway();
};

namespace {

const HandContent& hand(TableUser& user)
{
    return user.window().area().hand().content();
}

bool isDown(TableUser& user)
{
    return user.window().area().curtain().isVisible();
}

/// Any action that ends the turn, or leads there.
void playOn(TableUser& user)
{
    const int turn = user.session().turnNumber();
    while (user.session().turnNumber() == turn && !user.race().isOver()) {
        QVERIFY(user.waitForChoice());
        user.perform(legalActions(user.position()).front());
    }
}

} // namespace

void CurtainTest::itHidesTheHandUntilThePersonIsThere()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(isDown(user));
    QVERIFY(hand(user).cards.empty());
    QCOMPARE(hand(user).hiddenCards, 3);
    user.clickButton(QStringLiteral("curtainButton"));
    QVERIFY(!isDown(user));
    QCOMPARE(hand(user).cards, user.position().hand(0));
}

void CurtainTest::itFallsWithTheEndOfTheTurn()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    playOn(user);
    // At once, not only when the last move has been shown.
    QVERIFY(hand(user).cards.empty());
    QTRY_VERIFY(isDown(user));
    QVERIFY(user.promptText().startsWith(QStringLiteral("Jonas")));
    user.clickButton(QStringLiteral("curtainButton"));
    QCOMPARE(hand(user).cards, user.position().hand(1));
}

void CurtainTest::aSinglePersonHasNone()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Random}));
    QVERIFY(!isDown(user));
    playOn(user);
    QVERIFY(!isDown(user));
    QCOMPARE(hand(user).cards, user.position().hand(0));
}

void CurtainTest::theSettingTakesItAway()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(isDown(user));
    user.settings().setFlag(Setting::HideHand, false);
    QVERIFY(!isDown(user));
    QCOMPARE(hand(user).cards, user.position().hand(0));
    playOn(user);
    QVERIFY(user.waitForChoice());
    QVERIFY(!isDown(user));
    QCOMPARE(hand(user).cards, user.position().hand(1));
}

BUBBLEBAR_TEST(CurtainTest)
#include "tst_curtain.moc"
