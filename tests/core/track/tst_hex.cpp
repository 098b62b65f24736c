#include "core/track/hex.h"
#include "core/track/hexindex.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// Axial coordinates, edges and rotation (formats page, "Hexes"; R2).
class HexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neighboursMeetInOppositeEdges();
    void sixthTurnComesBack();
    void tileEdgeUndoesBoardEdge();
    void distanceCountsSteps();
    void indexFindsWhatWasInserted();
};

void HexTest::neighboursMeetInOppositeEdges()
{
    for (int edge = 0; edge < kEdges; ++edge)
        QVERIFY(neighbour(neighbour({3, -2}, edge), oppositeEdge(edge)) == (Hex {3, -2}));
}

void HexTest::sixthTurnComesBack()
{
    const Hex centre {2, 1};
    QVERIFY(rotatedAbout({5, -1}, centre, 6) == (Hex {5, -1}));
    QVERIFY(rotatedAbout({3, 1}, centre, 1) == neighbour(centre, 1));
    QVERIFY(rotatedAbout({3, 1}, centre, -1) == neighbour(centre, 5));
}

void HexTest::tileEdgeUndoesBoardEdge()
{
    for (int rotation = 0; rotation < kEdges; ++rotation)
        for (int edge = 0; edge < kEdges; ++edge)
            QCOMPARE(tileEdge(boardEdge(edge, rotation), rotation), edge);
}

void HexTest::distanceCountsSteps()
{
    const Hex centre {-4, 7};
    QCOMPARE(hexDistance(centre, centre), 0);
    for (int edge = 0; edge < kEdges; ++edge) {
        const Hex beside = neighbour(centre, edge);
        QCOMPARE(hexDistance(centre, beside), 1);
        QCOMPARE(hexDistance(neighbour(beside, edge), centre), 2);
        QCOMPARE(hexDistance(neighbour(beside, (edge + 2) % kEdges), centre), 1);
    }
    QCOMPARE(hexDistance({-20000, 20000}, {20000, -20000}), 40000);
}

void HexTest::indexFindsWhatWasInserted()
{
    HexIndex index(10000);
    for (int i = 0; i < 10000; ++i)
        QVERIFY(index.insert({i % 100 - 50, i / 100 - 20000}, i));
    QVERIFY(!index.insert({0, -20000}, 7));
    for (int i = 0; i < 10000; ++i)
        QCOMPARE(index.find({i % 100 - 50, i / 100 - 20000}), i);
    QCOMPARE(index.find({50, -20000}), HexIndex::kNothing);
    QCOMPARE(HexIndex(0).find({0, 0}), HexIndex::kNothing);
}

BUBBLEBAR_TEST(HexTest)
#include "tst_hex.moc"
