#include "tests/common/testrunner.h"
#include "tests/core/bubble/racewalk.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Random races on random tracks with two to five players and teams (R1 – R30). BUBBLEBAR_RACES sets their number,
/// BUBBLEBAR_FIRST_RACE repeats from a race that failed.
class RandomPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void racesKeepEveryPromise_data();
    void racesKeepEveryPromise();
    void bothRulesAgree();
};

namespace {

#ifdef NDEBUG
constexpr int kRaces = 20'000;
constexpr int kThoroughRaces = 400;
#else
constexpr int kRaces = 300;
constexpr int kThoroughRaces = 15;
#endif

/// What a batch of races saw, to be sure that it saw enough.
struct Sum
{
    int finished = 0;
    int reshuffled = 0;
    std::size_t actions = 0;
};

/// Plays races and returns the first failure, with the number of the race.
QString playRaces(int first, int count, bool thorough, Sum& sum)
{
    for (int i = first; i < first + count; ++i) {
        FastRandom random(static_cast<std::uint64_t>(i));
        RaceWalk walk(randomSetup(random), random(), thorough);
        if (!walk.run())
            return QStringLiteral("race %1: %2").arg(i).arg(QString::fromStdString(walk.failure()));
        sum.finished += walk.position().race.isOver() ? 1 : 0;
        sum.reshuffled += walk.hasReshuffled() ? 1 : 0;
        sum.actions += walk.actions();
    }
    return {};
}

int numberFromEnvironment(const char* name, int otherwise)
{
    bool ok = false;
    const int number = qEnvironmentVariableIntValue(name, &ok);
    return ok ? number : otherwise;
}

} // namespace

void RandomPlayTest::racesKeepEveryPromise_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    constexpr int kBatch = 1000;
    const int begin = numberFromEnvironment("BUBBLEBAR_FIRST_RACE", 0);
    const int end = begin + numberFromEnvironment("BUBBLEBAR_RACES", kRaces);
    for (int first = begin; first < end; first += kBatch) {
        const int count = std::min(kBatch, end - first);
        QTest::addRow("races %d to %d", first, first + count - 1) << first << count;
    }
}

void RandomPlayTest::racesKeepEveryPromise()
{
    QFETCH(int, first);
    QFETCH(int, count);
    Sum sum;
    const QString failure = playRaces(first, count, false, sum);
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    qInfo("%d finished, %d reshuffled, %zu actions", sum.finished, sum.reshuffled, sum.actions);
    QVERIFY(sum.finished * 4 >= count * 3);
    QVERIFY(count < 100 || sum.reshuffled * 4 >= count);
}

void RandomPlayTest::bothRulesAgree()
{
    Sum sum;
    const int first = numberFromEnvironment("BUBBLEBAR_FIRST_RACE", 1'000'000);
    const QString failure = playRaces(first, kThoroughRaces, true, sum);
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    qInfo("%d races, %d finished, %zu actions", kThoroughRaces, sum.finished, sum.actions);
}

BUBBLEBAR_TEST(RandomPlayTest)
#include "tst_randomplay.moc"
