#include "app/bubble/racerunner.h"
#include "app/bubble/tableplay.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

using State = RaceRunner::State;

qsizetype threadCount()
{
    return QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
}

/// A race in which that computer player is about to act.
GameRecord recordBefore(PlayerKind computer, std::uint64_t seed)
{
    const std::size_t actions = seed % 40;
    for (;; seed += 1000) {
        GameRecord record = raceRecord({PlayerKind::Person, computer}, seed % 3, seed);
        const auto wanted = [&](const Position& position) {
            return record.actions.size() >= actions && position.race.turn == 1 && !position.race.isOver();
        };
        if (playUntil(record, wanted))
            return record;
    }
}

} // namespace

/// However a race is left while a computer player thinks: nothing goes on behind it.
class StoppingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoHundredTimes();
    void windowsToo();
};

void StoppingTest::twoHundredTimes()
{
    // The first one may start what stays, such as the threads of a pool.
    std::optional<qsizetype> threads;
    for (int i = 0; i < 200; ++i) {
        GameSession session(
            recordBefore(i % 2 == 0 ? PlayerKind::Hard : PlayerKind::Expert, static_cast<std::uint64_t>(i) + 1));
        const std::size_t done = session.record().actions.size();
        {
            RaceRunner runner(session);
            runner.start();
            QCOMPARE(runner.state(), State::Thinking);
            if (i % 3 == 0)
                QTest::qWait(1);
            if (i % 4 == 0) {
                QVERIFY(session.canUndo());
                session.undo();
                QCOMPARE(runner.state(), State::Showing);
                runner.actionShown();
                QCOMPARE(runner.state(), State::Deciding);
                QVERIFY(session.record().actions.size() < done);
            } else if (i % 4 == 1) {
                runner.stop();
                QCOMPARE(runner.state(), State::Idle);
            }
            if (i % 4 < 2) {
                // At once, not in a while.
                threads = threads.value_or(threadCount());
                QTRY_VERIFY(threadCount() <= *threads);
            }
        }
        QTRY_VERIFY(threadCount() <= *threads);
        const std::size_t left = session.record().actions.size();
        QCoreApplication::processEvents();
        QCOMPARE(session.record().actions.size(), left);
    }
}

void StoppingTest::windowsToo()
{
    std::optional<qsizetype> threads;
    for (int i = 0; i < 12; ++i) {
        TableUser user(
            recordBefore(i % 2 == 0 ? PlayerKind::Hard : PlayerKind::Expert, static_cast<std::uint64_t>(i) + 1));
        QTRY_COMPARE(user.window().play().runner().state(), State::Thinking);
        if (i % 3 == 0) {
            QTest::keyClick(&user.window(), Qt::Key_Z, Qt::ControlModifier);
            QTRY_COMPARE(user.window().play().runner().state(), State::Deciding);
        }
        user.close();
        threads = threads.value_or(threadCount());
        QTRY_VERIFY(threadCount() <= *threads);
    }
}

BUBBLEBAR_TEST(StoppingTest)
#include "tst_stopping.moc"
