#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/replay/furtherraces.h"
#include "app/bubble/replay/placestable.h"
#include "app/bubble/replay/racechartview.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The end of a race: what it tells, and what can be done then.
class EndPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreToldBestFirst();
    void theChartTellsItsNumbers();
    void theChartLeadsIntoTheReplay();
    void theChartIsUsedByKeyboard();
    void replayBeginsAtTheStart();
    void leavingTheReplayShowsTheResultAgain();
    void theBoardCanBeLookedAt();
    void rematch();
    void aRematchKeepsAllButTheSeed();
    void smallWindowsHaveItAll();
};

namespace {

GameRecord overRace()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Medium, PlayerKind::Medium});
    if (!playWellUntil(record, [](const Position& position) { return position.race.isOver(); }))
        qFatal("The race does not end");
    return record;
}

EndPanel& panel(TableUser& user)
{
    return user.window().area().end();
}

RaceChartView& chart(TableUser& user)
{
    return *panel(user).findChild<RaceChartView*>();
}

QString winner(TableUser& user)
{
    return user.session().player(user.race().winner).name;
}

} // namespace

void EndPanelTest::placesAreToldBestFirst()
{
    TableUser user(overRace());
    QVERIFY(panel(user).isVisible());
    const auto* places = panel(user).findChild<PlacesTable*>();
    QCOMPARE(places->rowCount(), 4);
    QCOMPARE(places->item(0, 1)->text(), winner(user));
    QCOMPARE(places->item(0, 2)->text(), QStringLiteral("2 of 2"));
    QStringList names;
    for (int row = 0; row < places->rowCount(); ++row) {
        QCOMPARE(places->item(row, 0)->text(), QString::number(row + 1));
        names << places->item(row, 1)->text();
        if (row > 0)
            QVERIFY(places->item(row, 2)->text() <= places->item(row - 1, 2)->text());
    }
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), 4);
    // Every row is in sight.
    QVERIFY(places->viewport()->rect().contains(places->visualItemRect(places->item(3, 1))));
}

void EndPanelTest::theChartTellsItsNumbers()
{
    TableUser user(overRace());
    const int turns = chart(user).chart().turns();
    QCOMPARE(turns, user.session().turnNumber());
    QVERIFY(chart(user).turnText(turns).contains(winner(user) + QStringLiteral(": home")));
    QVERIFY(chart(user).turnText(0).startsWith(QStringLiteral("At the start")));
    for (const RecordPlayer& player : user.session().record().players) {
        QVERIFY(chart(user).turnText(turns / 2).contains(player.name));
        QVERIFY(chart(user).accessibleDescription().contains(player.name));
    }
    QTest::mouseMove(&chart(user), chart(user).chart().pointOf(0, 5).toPoint());
    QCOMPARE(chart(user).cursor(), 5);
}

void EndPanelTest::theChartLeadsIntoTheReplay()
{
    TableUser user(overRace());
    QTest::mouseClick(&chart(user), Qt::LeftButton, {}, chart(user).chart().pointOf(1, 7).toPoint());
    QVERIFY(user.window().replay().isActive());
    QCOMPARE(user.window().replay().replay()->turn(), 7);
    QVERIFY(!panel(user).isVisible());
}

void EndPanelTest::theChartIsUsedByKeyboard()
{
    TableUser user(overRace());
    user.window().activateWindow();
    chart(user).setFocus(Qt::TabFocusReason);
    user.pressKey(Qt::Key_Home);
    user.pressKey(Qt::Key_Right);
    user.pressKey(Qt::Key_Right);
    QCOMPARE(chart(user).cursor(), 2);
    QCOMPARE(chart(user).accessibleDescription(), chart(user).turnText(2));
    user.pressKey(Qt::Key_Return);
    QVERIFY(user.window().replay().isActive());
    QCOMPARE(user.window().replay().replay()->turn(), 2);
}

void EndPanelTest::replayBeginsAtTheStart()
{
    TableUser user(overRace());
    user.clickButton(QStringLiteral("endReplay"));
    QVERIFY(user.window().replay().isActive());
    QVERIFY(user.window().replay().replay()->isPlaying());
    QCOMPARE(user.window().replay().replay()->turn(), 1);
    QVERIFY(!panel(user).isVisible());
}

void EndPanelTest::leavingTheReplayShowsTheResultAgain()
{
    TableUser user(overRace());
    user.clickButton(QStringLiteral("endReplay"));
    user.clickButton(QStringLiteral("replayLeave"));
    QVERIFY(panel(user).isVisible());
}

void EndPanelTest::theBoardCanBeLookedAt()
{
    TableUser user(overRace());
    user.clickButton(QStringLiteral("endBoard"));
    QVERIFY(!panel(user).isVisible());
    QVERIFY(user.promptText().contains(winner(user)));
    user.clickButton(QStringLiteral("confirmButton"));
    QVERIFY(panel(user).isVisible());
}

void EndPanelTest::rematch()
{
    TableUser user(overRace());
    QSignalSpy wishes(&user.window(), &TableWindow::raceRequested);
    user.clickButton(QStringLiteral("endRematch"));
    QCOMPARE(wishes.size(), 1);
    const auto race = wishes.front().front().value<GameRecord>();
    QVERIFY(race.actions.empty());
    QCOMPARE(race.firstSeat, 1);
    QVERIFY(race.seed != user.session().record().seed);
}

void EndPanelTest::aRematchKeepsAllButTheSeed()
{
    GameRecord record = overRace();
    record.firstSeat = 3;
    record.extras.insert(QStringLiteral("x-place"), QStringLiteral("kitchen"));
    const GameRecord fresh = rematchOf(record, 99);
    QCOMPARE(fresh.track, record.track);
    QVERIFY(fresh.deck == record.deck);
    QVERIFY(fresh.players == record.players);
    QCOMPARE(fresh.teams, record.teams);
    QCOMPARE(fresh.seed, 99U);
    QVERIFY(fresh.extras.isEmpty());
    // After the last seat the first one begins again.
    QCOMPARE(fresh.firstSeat, 0);
}

void EndPanelTest::smallWindowsHaveItAll()
{
    TableUser user(overRace());
    user.window().resize(960, 600);
    for (const char* name : {"endBoard", "endSave", "endNewRace", "endReplay", "endRematch"}) {
        const auto* button = panel(user).findChild<QWidget*>(QLatin1String(name));
        QVERIFY2(panel(user).rect().contains(button->geometry()), name);
    }
}

BUBBLEBAR_TEST(EndPanelTest)
#include "tst_endpanel.moc"
