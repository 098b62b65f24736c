#include "app/beep/countview.h"
#include "app/beep/scorepage.h"
#include "app/files.h"
#include "core/beep/pace.h"
#include "tests/app/beep/beepuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QLabel>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;
using State = LiveGame::State;

/// Whole games in their window.
class BeepGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameByMouseAgainstComputers_data();
    void aGameByMouseAgainstComputers();
    void aGameByKeysWithThreePeople();
    void afterTheCountEnterPlaysOn();
    void aTournamentHasFiveGamesAndTotals();
    void aSavedRecordHasTheSameScore();
    void nothingRunsAfterClosing();
};

void BeepGameTest::aGameByMouseAgainstComputers_data()
{
    QTest::addColumn<int>("computers");
    QTest::addColumn<TableKind>("table");
    QTest::newRow("P2: two players, three piles each") << 1 << TableKind::Strict;
    QTest::newRow("P13: four players on a tournament table") << 3 << TableKind::Tournament;
}

void BeepGameTest::aGameByMouseAgainstComputers()
{
    QFETCH(int, computers);
    QFETCH(TableKind, table);
    std::vector<SeatKind> kinds(static_cast<std::size_t>(computers), SeatKind::Medium);
    kinds.insert(kinds.begin(), SeatKind::Mouse);
    BeepUser user(beepPlan(kinds, table), 3);
    user.go();
    QCOMPARE(user.state(), State::Playing);
    QVERIFY(user.playToTheEnd());
    QVERIFY(user.table().side(0).takes > 5);
    QVERIFY(user.table().side(1).takes > 5);

    const std::vector<Score> scores = scoresOf(user.table());
    QTRY_VERIFY(user.window().score() != nullptr);
    CountView& view = user.window().score()->view();
    user.clickButton(QStringLiteral("showAll"));
    QVERIFY(view.isComplete());
    for (int player = 0; player < view.count().table.players(); ++player)
        QVERIFY(view.count().score(player) == scores[static_cast<std::size_t>(player)]);
}

void BeepGameTest::aGameByKeysWithThreePeople()
{
    BeepUser user(beepPlan({SeatKind::Keys, SeatKind::Keys, SeatKind::Keys}), 5);
    user.go();
    QVERIFY(user.playToTheEnd());
    for (int player = 0; player < 3; ++player)
        QVERIFY(user.table().side(player).takes > 0);
    // Everything was recorded: the record leads to the same table.
    QVERIFY(tableAt(user.window().record()).ended() == user.table().ended());
    QVERIFY(scoresOf(tableAt(user.window().record())) == scoresOf(user.table()));
}

void BeepGameTest::afterTheCountEnterPlaysOn()
{
    BeepUser user(beepPlan({SeatKind::Keys, SeatKind::Hard}));
    user.go();
    QVERIFY(user.playToTheEnd());
    QTRY_VERIFY(user.window().score() != nullptr);
    // Whoever still hits keys does not skip the count.
    QVERIFY(qobject_cast<QAbstractButton*>(user.window().focusWidget()) == nullptr);
    user.clickButton(QStringLiteral("showAll"));
    QTest::keyClick(user.window().focusWidget(), Qt::Key_Return);
    QVERIFY(user.window().game() != nullptr);
}

void BeepGameTest::aTournamentHasFiveGamesAndTotals()
{
    BeepPlan plan = beepPlan({SeatKind::Hard, SeatKind::Medium});
    plan.isTournament = true;
    BeepUser user(plan);
    std::vector<int> totals(2);
    for (int game = 1; game <= kTournamentGames; ++game) {
        user.go();
        QVERIFY(user.playToTheEnd());
        for (std::size_t player = 0; player < 2; ++player)
            totals[player] += scoreOf(user.table(), static_cast<int>(player)).points();
        QTRY_VERIFY(user.window().score() != nullptr);
        const Count& count = user.window().score()->view().count();
        QCOMPARE(static_cast<int>(count.games.size()), game);
        QVERIFY(count.totals() == totals);
        user.clickButton(QStringLiteral("showAll"));
        const QString title = user.window().findChild<QLabel*>(QStringLiteral("scoreTitle"))->text();
        QCOMPARE(title.contains(QLatin1String("tournament")), game == kTournamentGames);
        user.clickButton(QStringLiteral("nextGame"));
        QVERIFY(user.window().game() != nullptr);
    }
}

void BeepGameTest::aSavedRecordHasTheSameScore()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Easy}, TableKind::Tournament));
    user.go();
    QVERIFY(user.playToTheEnd());
    const std::vector<Score> scores = scoresOf(user.table());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.bbbeep"));
    QVERIFY(user.window().saveTo(path));

    const Result<Record> record = openBeepRecord(path);
    QVERIFY(record.has_value());
    BeepWindow opened(*record, path, user.settings());
    QVERIFY(opened.score()->view().isComplete());
    for (int player = 0; player < 2; ++player)
        QVERIFY(opened.score()->view().count().score(player) == scores[static_cast<std::size_t>(player)]);
}

void BeepGameTest::nothingRunsAfterClosing()
{
    BeepUser user(beepPlan({SeatKind::Easy, SeatKind::Hard}));
    user.pressKey(Qt::Key_Return);
    QVERIFY(runningTimers(user.window()) > 0);
    QTimer::singleShot(0, [] {
        for (QAbstractButton* button : QApplication::activeModalWidget()->findChildren<QAbstractButton*>())
            if (button->text().contains(QLatin1String("Leave")))
                button->click();
    });
    QVERIFY(user.window().close());
    QCOMPARE(runningTimers(user.window()), 0);
    QVERIFY(user.window().game() == nullptr);
}

BUBBLEBAR_TEST(BeepGameTest)
#include "tst_beepgame.moc"
