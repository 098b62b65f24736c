#include "app/bubble/turnoptions.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// A bonus of each kind, asked for and done on the board with the mouse (R24, R25).
class BonusesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBonusIsDoneWithTheMouse_data();
    void everyBonusIsDoneWithTheMouse();
    void everyBonusCanBeSkipped_data();
    void everyBonusCanBeSkipped();
    void theDrawPileDrawsToo();
    void aTurnedTileShowsBothWays();
    void keysTurnATile();
    void keysPutAStackIntoAnotherOrder();
    void theSameOrderCannotBeConfirmed();
};

namespace {

void addBonuses()
{
    QTest::addColumn<Bonus>("bonus");
    for (const Bonus bonus : kAllBonuses)
        QTest::newRow(std::string(bonusName(bonus)).c_str()) << bonus;
}

QAbstractButton* button(TableUser& user, const char* name)
{
    return user.window().findChild<QAbstractButton*>(QString::fromLatin1(name));
}

/// One action of the pending bonus that is not to skip it.
Action bonusAction(const Position& position)
{
    const std::vector<Action> legal = legalActions(position);
    return *std::ranges::find_if(legal, [](const Action& a) { return a.kind != Action::Kind::BonusSkip; });
}

} // namespace

void BonusesTest::everyBonusIsDoneWithTheMouse_data()
{
    addBonuses();
}

void BonusesTest::everyBonusIsDoneWithTheMouse()
{
    QFETCH(Bonus, bonus);
    TableUser user(recordAtBonus(bonus));
    QVERIFY(user.waitForChoice());
    QCOMPARE(user.race().pendingBonus(), bonus);
    const Action action = bonusAction(user.position());
    const std::size_t done = user.session().record().actions.size();
    user.perform(action);
    QCOMPARE(user.session().record().actions.size(), done + 1);
    QCOMPARE(user.session().record().actions.back(), action);
}

void BonusesTest::everyBonusCanBeSkipped_data()
{
    addBonuses();
}

void BonusesTest::everyBonusCanBeSkipped()
{
    QFETCH(Bonus, bonus);
    TableUser user(recordAtBonus(bonus));
    QVERIFY(user.waitForChoice());
    user.clickButton(QStringLiteral("leaveButton"));
    QCOMPARE(user.session().record().actions.back(), Action::skip());
}

void BonusesTest::theDrawPileDrawsToo()
{
    TableUser user(recordAtBonus(Bonus::Draw));
    QVERIFY(user.waitForChoice());
    user.clickDrawPile();
    QCOMPARE(user.session().record().actions.back(), Action::draw());
}

void BonusesTest::aTurnedTileShowsBothWays()
{
    TableUser user(recordAtBonus(Bonus::Rotate));
    QVERIFY(user.waitForChoice());
    const auto tile = static_cast<BoardTileId>(2);
    user.clickTile(tile);
    QCOMPARE(user.boardMarks().turned, (TurnedTile {tile, 1}));
    user.clickButton(QStringLiteral("turnCounterClockwise"));
    QCOMPARE(user.boardMarks().turned, (TurnedTile {tile, -1}));
    user.rightClickBoard();
    QVERIFY(!user.boardMarks().turned);
    QVERIFY(!button(user, "turnClockwise")->isVisible());
    // Start never turns.
    user.clickTile(BoardTileId::Start);
    QVERIFY(!user.boardMarks().turned);
}

void BonusesTest::keysTurnATile()
{
    TableUser user(recordAtBonus(Bonus::Rotate));
    QVERIFY(user.waitForChoice());
    user.focusBoard();
    user.pressKey(Qt::Key_Return);
    QVERIFY(user.boardMarks().turned);
    const BoardTileId tile = user.boardMarks().turned->tile;
    user.pressKey(Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(user.boardMarks().turned, (TurnedTile {tile, -1}));
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.session().record().actions.back(), Action::rotate(tile, -1));
}

void BonusesTest::keysPutAStackIntoAnotherOrder()
{
    TableUser user(recordAtBonus(Bonus::Reorder));
    QVERIFY(user.waitForChoice());
    if (!user.boardMarks().open)
        user.clickSpace(user.boardMarks().stacks.front());
    QVERIFY(user.boardMarks().open);
    const StackOrder before = user.boardMarks().open->order;
    user.pressKey(Qt::Key_Right, Qt::ShiftModifier);
    const StackOrder after = user.boardMarks().open->order;
    QCOMPARE(after.at(0), before.at(1));
    QCOMPARE(after.at(1), before.at(0));
    const SpaceId space = user.boardMarks().open->space;
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.session().record().actions.back(), Action::reorder(space, after));
}

void BonusesTest::theSameOrderCannotBeConfirmed()
{
    TableUser user(recordAtBonus(Bonus::Reorder));
    QVERIFY(user.waitForChoice());
    if (!user.boardMarks().open)
        user.clickSpace(user.boardMarks().stacks.front());
    QVERIFY(!button(user, "confirmButton")->isEnabled());
    user.pressKey(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(button(user, "confirmButton")->isEnabled());
}

BUBBLEBAR_TEST(BonusesTest)
#include "tst_bonuses.moc"
