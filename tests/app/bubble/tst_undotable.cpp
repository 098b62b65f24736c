#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/curtain.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/handview.h"
#include "app/bubble/logmodel.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QListView>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr PlayerKind kPerson = PlayerKind::Person;

using State = RaceRunner::State;

void pressUndo(TableUser& user)
{
    QTest::keyClick(&user.window(), Qt::Key_Z, Qt::ControlModifier);
}

void pressRedo(TableUser& user)
{
    QTest::keyClick(&user.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
}

QAction& actionNamed(TableUser& user, const QString& text)
{
    for (QAction* action : user.window().findChildren<QAction*>())
        if (action->text() == text)
            return *action;
    qFatal("There is no action %s", qPrintable(text));
}

QAction& undoAction(TableUser& user)
{
    return actionNamed(user, QStringLiteral("Undo"));
}

/// An action of the turn that brings no card and leaves the turn with the player.
Action openAction(const Position& position)
{
    for (const Action& action : legalActions(position)) {
        Position after = position;
        const Transition done = apply(after, action);
        if (done.drawCount == 0 && !done.turnEnded)
            return action;
    }
    qFatal("Every action draws a card");
}

/// The scene shows the race as the session has it.
bool isShown(TableUser& user)
{
    const BoardScene& scene = user.window().area().scene();
    return !scene.isShowing() && scene.race() == user.race();
}

State stateOf(TableUser& user)
{
    return user.window().play().runner().state();
}

/// Whole turns of the person on turn and of whoever follows, until a person decides again.
void playTurn(TableUser& user)
{
    const int turn = user.session().turnNumber();
    while (user.session().turnNumber() == turn) {
        QVERIFY(user.waitForChoice());
        user.perform(legalActions(user.position()).front());
    }
    QVERIFY(user.waitForChoice());
}

} // namespace

/// Undo and redo with the keys and buttons of the table.
class UndoTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theKeysUndoAndRedoAMove();
    void theToolBarHasBothButtons();
    void theToolTipSaysWhyNot();
    void takingBackComputersMovesRewindsThemAll();
    void theSettingSwitchesTakingBack();
    void theCurtainStaysSafe();
    void undoStopsAThinkingComputer();
    void theLastMoveOfTheRaceCanBeTakenBack();
    void aClickFinishesTheRewind();
};

void UndoTableTest::theKeysUndoAndRedoAMove()
{
    TableUser user(raceRecord({kPerson, kPerson}));
    QVERIFY(user.waitForChoice());
    const Position before = user.position();
    const QModelIndex top;
    const auto* log = user.window().findChild<LogModel*>();
    const int lines = log->rowCount(top);
    user.perform(openAction(before));
    QVERIFY(user.waitForChoice());
    QVERIFY(log->rowCount(top) > lines);
    const Position after = user.position();
    pressUndo(user);
    QVERIFY(user.position() == before);
    QCOMPARE(log->rowCount(top), lines);
    QVERIFY(user.waitForChoice());
    QVERIFY(isShown(user));
    QVERIFY(!user.window().area().scene().lastMove());
    QCOMPARE(user.window().area().hand().content().cards, before.hand(0));
    pressRedo(user);
    QVERIFY(user.position() == after);
    QVERIFY(user.waitForChoice());
    QVERIFY(isShown(user));
    // The race goes on from there.
    pressUndo(user);
    QVERIFY(user.waitForChoice());
    user.perform(openAction(before), true);
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void UndoTableTest::theToolBarHasBothButtons()
{
    TableUser user(raceRecord({kPerson, kPerson}));
    auto* bar = user.window().findChild<QToolBar*>();
    auto* undo = qobject_cast<QToolButton*>(bar->widgetForAction(&undoAction(user)));
    auto* redo = qobject_cast<QToolButton*>(bar->widgetForAction(&actionNamed(user, QStringLiteral("Redo"))));
    QVERIFY(undo && redo);
    QVERIFY(user.waitForChoice());
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    user.perform(openAction(user.position()));
    QVERIFY(user.waitForChoice());
    QTest::mouseClick(undo, Qt::LeftButton);
    QVERIFY(user.session().record().actions.empty());
    QVERIFY(user.waitForChoice());
    QTest::mouseClick(redo, Qt::LeftButton);
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void UndoTableTest::theToolTipSaysWhyNot()
{
    TableUser user(raceRecord({kPerson, kPerson}));
    QVERIFY(user.waitForChoice());
    QCOMPARE(undoAction(user).toolTip(), undoProblemText(UndoProblem::NothingDone));
    user.perform(openAction(user.position()));
    QVERIFY(user.waitForChoice());
    QVERIFY(undoAction(user).isEnabled());
    QVERIFY(undoAction(user).toolTip().contains(QStringLiteral("Ctrl+Z")));
    while (user.race().turn == 0)
        QVERIFY(user.session().request(legalActions(user.position()).front()));
    QVERIFY(!undoAction(user).isEnabled());
    QCOMPARE(undoAction(user).toolTip(), undoProblemText(UndoProblem::NextTurn));
}

void UndoTableTest::takingBackComputersMovesRewindsThemAll()
{
    TableUser user(raceRecord({kPerson, PlayerKind::Random, PlayerKind::Random}, 0, 4));
    playTurn(user);
    const std::vector<Action> done = user.session().record().actions;
    QVERIFY(done.size() >= 4);
    const Position after = user.position();
    pressUndo(user);
    QVERIFY(user.session().record().actions.size() + 3 <= done.size());
    QTRY_COMPARE(stateOf(user), State::Deciding);
    QVERIFY(isShown(user));
    QCOMPARE(user.race().turn, std::int8_t(0));
    pressRedo(user);
    QVERIFY(user.session().record().actions == done);
    QTRY_COMPARE(stateOf(user), State::Deciding);
    QVERIFY(isShown(user));
    QVERIFY(user.position() == after);
}

void UndoTableTest::theSettingSwitchesTakingBack()
{
    TableUser user(raceRecord({kPerson, PlayerKind::Random}, 0, 4));
    playTurn(user);
    QVERIFY(undoAction(user).isEnabled());
    QAction& takeBack = actionNamed(user, QStringLiteral("Undo past drawn cards"));
    QVERIFY(takeBack.isEnabled() && takeBack.isChecked());
    takeBack.trigger();
    QVERIFY(!user.settings().flag(Setting::TakeBack));
    QCOMPARE(undoAction(user).toolTip(), undoProblemText(UndoProblem::OthersPlayed));
    TableUser people(raceRecord({kPerson, kPerson}));
    QVERIFY(!actionNamed(people, QStringLiteral("Undo past drawn cards")).isEnabled());
}

/// With the curtain down nothing is undone, and what is undone shows no foreign hand.
void UndoTableTest::theCurtainStaysSafe()
{
    GameRecord record = raceRecord({kPerson, kPerson});
    record.actions.push_back(openAction(initialPosition(record)));
    TableUser user(std::move(record));
    QCOMPARE(stateOf(user), State::Curtain);
    QVERIFY(user.session().canUndo());
    QCOMPARE(undoAction(user).toolTip(), undoProblemText(UndoProblem::PersonAwaited));
    pressUndo(user);
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
    QVERIFY(user.waitForChoice());
    QVERIFY(undoAction(user).isEnabled());
    pressUndo(user);
    QCOMPARE(user.window().area().hand().content().cards, user.position().hand(0));
    playTurn(user);
    pressUndo(user);
    QCOMPARE(user.race().turn, std::int8_t(1));
    QCOMPARE(user.window().area().hand().content().cards, user.position().hand(1));
}

void UndoTableTest::undoStopsAThinkingComputer()
{
    TableUser user(raceRecord({kPerson, PlayerKind::Expert}));
    QVERIFY(user.waitForChoice());
    const Position before = user.position();
    while (user.race().turn == 0)
        QVERIFY(user.session().request(legalActions(user.position()).front()));
    QTRY_COMPARE(stateOf(user), State::Thinking);
    while (user.session().canUndo())
        pressUndo(user);
    QVERIFY(user.position() == before);
    QTRY_COMPARE(stateOf(user), State::Deciding);
    QTest::qWait(300);
    QVERIFY(user.position() == before);
}

void UndoTableTest::theLastMoveOfTheRaceCanBeTakenBack()
{
    GameRecord record = raceRecord({kPerson, PlayerKind::Random}, 0, 6);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    TableUser user(std::move(record));
    QVERIFY(user.waitForChoice());
    QVERIFY(user.window().area().end().isVisible());
    pressUndo(user);
    QTRY_COMPARE(stateOf(user), State::Deciding);
    QVERIFY(!user.race().isOver());
    QVERIFY(!user.window().area().end().isVisible());
}

void UndoTableTest::aClickFinishesTheRewind()
{
    TableUser user(raceRecord({kPerson, PlayerKind::Random, PlayerKind::Random}, 0, 4));
    playTurn(user);
    user.window().play().setPace(100);
    pressUndo(user);
    QCOMPARE(stateOf(user), State::Showing);
    QTest::mouseClick(user.window().area().view().viewport(), Qt::LeftButton, {}, {5, 5});
    QCOMPARE(stateOf(user), State::Deciding);
    QVERIFY(isShown(user));
}

BUBBLEBAR_TEST(UndoTableTest)
#include "tst_undotable.moc"
