#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/replay/furtherraces.h"
#include "app/bubble/replay/placestable.h"
#include "app/bubble/replay/racechartview.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "core/bubble/recordfile.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTimer>
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
    void aRaceEndsWithoutAWinner();
    void keepPlayingChangesNothing();
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

/// Asks for the end in the menu and answers with the button of that role.
void askForTheEnd(TableUser& user, QMessageBox::ButtonRole role)
{
    QTimer::singleShot(100, qApp, [role] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(question);
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == role)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    });
    for (QAction* action : user.window().findChildren<QAction*>()) {
        if (action->text().startsWith(QStringLiteral("End the race")))
            return action->trigger();
    }
    qFatal("The race can't be ended");
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
    // Names count for more than the counts of the race.
    const auto* places = panel(user).findChild<PlacesTable*>();
    QVERIFY(places->isColumnHidden(5));
    QVERIFY(!places->isColumnHidden(1) && !places->isColumnHidden(3));
    user.window().resize(1366, 768);
    QVERIFY(!places->isColumnHidden(5));
}

void EndPanelTest::aRaceEndsWithoutAWinner()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playWellUntil(record, [](const Position& p) { return p.race.beetles.home() != 0; }));
    GameRecord saved;
    {
        TableUser user(record);
        QVERIFY(user.waitForChoice());
        askForTheEnd(user, QMessageBox::AcceptRole);
        QVERIFY(panel(user).isVisible());
        QVERIFY(user.session().isGivenUp());
        QCOMPARE(panel(user).findChild<QLabel*>(QStringLiteral("endTitle"))->text(),
                 QStringLiteral("The race ends without a winner"));
        // Nobody plays on, and nothing can be undone.
        QVERIFY(!user.session().request(legalActions(user.position()).front()));
        QVERIFY(!user.session().canUndo());
        saved = user.session().record();
    }
    // The file remembers it, and other readers need not.
    const auto read = parseRecord(recordBytes(saved));
    QVERIFY(read.has_value());
    QCOMPARE(read->actions, record.actions);
    TableUser again(*read);
    QVERIFY(panel(again).isVisible());
    QVERIFY(rematchOf(*read, 5).extras.isEmpty());
}

void EndPanelTest::keepPlayingChangesNothing()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.waitForChoice());
    askForTheEnd(user, QMessageBox::RejectRole);
    QVERIFY(!user.session().isOver());
    QVERIFY(!user.window().isWindowModified());
    user.perform(legalActions(user.position()).front());
    QCOMPARE(user.session().record().actions.size(), 1U);
}

BUBBLEBAR_TEST(EndPanelTest)
#include "tst_endpanel.moc"
