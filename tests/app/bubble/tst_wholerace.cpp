#include "app/bubble/gamesession.h"
#include "core/support/random.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Whole races, played with nothing but the mouse.
class WholeRaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPeoplePlayARaceWithTheMouse_data();
    void twoPeoplePlayARaceWithTheMouse();

private:
    static Action choose(const Position& position, FastRandom& random);
};

/// Any action, but rather one that brings a beetle home, so that the race ends.
Action WholeRaceTest::choose(const Position& position, FastRandom& random)
{
    const std::vector<Action> legal = legalActions(position);
    for (const Action& action : legal) {
        if (action.space == SpaceId::Finish)
            return action;
    }
    return legal[below(random, legal.size())];
}

void WholeRaceTest::twoPeoplePlayARaceWithTheMouse_data()
{
    QTest::addColumn<bool>("beetleFirst");
    QTest::newRow("card first: card, beetle, target") << false;
    QTest::newRow("beetle first: beetle, target, card where several reach it") << true;
}

void WholeRaceTest::twoPeoplePlayARaceWithTheMouse()
{
    QFETCH(bool, beetleFirst);
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, beetleFirst ? 4 : 6));
    FastRandom random(7);
    while (!user.race().isOver()) {
        QVERIFY(user.waitForChoice());
        if (user.race().isOver())
            break;
        const Action action = choose(user.position(), random);
        const std::size_t done = user.session().record().actions.size();
        const QByteArray text = QByteArray::fromStdString(actionText(user.race(), action));
        user.perform(action, beetleFirst);
        QVERIFY2(user.session().record().actions.size() > done, text.constData());
        QCOMPARE(QByteArray::fromStdString(actionText(user.race(), user.session().record().actions[done])), text);
    }
    QVERIFY(user.waitForChoice());
    QVERIFY(user.window().findChild<QWidget*>(QStringLiteral("endPanel"))->isVisible());
    // Everything was announced and recorded: the record leads to the same position.
    QVERIFY(positionAt(user.session().record()) == user.position());
}

BUBBLEBAR_TEST(WholeRaceTest)
#include "tst_wholerace.moc"
