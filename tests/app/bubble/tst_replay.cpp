#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/handview.h"
#include "app/bubble/logmodel.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/racewords.h"
#include "app/bubble/replay/logview.h"
#include "app/bubble/replay/replaybar.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "core/bubble/rules.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardItemModel>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// A race is shown again, while it is on or when it is over.
class ReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickInTheLogReplaysTheAction();
    void aHeadingReplaysItsTurn();
    void theLogIsUsedByKeyboard();
    void theLinesOfTheLogNeverOverlap_data();
    void theLinesOfTheLogNeverOverlap();
    void theLineReplayedIsMarked();
    void buttonsAndKeysGoBackAndForth_data();
    void buttonsAndKeysGoBackAndForth();
    void theSliderGoesByTurns();
    void spacePlaysToTheEndAndPauses();
    void leavingGoesOnWithTheRaceAsItWas();
    void computersWaitMeanwhile();
    void noHandIsShownWhileTheRaceRuns();
    void handsAreShownWhenItIsOver();
    void pointingAtALineMarksItsMove();
    void playsOnFromAnEarlierTurn();
    void aRunningRaceOfPeopleIsNotPlayedOn();
};

namespace {

constexpr std::size_t kLongTrack = 6;

bool isOver(const Position& position)
{
    return position.race.isOver();
}

GameRecord underWay(const std::vector<PlayerKind>& kinds, int actions = 24)
{
    GameRecord record = raceRecord(kinds, kLongTrack);
    int count = 0;
    if (!playWellUntil(record, [&](const Position& p) { return count++ >= actions && p.race.played.count == 0; }))
        qFatal("The race is over too soon");
    return record;
}

GameRecord overRace()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    if (!playWellUntil(record, isOver))
        qFatal("The race does not end");
    return record;
}

ReplayDesk& desk(TableUser& user)
{
    return user.window().replay();
}

Replay& replay(TableUser& user)
{
    return *desk(user).replay();
}

/// The board shows the position after so many actions.
bool boardShows(TableUser& user, int actions)
{
    return QTest::qWaitFor([&] {
        const BoardScene& scene = user.window().area().scene();
        return !scene.isShowing() &&
               scene.race() == positionAt(user.session().record(), static_cast<std::size_t>(actions)).race;
    });
}

LogView& logView(TableUser& user)
{
    return *user.window().findChild<LogView*>();
}

/// The first line of an action.
QModelIndex lineOf(TableUser& user, int action)
{
    const QAbstractItemModel& log = *logView(user).model();
    for (int row = 0; row < log.rowCount(); ++row) {
        if (log.index(row, 0).data(LogModel::ActionRole).toInt() == action)
            return log.index(row, 0);
    }
    qFatal("The action %d is not in the log", action);
}

void clickLine(TableUser& user, const QModelIndex& line)
{
    logView(user).scrollTo(line);
    QTest::mouseClick(logView(user).viewport(), Qt::LeftButton, {}, logView(user).visualRect(line).center());
}

void startReplay(TableUser& user)
{
    QTest::keyClick(&user.window(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(desk(user).isActive());
}

/// What a screen reader can tell of the widget and of all in it.
QStringList toldOf(QAccessibleInterface* part)
{
    QStringList told {part->text(QAccessible::Name), part->text(QAccessible::Description),
                      part->text(QAccessible::Value)};
    for (int child = 0; child < part->childCount(); ++child) {
        if (QAccessibleInterface* inside = part->child(child))
            told << toldOf(inside);
    }
    return told;
}

} // namespace

void ReplayTest::aClickInTheLogReplaysTheAction()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    const std::vector<Action> actions = user.session().record().actions;
    clickLine(user, lineOf(user, 7));
    QVERIFY(desk(user).isActive());
    QCOMPARE(replay(user).index(), 8);
    QVERIFY(boardShows(user, 8));
    QVERIFY(user.window().area().replayBar().isVisible());
    QVERIFY(
        user.window().area().replayBar().text().contains(user.session().player(user.session().history()[7].seat).name));
    // The race itself knows nothing of it.
    QCOMPARE(user.session().record().actions, actions);
    QVERIFY(positionAt(user.session().record()) == user.position());
}

void ReplayTest::aHeadingReplaysItsTurn()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    const QAbstractItemModel& log = *logView(user).model();
    QCOMPARE(log.index(0, 0).data(LogModel::KindRole).toInt(), static_cast<int>(StoryLine::Kind::Turn));
    clickLine(user, log.index(0, 0));
    QCOMPARE(replay(user).index(), 1);
}

void ReplayTest::theLinesOfTheLogNeverOverlap_data()
{
    QTest::addColumn<int>("width");
    for (int width = 160; width < 320; width += 7)
        QTest::addRow("%d wide", width) << width;
}

/// Beside the scroll bar there is less room, so that lines break which did not before.
void ReplayTest::theLinesOfTheLogNeverOverlap()
{
    QFETCH(int, width);
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    const LogView& whole = logView(user);
    QStandardItemModel lines;
    LogView log(&lines);
    log.setItemDelegate(whole.itemDelegate());
    log.setHorizontalScrollBarPolicy(whole.horizontalScrollBarPolicy());
    log.setVerticalScrollMode(whole.verticalScrollMode());
    log.setResizeMode(whole.resizeMode());
    log.resize(width, 260);
    log.show();
    for (int row = 0; row < whole.model()->rowCount(); ++row) {
        auto* line = new QStandardItem;
        for (const int role : {LogModel::KindRole, LogModel::ColourRole, LogModel::RichTextRole, LogModel::ActionRole})
            line->setData(whole.model()->index(row, 0).data(role), role);
        lines.appendRow(line);
        QCoreApplication::processEvents();
        for (int below = 1; below <= row; ++below)
            QCOMPARE(log.visualRect(lines.index(below, 0)).top(),
                     log.visualRect(lines.index(below - 1, 0)).bottom() + 1);
        QCOMPARE(log.verticalScrollBar()->value(), log.verticalScrollBar()->maximum());
    }
    QVERIFY(log.verticalScrollBar()->isVisible());
}

void ReplayTest::theLogIsUsedByKeyboard()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    user.window().activateWindow();
    logView(user).setFocus();
    logView(user).setCurrentIndex(lineOf(user, 3));
    user.pressKey(Qt::Key_Return);
    QCOMPARE(replay(user).index(), 4);
    // The keyboard stays there.
    QVERIFY(logView(user).hasFocus());
    logView(user).setCurrentIndex(lineOf(user, 4));
    user.pressKey(Qt::Key_Space);
    QCOMPARE(replay(user).index(), 5);
}

void ReplayTest::theLineReplayedIsMarked()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    clickLine(user, lineOf(user, 5));
    const QAbstractItemModel& log = *logView(user).model();
    const auto isMarked = [&](int action) { return lineOf(user, action).data(LogModel::ReplayedRole).toBool(); };
    QVERIFY(isMarked(5));
    QVERIFY(!isMarked(4));
    user.pressKey(Qt::Key_Left);
    QVERIFY(isMarked(4));
    QVERIFY(!isMarked(5));
    user.pressKey(Qt::Key_Escape);
    for (int row = 0; row < log.rowCount(); ++row)
        QVERIFY(!log.index(row, 0).data(LogModel::ReplayedRole).toBool());
}

void ReplayTest::buttonsAndKeysGoBackAndForth_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    const auto row = [](const char* name, const char* button, Qt::Key key, int from, int to) {
        QTest::newRow(name) << QString::fromLatin1(button) << key << from << to;
    };
    row("to the start", "replayStart", Qt::Key_Home, 9, 0);
    row("a step back", "replayBack", Qt::Key_Left, 9, 8);
    row("a step on", "replayForward", Qt::Key_Right, 9, 10);
    row("to the end", "replayEnd", Qt::Key_End, 9, -1);
    row("no step before the start", "", Qt::Key_Left, 0, 0);
    row("no step after the end", "", Qt::Key_Right, -1, -1);
}

void ReplayTest::buttonsAndKeysGoBackAndForth()
{
    QFETCH(QString, button);
    QFETCH(Qt::Key, key);
    QFETCH(int, from);
    QFETCH(int, to);
    TableUser user(overRace());
    startReplay(user);
    const auto place = [&](int index) { return index < 0 ? replay(user).count() : index; };
    replay(user).jumpTo(place(from));
    user.pressKey(key);
    QCOMPARE(replay(user).index(), place(to));
    QVERIFY(boardShows(user, place(to)));
    if (button.isEmpty())
        return;
    replay(user).jumpTo(place(from));
    user.clickButton(button);
    QCOMPARE(replay(user).index(), place(to));
    QVERIFY(boardShows(user, place(to)));
}

void ReplayTest::theSliderGoesByTurns()
{
    TableUser user(overRace());
    startReplay(user);
    auto* slider = user.window().findChild<QSlider*>(QStringLiteral("replaySlider"));
    QCOMPARE(slider->maximum(), user.session().turnNumber());
    QCOMPARE(slider->value(), slider->maximum());
    QTest::keyClick(slider, Qt::Key_Down);
    const int turn = slider->maximum() - 1;
    QCOMPARE(slider->value(), turn);
    QCOMPARE(replay(user).turn(), turn);
    // The position after the turn: the next action belongs to the next one.
    QCOMPARE(replay(user).turnOf(replay(user).index()), turn + 1);
    QVERIFY(boardShows(user, replay(user).index()));
}

void ReplayTest::spacePlaysToTheEndAndPauses()
{
    TableUser user(overRace());
    startReplay(user);
    const int count = replay(user).count();
    replay(user).jumpTo(count - 4);
    user.pressKey(Qt::Key_Space);
    QVERIFY(replay(user).isPlaying());
    user.pressKey(Qt::Key_Space);
    QVERIFY(!replay(user).isPlaying());
    QVERIFY(replay(user).index() < count);
    user.pressKey(Qt::Key_Space);
    QTRY_COMPARE(replay(user).index(), count);
    QTRY_VERIFY(!replay(user).isPlaying());
    // Once more from the start.
    user.pressKey(Qt::Key_Space);
    QVERIFY(replay(user).isPlaying());
    QCOMPARE(replay(user).index(), 1);
}

void ReplayTest::leavingGoesOnWithTheRaceAsItWas()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    const std::size_t actions = user.session().record().actions.size();
    startReplay(user);
    user.pressKey(Qt::Key_Home);
    user.pressKey(Qt::Key_Escape);
    QVERIFY(!desk(user).isActive());
    QVERIFY(user.window().area().replayBar().isHidden());
    QVERIFY(user.window().area().scene().race() == user.race());
    // The person at the table is still there, and plays on.
    QCOMPARE(user.window().play().runner().state(), RaceRunner::State::Deciding);
    QCOMPARE(user.window().area().hand().content().cards, user.position().hand(user.race().turn));
    user.perform(legalActions(user.position()).front());
    QCOMPARE(user.session().record().actions.size(), actions + 1);
}

void ReplayTest::computersWaitMeanwhile()
{
    TableUser user(raceRecord({PlayerKind::Random, PlayerKind::Random}));
    QTRY_VERIFY(user.session().record().actions.size() >= 4);
    startReplay(user);
    const std::size_t actions = user.session().record().actions.size();
    QTest::qWait(150);
    QCOMPARE(user.session().record().actions.size(), actions);
    user.clickButton(QStringLiteral("replayLeave"));
    QTRY_VERIFY(user.session().record().actions.size() > actions);
}

void ReplayTest::noHandIsShownWhileTheRaceRuns()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    HandView& hand = user.window().area().hand();
    QVERIFY(!hand.content().cards.empty());
    startReplay(user);
    for (int index = replay(user).count(); index >= 0; --index) {
        replay(user).jumpTo(index);
        QVERIFY(hand.content().cards.empty());
        QCOMPARE(hand.content().hiddenCards,
                 static_cast<int>(replay(user).position().hand(replay(user).position().race.turn).size()));
        const QStringList told = toldOf(QAccessible::queryAccessibleInterface(&hand));
        for (const Card card : kAllCards) {
            const std::vector<Card>& played = hand.content().played;
            const bool open = hand.content().discardTop == card || std::ranges::find(played, card) != played.end();
            QVERIFY(open || told.filter(racewords::cardTitle(card)).isEmpty());
        }
        // Pointing at the board brings the hand back as little as anything else.
        user.hoverSpace(SpaceId::Start);
        QVERIFY(hand.content().cards.empty());
    }
}

void ReplayTest::handsAreShownWhenItIsOver()
{
    TableUser user(overRace());
    startReplay(user);
    replay(user).jumpTo(6);
    const Position& position = replay(user).position();
    QCOMPARE(user.window().area().hand().content().cards, position.hand(position.race.turn));
}

void ReplayTest::pointingAtALineMarksItsMove()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Random}));
    QVERIFY(user.waitForChoice());
    const auto& history = user.session().history();
    int move = 0;
    while (history[static_cast<std::size_t>(move)].moved.size() == 0)
        ++move;
    QWidget* board = user.window().area().view().viewport();
    const QImage before = board->grab().toImage();
    logView(user).scrollTo(lineOf(user, move));
    QTest::mouseMove(logView(user).viewport(), logView(user).visualRect(lineOf(user, move)).center());
    QTRY_VERIFY(board->grab().toImage() != before);
    QTest::mouseMove(board, {3, 3});
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&logView(user), &leave);
    QTRY_COMPARE(board->grab().toImage(), before);
}

void ReplayTest::playsOnFromAnEarlierTurn()
{
    TableUser user(overRace());
    startReplay(user);
    replay(user).jumpTo(10);
    QSignalSpy wishes(&user.window(), &TableWindow::raceRequested);
    QTimer::singleShot(100, qApp, [] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* name = dialog->findChild<QLineEdit*>();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Ada"));
        QTest::mouseClick(dialog->findChild<QAbstractButton*>(QStringLiteral("playOn")), Qt::LeftButton);
    });
    user.clickButton(QStringLiteral("replayContinue"));
    QCOMPARE(wishes.size(), 1);
    const auto race = wishes.front().front().value<GameRecord>();
    QCOMPARE(race.players.front().name, QStringLiteral("Ada"));
    QCOMPARE(race.players.back().name, user.session().player(1).name);
    QVERIFY(positionAt(race) == positionAt(user.session().record(), 10));
    QCOMPARE(race.actions.size(), 10U);
    // This race stays as it is.
    QVERIFY(user.race().isOver());
}

void ReplayTest::aRunningRaceOfPeopleIsNotPlayedOn()
{
    TableUser user(underWay({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    startReplay(user);
    QVERIFY(!user.window().findChild<QAbstractButton*>(QStringLiteral("replayContinue"))->isEnabled());
}

BUBBLEBAR_TEST(ReplayTest)
#include "tst_replay.moc"
