#include "app/beetle/beetlearea.h"
#include "app/beetle/beetleplay.h"
#include "app/beetle/beetlewords.h"
#include "app/beetle/diepanel.h"
#include "app/beetle/numbertable.h"
#include "app/beetle/paperview.h"
#include "app/beetle/rollslog.h"
#include "app/beetle/sheetview.h"
#include "app/beetle/sheetwords.h"
#include "core/beetle/beetletext.h"
#include "core/beetle/chances.h"
#include "tests/app/beetle/beetleuser.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

/// Whole games at the table.
class BeetleGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsPlayedByMouse();
    void aGameIsPlayedByKeyboard_data();
    void aGameIsPlayedByKeyboard();
    void computersPlayByThemselves();
    void computersRollBetweenPeople();
    void fastForwardRollsToTheEnd();
    void fastForwardStopsWhenAPersonWants_data();
    void fastForwardStopsWhenAPersonWants();
    void aClickDuringAnAnimationEndsItAndCounts();
    void thePartsGrow();
    void tiesThrowAgainInSight();
    void wastedRollsAreExplained();
    void chancesAreTheExactOnes();
    void chancesCanBeSwitchedOff();
    void theNumberTableHasTheCountsOfTheVariant_data();
    void theNumberTableHasTheCountsOfTheVariant();
    void placesArePlayedFor();
    void theLogTellsEveryRoll();
    void nothingRunsOnAfterClosing();
};

namespace {

constexpr int kLong = 60000; ///< ms, for a whole game on a busy machine
const std::vector<PlayerKind> kFourPeople(4, PlayerKind::Person);
const std::vector<PlayerKind> kComputers(3, PlayerKind::Medium);

/// A record whose first round of first throws ends in a tie.
Record tiedRecord()
{
    for (std::uint64_t seed = 1;; ++seed) {
        BeetleSession session(beetleRecord(kFourPeople, seed));
        for (int i = 0; i < 4; ++i)
            session.roll();
        if (session.game().phase() == Game::Phase::FirstThrows)
            return session.record();
    }
}

void rollUntil(BeetleUser& user, const std::function<bool()>& wanted)
{
    while (!wanted() && !user.session().isOver())
        user.pressKey(Qt::Key_Space);
}

} // namespace

void BeetleGameTest::aGameIsPlayedByMouse()
{
    BeetleUser user(beetleRecord(kFourPeople));
    while (!user.session().isOver()) {
        const std::size_t before = user.rolls();
        const QString name = user.session().player(*user.game().seat()).name;
        QVERIFY2(user.promptText().startsWith(name), qPrintable(user.promptText()));
        if (before % 2 == 0)
            user.clickDie();
        else
            user.clickButton(QStringLiteral("rollButton"));
        QCOMPARE(user.rolls(), before + 1);
    }
    const QString winner = user.session().player(*user.game().winner()).name;
    QCOMPARE(user.textOf(QStringLiteral("endTitle")), winner + QStringLiteral(" has won!"));
    const QSignalSpy rematches(&user.window(), &BeetleWindow::rematchRequested);
    user.clickButton(QStringLiteral("againButton"));
    QCOMPARE(rematches.size(), 1);
    const auto again = rematches.first().first().value<Record>();
    QVERIFY(again.rolls.empty());
    QVERIFY(again.players == user.session().record().players);
    QVERIFY(again.seed != user.session().record().seed);
}

void BeetleGameTest::aGameIsPlayedByKeyboard_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Enter") << Qt::Key_Return;
}

void BeetleGameTest::aGameIsPlayedByKeyboard()
{
    QFETCH(Qt::Key, key);
    BeetleUser user(beetleRecord(kFourPeople));
    while (!user.session().isOver()) {
        const std::size_t before = user.rolls();
        user.pressKey(key);
        QCOMPARE(user.rolls(), before + 1);
        // The keys roll from everywhere.
        if (before == 20)
            user.window().findChild<QListView*>()->setFocus();
    }
    // The end has the focus: the next press asks for another game.
    const QSignalSpy rematches(&user.window(), &BeetleWindow::rematchRequested);
    user.pressKey(key);
    QCOMPARE(rematches.size(), 1);
}

void BeetleGameTest::computersPlayByThemselves()
{
    BeetleUser user(beetleRecord(kComputers));
    QTRY_VERIFY_WITH_TIMEOUT(user.session().isOver(), kLong);
    QTRY_VERIFY(user.window().findChild<QWidget*>(QStringLiteral("endCard"))->isVisible());
}

void BeetleGameTest::computersRollBetweenPeople()
{
    BeetleUser user(beetleRecord({PlayerKind::Person, PlayerKind::Medium, PlayerKind::Medium}));
    for (int round = 0; round < 5; ++round) {
        QVERIFY(user.waitForPerson());
        QVERIFY(user.session().isOver() || user.session().isPerson(*user.game().seat()));
        user.pressKey(Qt::Key_Space);
    }
}

void BeetleGameTest::fastForwardRollsToTheEnd()
{
    BeetleUser user(beetleRecord(kFourPeople));
    auto* fast = user.window().findChild<QAction*>(QStringLiteral("fastForward"));
    QTest::keyClick(&user.window(), Qt::Key_F);
    QVERIFY(fast->isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(user.session().isOver(), kLong);
    QVERIFY(!fast->isChecked());
    QVERIFY(!fast->isEnabled());
}

void BeetleGameTest::fastForwardStopsWhenAPersonWants_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("the same key") << Qt::Key_F;
    QTest::newRow("Esc") << Qt::Key_Escape;
    QTest::newRow("the rolling key") << Qt::Key_Space;
}

void BeetleGameTest::fastForwardStopsWhenAPersonWants()
{
    QFETCH(Qt::Key, key);
    BeetleUser user(beetleRecord(kFourPeople));
    QTest::keyClick(&user.window(), Qt::Key_F);
    QTRY_VERIFY(user.rolls() >= 6);
    user.pressKey(key);
    const std::size_t stopped = user.rolls();
    QTest::qWait(50);
    QCOMPARE(user.rolls(), stopped);
    QVERIFY(user.window().play().runner().state() == BeetleRunner::State::Waiting);
}

void BeetleGameTest::aClickDuringAnAnimationEndsItAndCounts()
{
    BeetleUser user(beetleRecord(kFourPeople));
    user.window().play().setPace(100);
    user.clickDie();
    QCOMPARE(user.rolls(), std::size_t {1});
    QVERIFY(user.window().play().runner().state() == BeetleRunner::State::Showing);
    user.clickDie();
    QCOMPARE(user.rolls(), std::size_t {2});
    QCOMPARE(user.window().findChild<RollsLog*>()->rowCount(), 1);
}

void BeetleGameTest::thePartsGrow()
{
    BeetleUser user(beetleRecord(kFourPeople));
    const auto nextIsBody = [&user] {
        BeetleSession ahead(user.session().record());
        ahead.roll();
        const Event& event = ahead.history().back();
        return event.turn && event.turn->drawing.isDrawn();
    };
    rollUntil(user, nextIsBody);
    const int seat = *user.game().seat();
    PaperView& paper = user.window().area().sheet(seat).paper();
    QCOMPARE(paper.sketch().sheet.parts(), 0);
    user.window().play().setPace(0.3);
    user.pressKey(Qt::Key_Space);
    QCOMPARE(paper.sketch().sheet.parts(), 0);
    QTRY_VERIFY(paper.isGrowing());
    QVERIFY(paper.sketch().growing == Part::Body);
    QTRY_VERIFY(!paper.isGrowing());
    QVERIFY(paper.sketch().sheet == user.game().sheet(seat));
    QVERIFY(!paper.sketch().growing);
}

void BeetleGameTest::tiesThrowAgainInSight()
{
    BeetleUser user(tiedRecord());
    QVERIFY2(user.promptText().contains(QStringLiteral("throw again")), qPrintable(user.promptText()));
    for (int seat = 0; seat < 4; ++seat) {
        const QString told = user.window().area().sheet(seat).accessibleDescription();
        QCOMPARE(told.contains(QStringLiteral("A tie: throws again")), user.game().throwsFirst(seat));
    }
    rollUntil(user, [&user] { return user.game().phase() == Game::Phase::Turns; });
    const QString first = user.session().player(*user.game().firstSeat()).name;
    QVERIFY(user.promptText().contains(first + QStringLiteral(" has the highest throw and begins!")));
}

void BeetleGameTest::wastedRollsAreExplained()
{
    BeetleUser user(beetleRecord(kFourPeople));
    int wasted = 0;
    while (!user.session().isOver()) {
        user.pressKey(Qt::Key_Space);
        const Event& event = user.session().history().back();
        if (!event.turn || event.turn->drawing.isDrawn())
            continue;
        ++wasted;
        const QString why = wasteText(event.turn->drawing, {});
        QVERIFY2(user.promptText().contains(why), qPrintable(user.promptText()));
    }
    QVERIFY(wasted > 0);
}

void BeetleGameTest::chancesAreTheExactOnes()
{
    BeetleUser user(beetleRecord(kFourPeople));
    for (int roll = 0; roll < 40; ++roll) {
        const SeatChances chances = winChances(user.game());
        for (int seat = 0; seat < 4; ++seat) {
            const QString told = user.window().area().sheet(seat).accessibleDescription();
            const QString chance = chanceText(chances[static_cast<std::size_t>(seat)]) + QStringLiteral(" to win");
            QVERIFY2(told.contains(chance), qPrintable(told + u'/' + chance));
        }
        user.pressKey(Qt::Key_Space);
    }
}

void BeetleGameTest::chancesCanBeSwitchedOff()
{
    BeetleUser user(beetleRecord(kFourPeople));
    auto* shown = user.window().findChild<QAction*>(QStringLiteral("showChances"));
    QVERIFY(shown->isChecked());
    shown->trigger();
    QVERIFY(!user.settings().flag(Setting::BeetleChances));
    QVERIFY(!user.window().area().sheet(0).accessibleDescription().contains(QStringLiteral("to win")));
    user.pressKey(Qt::Key_Space);
    QVERIFY(!user.window().area().sheet(0).accessibleDescription().contains(QStringLiteral("to win")));
    shown->trigger();
    QVERIFY(user.window().area().sheet(0).accessibleDescription().contains(QStringLiteral("to win")));
}

void BeetleGameTest::theNumberTableHasTheCountsOfTheVariant_data()
{
    QTest::addColumn<bool>("fourLegs");
    QTest::addColumn<bool>("wings");
    QTest::addColumn<QString>("legs");
    QTest::addColumn<QString>("six");
    QTest::newRow("D4") << false << false << QStringLiteral("3 is leg, ×6") << QStringLiteral("6 is tail, ×1");
    QTest::newRow("D6 four legs") << true << false << QStringLiteral("3 is leg, ×4") << QStringLiteral("6 is tail, ×1");
    QTest::newRow("D6 wings") << false << true << QStringLiteral("3 is leg, ×6")
                              << QStringLiteral("6 is tail, then wing, ×1 + 2");
}

void BeetleGameTest::theNumberTableHasTheCountsOfTheVariant()
{
    QFETCH(bool, fourLegs);
    QFETCH(bool, wings);
    Record record = beetleRecord(kFourPeople);
    record.variant = {fourLegs, wings};
    BeetleUser user(record);
    QStringList told;
    NumberTable& table = user.window().area().panel().table();
    QVERIFY(table.isVisible());
    for (const QLabel* label : table.findChildren<QLabel*>())
        told << label->accessibleName();
    QFETCH(QString, legs);
    QFETCH(QString, six);
    QVERIFY2(told.contains(legs), qPrintable(told.join(u';')));
    QVERIFY2(told.contains(six), qPrintable(told.join(u';')));
}

void BeetleGameTest::placesArePlayedFor()
{
    Record record = beetleRecord(kFourPeople);
    record.playOn = true;
    BeetleUser user(record);
    rollUntil(user, [&user] { return user.game().winner().has_value(); });
    QVERIFY(!user.session().isOver());
    QVERIFY(!user.window().findChild<QWidget*>(QStringLiteral("endCard"))->isVisible());
    const int winner = *user.game().winner();
    QVERIFY(user.window().area().sheet(winner).accessibleDescription().contains(QStringLiteral("1st place")));
    rollUntil(user, [] { return false; });
    const QStringList places = user.textOf(QStringLiteral("endPlaces")).split(u'\n');
    QCOMPARE(places.size(), 4);
    for (int seat = 0; seat < 4; ++seat) {
        const QString line =
            user.session().player(seat).name + QStringLiteral(": ") + placeText(*user.game().place(seat));
        QCOMPARE(places.at(*user.game().place(seat) - 1), line);
    }
}

void BeetleGameTest::theLogTellsEveryRoll()
{
    BeetleUser user(beetleRecord(kFourPeople));
    for (int roll = 0; roll < 30; ++roll)
        user.pressKey(Qt::Key_Space);
    const auto* log = user.window().findChild<RollsLog*>();
    QCOMPARE(log->rowCount(), 30);
    const QString newest = eventText(user.session().record(), user.game(), user.session().history().back());
    QCOMPARE(log->data(log->index(0), Qt::DisplayRole).toString(), newest);
}

void BeetleGameTest::nothingRunsOnAfterClosing()
{
    BeetleUser user(beetleRecord(kComputers));
    user.window().play().setPace(1);
    QTRY_VERIFY(user.rolls() > 0);
    user.window().close();
    const std::size_t rolls = user.rolls();
    QVERIFY(user.window().play().runner().state() == BeetleRunner::State::Idle);
    user.window().play().setPace(0);
    QTest::qWait(100);
    QCOMPARE(user.rolls(), rolls);
}

BUBBLEBAR_TEST(BeetleGameTest)
#include "tst_beetlegame.moc"
