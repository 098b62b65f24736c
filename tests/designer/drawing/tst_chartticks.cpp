#include "designer/drawing/chartticks.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// The marks along the axes of charts.
class ChartTicksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreNice_data();
    void stepsAreNice();
};

void ChartTicksTest::stepsAreNice_data()
{
    QTest::addColumn<double>("whole");
    QTest::addColumn<int>("labels");
    QTest::addColumn<double>("step");
    QTest::newRow("ones") << 5.0 << 5 << 1.0;
    QTest::newRow("twos") << 9.0 << 5 << 2.0;
    QTest::newRow("fives") << 24.0 << 5 << 5.0;
    QTest::newRow("tens") << 41.0 << 5 << 10.0;
    QTest::newRow("shares") << 0.13 << 4 << 0.05;
}

void ChartTicksTest::stepsAreNice()
{
    QFETCH(double, whole);
    QFETCH(int, labels);
    QTEST(niceStep(whole, labels), "step");
}

BUBBLEBAR_TEST(ChartTicksTest)
#include "tst_chartticks.moc"
