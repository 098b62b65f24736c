#include "app/bubble/computerseat.h"
#include "core/bubble/record.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>
#include <QtTest>

#include <atomic>

using namespace bubblebar;
using namespace bubblebar::tests;

/// A computer player thinks in a thread of its own and is stopped at once.
class ComputerSeatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowAnswersWhileOneThinks();
    void cancellingStopsTheThought();
};

namespace {

/// Thinks until it is stopped.
class Brooder : public Player
{
public:
    explicit Brooder(std::atomic<bool>& thinking)
        : m_thinking(thinking)
    {
    }

    std::optional<Action> choose(const View& /*view*/, std::stop_token stop) override
    {
        m_thinking = true;
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        m_thinking = false;
        return std::nullopt;
    }

    void watch(const View& /*view*/, const Action& /*action*/) override {}

private:
    std::atomic<bool>& m_thinking;
};

} // namespace

void ComputerSeatTest::theWindowAnswersWhileOneThinks()
{
    std::atomic<bool> thinking = false;
    ComputerSeat seat;
    QSignalSpy chose(&seat, &ComputerSeat::chose);
    const Position position = initialPosition(raceRecord({PlayerKind::Random, PlayerKind::Random}));
    seat.think(std::make_unique<Brooder>(thinking), viewOf(position, 0));
    QTRY_VERIFY(thinking);
    int beats = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&beats] { ++beats; });
    heart.start(1);
    QTRY_VERIFY(beats > 5);
    QVERIFY(seat.isThinking());
    QCOMPARE(chose.count(), 0);
}

void ComputerSeatTest::cancellingStopsTheThought()
{
    std::atomic<bool> thinking = false;
    ComputerSeat seat;
    const Position position = initialPosition(raceRecord({PlayerKind::Random, PlayerKind::Random}));
    seat.think(std::make_unique<Brooder>(thinking), viewOf(position, 0));
    QTRY_VERIFY(thinking);
    QElapsedTimer clock;
    clock.start();
    seat.cancel();
    QVERIFY(!thinking);
    QVERIFY(!seat.isThinking());
    QVERIFY(clock.elapsed() < 500);
}

BUBBLEBAR_TEST(ComputerSeatTest)
#include "tst_computerseat.moc"
