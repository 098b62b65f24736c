#include "app/bubble/access/focusframe.h"
#include "app/bubble/access/tablekeys.h"
#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/handview.h"
#include "app/bubble/promptline.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "core/support/random.h"
#include "tests/app/bubble/keyuser.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTextBrowser>
#include <QTimer>
#include <QtTest>

#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The table without a mouse.
class KeyboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPeoplePlayARaceWithKeys_data();
    void twoPeoplePlayARaceWithKeys();
    void everyBonusIsDoneWithKeys_data();
    void everyBonusIsDoneWithKeys();
    void aCardIsDiscardedWithKeys();
    void oneOfSeveralCardsIsChosenWithKeys();
    void escapeGoesBackFromTheCards();
    void tabComesEverywhereAndBack();
    void everyStopIsReached();
    void theFocusIsSeenWhereNothingCanBeChosen();
    void theKeysPageListsAll();
};

namespace {

std::vector<PlayerKind> twoPeople()
{
    return {PlayerKind::Person, PlayerKind::Person};
}

/// Any action, but rather one that brings a beetle home, so that the race ends.
Action choose(const Position& position, FastRandom& random)
{
    const std::vector<Action> legal = legalActions(position);
    for (const Action& action : legal) {
        if (action.space == SpaceId::Finish)
            return action;
    }
    return legal[below(random, legal.size())];
}

/// The action is done and recorded; a text that says what went wrong where not.
QByteArray outcomeOf(TableUser& table, KeyUser& user, const Action& action, bool beetleFirst)
{
    const std::size_t done = table.session().record().actions.size();
    const std::string wanted = actionText(table.race(), action);
    user.perform(action, beetleFirst);
    if (table.session().record().actions.size() == done)
        return QByteArray::fromStdString(wanted) + " is not done: " + table.promptText().toUtf8();
    const std::string found = actionText(table.race(), table.session().record().actions[done]);
    return found == wanted ? QByteArray() : QByteArray::fromStdString(found + " instead of " + wanted);
}

QWidgetList tabRound(TableUser& table, KeyUser& user, Qt::Key key)
{
    QWidgetList visited;
    QWidget* first = table.window().focusWidget();
    do {
        visited << table.window().focusWidget();
        user.press(key);
    } while (table.window().focusWidget() != first && visited.size() < 100);
    return visited;
}

} // namespace

void KeyboardTest::twoPeoplePlayARaceWithKeys_data()
{
    QTest::addColumn<bool>("beetleFirst");
    QTest::newRow("card first") << false;
    QTest::newRow("beetle first") << true;
}

void KeyboardTest::twoPeoplePlayARaceWithKeys()
{
    QFETCH(bool, beetleFirst);
    TableUser table(raceRecord(twoPeople(), 0, beetleFirst ? 4 : 6));
    KeyUser user(table);
    FastRandom random(7);
    while (!table.race().isOver()) {
        QVERIFY(user.waitForChoice());
        if (!table.race().isOver())
            QCOMPARE(outcomeOf(table, user, choose(table.position(), random), beetleFirst), QByteArray());
    }
    QVERIFY(user.waitForChoice());
    QVERIFY(table.window().findChild<QWidget*>(QStringLiteral("endPanel"))->isAncestorOf(table.window().focusWidget()));
}

void KeyboardTest::everyBonusIsDoneWithKeys_data()
{
    QTest::addColumn<Bonus>("bonus");
    for (const Bonus bonus : kAllBonuses)
        QTest::newRow(bonusName(bonus).data()) << bonus;
}

void KeyboardTest::everyBonusIsDoneWithKeys()
{
    QFETCH(Bonus, bonus);
    TableUser table(recordAtBonus(bonus));
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    const std::vector<Action> legal = legalActions(table.position());
    const auto isBonus = [](const Action& action) { return action.kind != Action::Kind::BonusSkip; };
    // The last of them, which takes most steps.
    const auto action = std::find_if(legal.rbegin(), legal.rend(), isBonus);
    QVERIFY(action != legal.rend());
    QCOMPARE(outcomeOf(table, user, *action, false), QByteArray());
}

void KeyboardTest::aCardIsDiscardedWithKeys()
{
    GameRecord record = raceRecord(twoPeople());
    const auto isStuck = [](const Position& position) {
        return !position.race.isOver() && legalActions(position).front().kind == Action::Kind::Discard;
    };
    while (!playUntil(record, isStuck)) {
        record.actions.clear();
        ++record.seed;
    }
    TableUser table(record);
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    QCOMPARE(outcomeOf(table, user, legalActions(table.position()).back(), false), QByteArray());
}

namespace {

/// Chooses a beetle and a place that several cards reach.
bool comeToSeveralCards(TableUser& table, KeyUser& user)
{
    for (const Action& action : legalActions(table.position())) {
        if (action.kind != Action::Kind::Play)
            continue;
        user.chooseStop([&](const Pick& stop) { return stop.beetle == action.beetle; });
        for (const TargetMark& target : std::vector(table.boardMarks().targets)) {
            if (target.cards.size() < 2)
                continue;
            user.chooseStop([&](const Pick& stop) { return stop.space == target.space; });
            return true;
        }
        user.press(Qt::Key_Escape);
    }
    return false;
}

GameRecord recordWithSeveralCards()
{
    GameRecord record = raceRecord(twoPeople());
    const auto hasOwnColourTwice = [](const Position& position) {
        // “Blue card” and “any beetle to blue” reach the same places.
        const std::vector<Card>& hand = position.hand(0);
        return std::ranges::count(hand, Card::OwnBlue) > 0 && std::ranges::count(hand, Card::AnyBlue) > 0;
    };
    while (!hasOwnColourTwice(initialPosition(record)))
        ++record.seed;
    return record;
}

} // namespace

void KeyboardTest::oneOfSeveralCardsIsChosenWithKeys()
{
    TableUser table(recordWithSeveralCards());
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    QVERIFY(comeToSeveralCards(table, user));
    const std::vector<Card> cards = table.boardMarks().choice->cards;
    user.press(Qt::Key_Right);
    user.press(Qt::Key_Return);
    QCOMPARE(table.session().record().actions.size(), std::size_t {1});
    QCOMPARE(table.session().record().actions[0].card, cards[1]);
}

void KeyboardTest::escapeGoesBackFromTheCards()
{
    TableUser table(recordWithSeveralCards());
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    QVERIFY(comeToSeveralCards(table, user));
    user.press(Qt::Key_Escape);
    QVERIFY(!table.boardMarks().choice);
    QCOMPARE(table.window().focusWidget(), static_cast<QWidget*>(&table.window().area().view()));
    QVERIFY(table.window().area().cursor().current());
}

void KeyboardTest::tabComesEverywhereAndBack()
{
    TableUser table(recordAtBonus(Bonus::Rotate));
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    user.chooseStop([](const Pick& stop) { return stop.tile != BoardTileId::None; });
    TableArea& area = table.window().area();
    user.tabTo(area.hand());
    QWidgetList forward = tabRound(table, user, Qt::Key_Tab);
    for (const QWidget* widget : table.window().findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && !widget->focusProxy() &&
            (widget->focusPolicy() & Qt::TabFocus) != 0)
            QVERIFY2(forward.contains(widget), widget->metaObject()->className());
    }
    QCOMPARE(std::set<QWidget*>(forward.begin(), forward.end()).size(), static_cast<std::size_t>(forward.size()));
    // Cards, board with what floats over it, then the buttons above.
    const auto placeOf = [&](const char* name) {
        return forward.indexOf(table.window().findChild<QWidget*>(QString::fromLatin1(name)));
    };
    QCOMPARE(forward.indexOf(&area.hand()), 0);
    QCOMPARE(forward.indexOf(&area.view()), 1);
    QVERIFY(placeOf("turnClockwise") > 1);
    QVERIFY(placeOf("leaveButton") > placeOf("turnClockwise"));
    QVERIFY(placeOf("confirmButton") > placeOf("leaveButton"));
    QWidgetList backward = tabRound(table, user, Qt::Key_Backtab);
    std::reverse(backward.begin() + 1, backward.end());
    QCOMPARE(backward, forward);
}

void KeyboardTest::everyStopIsReached()
{
    TableUser table(raceRecord(twoPeople(), 2, 4));
    KeyUser user(table);
    FastRandom random(5);
    for (int i = 0; i < 12; ++i) {
        QVERIFY(user.waitForChoice());
        QCOMPARE(outcomeOf(table, user, choose(table.position(), random), false), QByteArray());
    }
    QVERIFY(user.waitForChoice());
    const BoardCursor& cursor = table.window().area().cursor();
    user.tabTo(table.window().area().view());
    user.press(Qt::Key_End);
    const Pick last = cursor.current().value();
    user.press(Qt::Key_Home);
    const Pick first = cursor.current().value();
    std::size_t count = 1;
    for (; cursor.current() != last && count < 100; ++count)
        user.press(Qt::Key_PageDown);
    QCOMPARE(count, cursor.stops().size());
    user.press(Qt::Key_PageDown);
    QVERIFY(cursor.current() == first);
    user.press(Qt::Key_PageUp);
    QVERIFY(cursor.current() == last);
}

void KeyboardTest::theFocusIsSeenWhereNothingCanBeChosen()
{
    TableUser table(raceRecord({PlayerKind::Random, PlayerKind::Person, PlayerKind::Person}));
    KeyUser user(table);
    QVERIFY(user.waitForChoice());
    TableArea& area = table.window().area();
    user.tabTo(area.view());
    const auto* frame = area.view().findChild<FocusFrame*>();
    QVERIFY(!frame->isVisible());
    user.press(Qt::Key_F8);
    user.tabTo(area.hand());
    user.tabTo(area.view());
    QVERIFY(frame->isVisible());
    const QImage without = [&] {
        area.prompt().setFocus();
        return area.hand().grab().toImage();
    }();
    user.tabTo(area.hand());
    QVERIFY(!frame->isVisible());
    QVERIFY(area.hand().grab().toImage() != without);
}

void KeyboardTest::theKeysPageListsAll()
{
    TableUser table(raceRecord(twoPeople()));
    QString text;
    QTimer::singleShot(0, &table.window(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        text = dialog->findChild<QTextBrowser*>()->toPlainText();
        dialog->reject();
    });
    table.window().findChild<QAction*>(QStringLiteral("keysAction"))->trigger();
    for (const QAction* action : table.window().findChildren<QAction*>()) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY2(text.contains(keys), qPrintable(action->text() + QStringLiteral(": ") + keys));
    }
    for (const KeyGroup& group : tableKeys()) {
        QVERIFY(text.contains(group.title));
        for (const KeyLine& line : group.lines)
            QVERIFY2(text.contains(line.keys) && text.contains(line.what), qPrintable(line.what));
    }
}

BUBBLEBAR_TEST(KeyboardTest)
#include "tst_keyboard.moc"
