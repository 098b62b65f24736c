#include "designer/drawing/tracklayout.h"
#include "tests/common/testrunner.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace bubblebar;

class TestTrackLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void centresLieClockwiseFromTheEast();
    void everyHexHoldsItsCentre();
    void anyPointLiesInTheHexWithTheNearestCentre();
    void roundedHexFillsTheTile();
};

void TestTrackLayout::centresLieClockwiseFromTheEast()
{
    QCOMPARE(hexCentre({0, 0}), QPointF(0, 0));
    for (int edge = 0; edge < kEdges; ++edge)
        QCOMPARE(hexCentre(neighbour({0, 0}, edge)), 2 * edgeMiddle(edge));
    QVERIFY(hexCentre({1, 0}).x() > 0);
    QVERIFY(hexCentre({0, 1}).y() > 0);
}

void TestTrackLayout::everyHexHoldsItsCentre()
{
    for (const int far : {0, 7, 20000}) {
        for (int q = -4; q <= 4; ++q) {
            for (int r = -4; r <= 4; ++r) {
                const Hex hex {q + far, r - far};
                QCOMPARE(hexAt(hexCentre(hex)), hex);
            }
        }
    }
}

void TestTrackLayout::anyPointLiesInTheHexWithTheNearestCentre()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(-900, 900);
    for (int i = 0; i < 2000; ++i) {
        const QPointF point(place(random), place(random));
        const Hex hex = hexAt(point);
        const QPointF own = point - hexCentre(hex);
        for (int edge = 0; edge < kEdges; ++edge) {
            const QPointF other = point - hexCentre(neighbour(hex, edge));
            QVERIFY(std::hypot(own.x(), own.y()) <= std::hypot(other.x(), other.y()) + 1e-9);
        }
    }
}

void TestTrackLayout::roundedHexFillsTheTile()
{
    const QRectF box = roundedHex(kTileRadius, 13).boundingRect();
    QVERIFY(std::abs(box.width() - 2 * kTileApothem) < 0.01);
    QVERIFY(box.height() > 192 && box.height() < 200);
    for (int edge = 0; edge < kEdges; ++edge) {
        QVERIFY(roundedHex(kTileRadius, 13).contains(0.99 * edgeMiddle(edge)));
        QVERIFY(!roundedHex(kTileRadius, 13).contains(1.01 * edgeMiddle(edge)));
    }
    QCOMPARE(hexPolygon({10, 20}).size(), 6);
    QCOMPARE(hexPolygon({10, 20}).first(), QPointF(10, -80));
}

BUBBLEBAR_TEST(TestTrackLayout)
#include "tst_tracklayout.moc"
