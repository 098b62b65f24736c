#include "app/bubble/racerunner.h"
#include "app/bubble/tableplay.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QTimer>
#include <QtTest>

#include <bit>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Computer players at the table play by themselves, and never in the way of the window.
class ComputersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRaceOfComputersPlaysThrough();
    void closingTheWindowStopsThem();
};

void ComputersTest::aRaceOfComputersPlaysThrough()
{
    // The last stretch of a race, and all of what comes after it.
    GameRecord record = raceRecord({PlayerKind::Random, PlayerKind::Random, PlayerKind::Random}, 0, 6);
    QVERIFY(
        playUntil(record, [](const Position& position) { return std::popcount(position.race.beetles.home()) >= 3; }));
    TableUser user(std::move(record));
    int beats = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&beats] { ++beats; });
    heart.start(5);
    QVERIFY(QTest::qWaitFor([&] { return user.race().isOver(); }, 60000));
    QVERIFY(beats > 10);
    QVERIFY(positionAt(user.session().record()) == user.position());
}

void ComputersTest::closingTheWindowStopsThem()
{
    TableUser user(raceRecord({PlayerKind::Random, PlayerKind::Random}));
    QTRY_VERIFY(user.session().record().actions.size() > 2);
    user.close();
}

BUBBLEBAR_TEST(ComputersTest)
#include "tst_computers.moc"
