#include "app/bubble/board/boardview.h"
#include "app/bubble/handview.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/turnoptions.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The table to a screen reader: everything has a name, a state, and can be pressed.
class AccessibleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beetlesAndSpacesHaveNames();
    void cardsCanBePressed();
    void aWholeMoveCanBePressed();
    void aHiddenHandHasNoNames();
    void everyButtonHasAName();
};

namespace {

QAccessibleInterface* interfaceOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

/// The first part that is not disabled.
QAccessibleInterface* usablePart(QWidget& widget)
{
    QAccessibleInterface* list = interfaceOf(widget);
    for (int i = 0; i < list->childCount(); ++i) {
        if (!list->child(i)->state().disabled)
            return list->child(i);
    }
    return nullptr;
}

void press(QAccessibleInterface* part)
{
    part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

} // namespace

void AccessibleTest::beetlesAndSpacesHaveNames()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    QAccessibleInterface* board = interfaceOf(user.window().area().view());
    QCOMPARE(board->role(), QAccessible::List);
    QCOMPARE(board->childCount(), 6 + user.race().board->spaceCount());
    QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("orange 1 on Office"));
    const QString start = board->child(6)->text(QAccessible::Name);
    QVERIFY2(start.startsWith(QStringLiteral("Office, with orange 1, orange 2")), qPrintable(start));
    for (int i = 0; i < board->childCount(); ++i) {
        QVERIFY(!board->child(i)->text(QAccessible::Name).isEmpty());
        QVERIFY(board->child(i)->isValid());
        QCOMPARE(board->indexOfChild(board->child(i)), i);
        QVERIFY(!board->child(i)->rect().isEmpty());
    }
}

void AccessibleTest::cardsCanBePressed()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    HandView& hand = user.window().area().hand();
    QAccessibleInterface* list = interfaceOf(hand);
    QCOMPARE(list->childCount(), 3 + 2);
    QVERIFY(list->child(3)->text(QAccessible::Name).startsWith(QStringLiteral("Draw pile")));
    press(usablePart(hand));
    QVERIFY(hand.marks().chosen >= 0);
    QVERIFY(list->child(hand.marks().chosen)->state().selected);
}

void AccessibleTest::aWholeMoveCanBePressed()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    BoardView& view = user.window().area().view();
    press(usablePart(user.window().area().hand()));
    press(usablePart(view));
    QVERIFY(user.boardMarks().chosen != BeetleId::None);
    press(usablePart(view));
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void AccessibleTest::aHiddenHandHasNoNames()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    // The curtain is down: only the piles can be read.
    QCOMPARE(interfaceOf(user.window().area().hand())->childCount(), 2);
}

void AccessibleTest::everyButtonHasAName()
{
    TableUser user(recordAtBonus(Bonus::Rotate));
    QVERIFY(user.waitForChoice());
    user.clickTile(static_cast<BoardTileId>(2));
    for (QAbstractButton* button : user.window().findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->parent()->objectName() != QStringLiteral("qt_toolbar_ext_button"))
            QVERIFY2(!interfaceOf(*button)->text(QAccessible::Name).isEmpty(), qPrintable(button->objectName()));
    }
}

BUBBLEBAR_TEST(AccessibleTest)
#include "tst_accessible.moc"
