#include "app/bubble/board/boardview.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/curtain.h"
#include "app/bubble/handview.h"
#include "app/bubble/tablearea.h"
#include "core/bubble/racetext.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QtTest>

#include <algorithm>
#include <functional>

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
    void everythingThatCanBeUsedHasAName_data();
    void everythingThatCanBeUsedHasAName();
    void aSpaceTellsWhatItIs();
    void aCardTellsWhetherItCanBePlayed();
    void stacksAreNamedFromTheBottom();
    void anOpenStackIsPutInOrder();
    void whatFloatsOverTheBoardIsFound();
    void thePromptIsAnnounced();
    void thePartWithTheKeyboardIsFound();
    void theFocusIsAnnounced();
    void changedStatesAreAnnounced();
    void theCurtainSaysWhoIsAsked();
    void aHiddenHandIsCounted();
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

/// Everything below that is there to be seen.
void collectVisible(QAccessibleInterface* root, std::vector<QAccessibleInterface*>& found)
{
    if (root == nullptr || root->state().invisible || root->state().invalid)
        return;
    found.push_back(root);
    for (int i = 0; i < root->childCount(); ++i)
        collectVisible(root->child(i), found);
}

std::vector<QAccessibleInterface*> visibleIn(QWidget& widget)
{
    std::vector<QAccessibleInterface*> found;
    collectVisible(interfaceOf(widget), found);
    return found;
}

bool isInteractive(QAccessibleInterface* part)
{
    switch (part->role()) {
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::ComboBox:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::MenuItem:
    case QAccessible::ButtonMenu:
        return true;
    default:
        return part->state().focusable && part->role() != QAccessible::Client;
    }
}

QAccessibleInterface* partNamed(QWidget& widget, const QString& start)
{
    QAccessibleInterface* list = interfaceOf(widget);
    for (int i = 0; i < list->childCount(); ++i) {
        if (list->child(i)->text(QAccessible::Name).startsWith(start))
            return list->child(i);
    }
    return nullptr;
}

/// What was announced: type, and name of what it is about.
QList<std::pair<QAccessible::Event, QString>> s_announced;

void takeDown(QAccessibleEvent* event)
{
    QAccessibleInterface* about = event->accessibleInterface();
    if (about)
        s_announced << std::pair(event->type(), about->text(QAccessible::Name));
}

/// Listens to announcements, as a screen reader does, while it lives.
class Listener
{
public:
    Listener()
    {
        QAccessible::setActive(true);
        m_before = QAccessible::installUpdateHandler(takeDown);
        s_announced.clear();
    }
    ~Listener()
    {
        QAccessible::installUpdateHandler(m_before);
        QAccessible::setActive(false);
    }

    [[nodiscard]] static bool heard(QAccessible::Event type, const QString& name)
    {
        return s_announced.contains(std::pair(type, name));
    }

private:
    QAccessible::UpdateHandler m_before = nullptr;
};

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
    // The last one holds what floats over the board.
    QCOMPARE(board->childCount(), 6 + user.race().board->spaceCount() + 1);
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

namespace {

/// Brings a fresh table to a moment of a race.
struct Moment
{
    GameRecord record;
    std::function<void(TableUser&)> come = [](TableUser& user) { QVERIFY(user.waitForChoice()); };
};

GameRecord finishedRecord()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 6);
    if (!playWellUntil(record, [](const Position& position) { return position.race.isOver(); }))
        qFatal("The race does not end");
    return record;
}

} // namespace

Q_DECLARE_METATYPE(Moment)

void AccessibleTest::everythingThatCanBeUsedHasAName_data()
{
    const GameRecord fresh = raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 4);
    QTest::addColumn<Moment>("moment");
    QTest::newRow("the curtain is down") << Moment {fresh, [](TableUser&) {}};
    QTest::newRow("a turn begins") << Moment {fresh};
    QTest::newRow("a card is chosen") << Moment {fresh, [](TableUser& user) {
                                                     QVERIFY(user.waitForChoice());
                                                     press(usablePart(user.window().area().hand()));
                                                 }};
    QTest::newRow("a beetle is chosen") << Moment {fresh, [](TableUser& user) {
                                                       QVERIFY(user.waitForChoice());
                                                       press(usablePart(user.window().area().view()));
                                                   }};
    QTest::newRow("a stack is open") << Moment {recordAtBonus(Bonus::Reorder)};
    QTest::newRow("a tile is turned") << Moment {recordAtBonus(Bonus::Rotate), [](TableUser& user) {
                                                     QVERIFY(user.waitForChoice());
                                                     user.clickTile(static_cast<BoardTileId>(2));
                                                 }};
    QTest::newRow("a card may be drawn") << Moment {recordAtBonus(Bonus::Draw)};
    QTest::newRow("the race is over") << Moment {finishedRecord()};
}

void AccessibleTest::everythingThatCanBeUsedHasAName()
{
    QFETCH(Moment, moment);
    TableUser user(moment.record);
    moment.come(user);
    int usable = 0;
    for (QAccessibleInterface* part : visibleIn(user.window())) {
        if (!isInteractive(part))
            continue;
        ++usable;
        const QString what = QStringLiteral("%1 in %2, %3")
                                 .arg(part->role())
                                 .arg(part->parent()->text(QAccessible::Name),
                                      part->object() ? part->object()->objectName() : QString());
        QVERIFY2(!part->text(QAccessible::Name).isEmpty(), qPrintable(what));
    }
    QVERIFY(usable > 20);
}

void AccessibleTest::aSpaceTellsWhatItIs()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    BoardView& view = user.window().area().view();
    const Race& race = user.race();
    const auto space = static_cast<SpaceId>(2);
    const QString name = QString::fromStdString(race.board->spaceName(space));
    const QString told = partNamed(view, name)->text(QAccessible::Description);
    QVERIFY2(told.contains(QStringLiteral("At most %1 beetle").arg(race.board->space(space).limit)), qPrintable(told));
    for (const SpaceId next : race.links.pathSlots(race.board->space(space)))
        QVERIFY2(told.contains(QString::fromStdString(race.board->spaceName(next))), qPrintable(told));
    press(usablePart(user.window().area().hand()));
    press(usablePart(view));
    const QString target = usablePart(view)->text(QAccessible::Description);
    QVERIFY2(target.startsWith(QStringLiteral("Can be reached.")), qPrintable(target));
}

void AccessibleTest::aCardTellsWhetherItCanBePlayed()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    HandView& hand = user.window().area().hand();
    QCOMPARE(interfaceOf(hand)->text(QAccessible::Name), QStringLiteral("Mia’s hand"));
    QAccessibleInterface* card = usablePart(hand);
    QCOMPARE(card->text(QAccessible::Description), QStringLiteral("Can be played."));
    press(card);
    QCOMPARE(card->text(QAccessible::Description), QStringLiteral("Chosen."));
}

void AccessibleTest::stacksAreNamedFromTheBottom()
{
    TableUser user(recordAtBonus(Bonus::Reorder));
    QVERIFY(user.waitForChoice());
    const Race& race = user.race();
    for (int i = 2; i < race.board->spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        const StackOrder stack = race.beetles.stack(space);
        if (stack.size() < 2)
            continue;
        QStringList names;
        for (int level = 0; level < stack.size(); ++level)
            names << QStringLiteral("%1 %2")
                         .arg(colourText(race.colourOf(stack.at(level))))
                         .arg(numberOf(stack.at(level)));
        QAccessibleInterface* part =
            partNamed(user.window().area().view(), QString::fromStdString(race.board->spaceName(space)));
        const QString told = part->text(QAccessible::Name);
        QVERIFY2(told.endsWith(QStringLiteral("from the bottom: ") + names.join(QStringLiteral(", "))),
                 qPrintable(told));
        return;
    }
    QFAIL("There is no stack");
}

void AccessibleTest::anOpenStackIsPutInOrder()
{
    TableUser user(recordAtBonus(Bonus::Reorder));
    QVERIFY(user.waitForChoice());
    if (!user.boardMarks().open)
        press(usablePart(user.window().area().view()));
    const StackOrder before = user.boardMarks().open->order;
    auto* fan = user.window().findChild<StackFan*>(QStringLiteral("orderFan"));
    QAccessibleInterface* list = interfaceOf(*fan);
    QCOMPARE(list->childCount(), before.size());
    QVERIFY(list->child(0)->text(QAccessible::Name).endsWith(QStringLiteral(", bottom")));
    list->child(0)->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    const StackOrder after = user.boardMarks().open->order;
    QCOMPARE(after.at(0), before.at(1));
    QCOMPARE(after.at(1), before.at(0));
    list->child(1)->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
    QCOMPARE(user.boardMarks().open->order, before);
}

void AccessibleTest::whatFloatsOverTheBoardIsFound()
{
    TableUser user(recordAtBonus(Bonus::Rotate));
    QVERIFY(user.waitForChoice());
    user.clickTile(static_cast<BoardTileId>(2));
    QStringList names;
    for (QAccessibleInterface* part : visibleIn(user.window().area().view()))
        names << part->text(QAccessible::Name);
    QVERIFY(names.contains(QStringLiteral("Clockwise")));
    QVERIFY(names.contains(QStringLiteral("Zoom in")));
    auto* button = user.window().findChild<QWidget*>(QStringLiteral("turnClockwise"));
    QAccessibleInterface* over = interfaceOf(*button)->parent();
    QCOMPARE(over->parent()->child(over->parent()->indexOfChild(over)), over);
    const QPoint middle = button->mapToGlobal(button->rect().center());
    QCOMPARE(over->parent()->childAt(middle.x(), middle.y()), over);
}

void AccessibleTest::thePromptIsAnnounced()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    const Listener listener;
    if (!QAccessible::isActive())
        QSKIP("This platform has nobody who listens");
    press(usablePart(user.window().area().hand()));
    QVERIFY(user.promptText().startsWith(QStringLiteral("Mia: choose a beetle")));
    QVERIFY(Listener::heard(QAccessible::NameChanged, user.promptText()));
    QVERIFY(Listener::heard(QAccessible::Alert, user.promptText()));
}

void AccessibleTest::thePartWithTheKeyboardIsFound()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    user.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&user.window()));
    QAccessibleInterface* hand = interfaceOf(user.window().area().hand());
    QAccessibleInterface* board = interfaceOf(user.window().area().view());
    hand->child(1)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(hand->child(1)->state().focused);
    QCOMPARE(hand->focusChild(), hand->child(1));
    user.focusBoard();
    user.pressKey(Qt::Key_PageDown);
    QVERIFY(board->focusChild()->state().focused);
    board->child(0)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board->focusChild(), board->child(0));
}

void AccessibleTest::theFocusIsAnnounced()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    QAccessibleInterface* hand = interfaceOf(user.window().area().hand());
    QAccessibleInterface* board = interfaceOf(user.window().area().view());
    const Listener listener;
    if (!QAccessible::isActive())
        QSKIP("This platform has nobody who listens");
    hand->child(1)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(Listener::heard(QAccessible::Focus, hand->child(1)->text(QAccessible::Name)));
    user.focusBoard();
    user.pressKey(Qt::Key_PageDown);
    QVERIFY(Listener::heard(QAccessible::Focus, board->focusChild()->text(QAccessible::Name)));
}

void AccessibleTest::changedStatesAreAnnounced()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    QAccessibleInterface* card = usablePart(user.window().area().hand());
    const Listener listener;
    if (!QAccessible::isActive())
        QSKIP("This platform has nobody who listens");
    // The first change is compared with nothing.
    press(card);
    press(card);
    s_announced.clear();
    press(card);
    QVERIFY(card->state().selected);
    QVERIFY(Listener::heard(QAccessible::StateChanged, card->text(QAccessible::Name)));
    QVERIFY(card->state().focusable && card->state().selectable);
}

void AccessibleTest::theCurtainSaysWhoIsAsked()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QCOMPARE(interfaceOf(user.window().area().curtain())->text(QAccessible::Name),
             QStringLiteral("Mia, it is your turn"));
    QVERIFY(user.window().area().curtain().isAncestorOf(user.window().focusWidget()));
}

void AccessibleTest::aHiddenHandIsCounted()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    const QString told = interfaceOf(user.window().area().hand())->text(QAccessible::Description);
    QVERIFY2(told.startsWith(QStringLiteral("3 card")), qPrintable(told));
}

BUBBLEBAR_TEST(AccessibleTest)
#include "tst_accessible.moc"
