#include "app/beep/beeptable.h"
#include "core/beep/pace.h"
#include "core/support/random.h"
#include "tests/app/beep/beepuser.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;
using State = LiveGame::State;

Q_DECLARE_METATYPE(bubblebar::beep::LiveGame::State)

/// A child of nine at the table: everything is clicked, in every moment, with all keys at once.
class BeepChildTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverIsPressedTheRecordTellsTheGame_data();
    void whateverIsPressedTheRecordTellsTheGame();
    void theWindowClosesInEveryPhase_data();
    void theWindowClosesInEveryPhase();
    void whoStaysFindsTheGamePaused();
};

namespace {

const std::vector<SeatKind> kFullTable {SeatKind::Mouse, SeatKind::Keys, SeatKind::Keys, SeatKind::Medium};

constexpr std::array kOtherKeys {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Tab,
                                 Qt::Key_Left,   Qt::Key_Up,     Qt::Key_F12,   Qt::Key_AsciiTilde};

/// Does one thing that a child might do.
void fidget(BeepUser& user, FastRandom& random)
{
    BeepTable* table = user.window().table();
    const auto somewhere = [&] {
        return QPoint(static_cast<int>(below(random, static_cast<std::uint64_t>(table->width()))),
                      static_cast<int>(below(random, static_cast<std::uint64_t>(table->height()))));
    };
    const auto seat = static_cast<int>(below(random, 3));
    switch (below(random, 12)) {
    case 0:
        return QTest::mouseClick(table, Qt::LeftButton, {}, somewhere());
    case 1:
        return QTest::mouseDClick(table, Qt::LeftButton, {}, somewhere());
    case 2:
        return QTest::mousePress(table, Qt::LeftButton, {}, somewhere()); // and lets go nowhere
    case 3:
        return user.clickCentre(static_cast<int>(below(random, kCentrePiles)));
    case 4:
        return user.clickOwn(static_cast<int>(below(random, 2)));
    case 5:
        return user.dragTo(static_cast<int>(below(random, kCentrePiles)), static_cast<int>(below(random, 2)));
    case 6:
        return user.window().resize(900 + static_cast<int>(below(random, 600)),
                                    500 + static_cast<int>(below(random, 500)));
    case 7:
        return user.pressKey(kOtherKeys[below(random, kOtherKeys.size())]);
    case 8:
        return below(random, 8) == 0 ? user.clickHorn(Qt::RightButton) : user.wait(1);
    default:
        return user.pressKeyOf(seat, static_cast<int>(below(random, KeyBlocks::kKeys)));
    }
}

/// Presses a button of the message box that will come.
void answer(const QString& button)
{
    QTimer::singleShot(0, [button] {
        for (QAbstractButton* choice : QApplication::activeModalWidget()->findChildren<QAbstractButton*>())
            if (choice->text().contains(button))
                choice->click();
    });
}

/// Leads a game into a state.
void bringTo(BeepUser& user, State state)
{
    if (state == State::Waiting)
        return;
    user.pressKey(Qt::Key_Return);
    if (state == State::Countdown)
        return;
    user.wait(kCountdown);
    if (state == State::Held || state == State::Resuming)
        user.pressKey(Qt::Key_Escape);
    if (state == State::Resuming)
        user.pressKey(Qt::Key_Return);
    if (state == State::Checking || state == State::Reward)
        user.clickHorn();
    if (state == State::Reward)
        user.wait(kJamCheckStep * (kCentrePiles + 1));
}

} // namespace

void BeepChildTest::whateverIsPressedTheRecordTellsTheGame_data()
{
    QTest::addColumn<TableKind>("table");
    QTest::addColumn<std::uint64_t>("seed");
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        QTest::addRow("strict table, %d", static_cast<int>(seed)) << TableKind::Strict << seed;
        QTest::addRow("tournament table, %d", static_cast<int>(seed)) << TableKind::Tournament << seed;
    }
}

void BeepChildTest::whateverIsPressedTheRecordTellsTheGame()
{
    QFETCH(TableKind, table);
    QFETCH(std::uint64_t, seed);
    BeepUser user(beepPlan(kFullTable, table), seed);
    FastRandom random(seed);
    user.go();
    for (int step = 0; step < 2500 && !user.table().isOver(); ++step) {
        fidget(user, random);
        user.wait(static_cast<Milliseconds>(below(random, 60)));
    }
    QVERIFY(!user.window().record().events.empty());
    const Table told = tableAt(user.window().record());
    QVERIFY(told.ended() == user.table().ended());
    for (int player = 0; player < told.players(); ++player) {
        QVERIFY(told.side(player).piles == user.table().side(player).piles);
        QVERIFY(told.side(player).bonus == user.table().side(player).bonus);
    }
    QVERIFY(scoresOf(told) == scoresOf(user.table()));
}

void BeepChildTest::theWindowClosesInEveryPhase_data()
{
    QTest::addColumn<State>("state");
    QTest::newRow("before all are ready") << State::Waiting;
    QTest::newRow("while it counts") << State::Countdown;
    QTest::newRow("in play") << State::Playing;
    QTest::newRow("paused") << State::Held;
    QTest::newRow("while it counts after a pause") << State::Resuming;
    QTest::newRow("while a jam is checked") << State::Checking;
    QTest::newRow("before the reward is picked") << State::Reward;
}

void BeepChildTest::theWindowClosesInEveryPhase()
{
    QFETCH(State, state);
    BeepUser user(beepPlan(kFullTable), beepSeed(4, [](const Table& table) { return table.isJam(); }));
    bringTo(user, state);
    QCOMPARE(user.state(), state);
    if (state != State::Waiting)
        answer(QStringLiteral("Leave"));
    QVERIFY(user.window().close());
    QVERIFY(user.window().game() == nullptr);
    QCOMPARE(runningTimers(user.window()), 0);
}

void BeepChildTest::whoStaysFindsTheGamePaused()
{
    BeepUser user(beepPlan(kFullTable));
    bringTo(user, State::Playing);
    const Milliseconds time = user.game().now();
    QString said;
    QTimer::singleShot(0, [&said] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        said = box->text() + box->informativeText();
        QTest::keyClick(box, Qt::Key_Return);
    });
    QVERIFY(!user.window().close());
    QVERIFY2(said.contains(QLatin1String("later")), "a game can't be gone on with later");
    QVERIFY2(said.contains(QLatin1String("pause")), "but it can wait");
    QCOMPARE(user.state(), State::Held);
    user.wait(5000);
    QCOMPARE(user.game().now(), time);
}

BUBBLEBAR_TEST(BeepChildTest)
#include "tst_beepchild.moc"
