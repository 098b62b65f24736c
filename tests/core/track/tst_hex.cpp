#include "core/track/hex.h"
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

BUBBLEBAR_TEST(HexTest)
#include "tst_hex.moc"
