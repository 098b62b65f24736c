#include "designer/drawing/facelayout.h"
#include "designer/drawing/tracklayout.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/samples.h"

#include <QTest>

#include <cmath>

using namespace bubblebar;

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Calls `use` with the name and every face of the set.
template <class Use>
void forEachFace(const TileSet& set, Use use)
{
    for (const Tile& tile : set.tiles) {
        use(tile.id + " front", tile.front);
        use(tile.id + " back", tile.back);
    }
}

} // namespace

class TestFaceLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stemsEndAtTheirSpacesAndEdges();
    void stemsLeaveEdgesAtRightAngles();
    void stemsStayOnTheTile();
    void closedEdgesAreThoseWithoutExit();
    void letterAndBadgeTakeDifferentCorners();
    void reversedStemIsTheSameCurve();
};

void TestFaceLayout::stemsEndAtTheirSpacesAndEdges()
{
    forEachFace(*tests::sampleTileSet(), [](const std::string& name, const Face& face) {
        const FaceLayout layout(face);
        const auto place = [&](PathEnd end) {
            return end.isEdge ? edgeMiddle(end.number) : layout.spaces[static_cast<std::size_t>(end.number)];
        };
        QCOMPARE(layout.stems.size(), face.paths.size());
        for (std::size_t i = 0; i < face.paths.size(); ++i) {
            QVERIFY2(distance(layout.stems[i].at(0), place(face.paths[i].a)) < 1e-9, name.c_str());
            QVERIFY2(distance(layout.stems[i].at(1), place(face.paths[i].b)) < 1e-9, name.c_str());
        }
    });
}

void TestFaceLayout::stemsLeaveEdgesAtRightAngles()
{
    forEachFace(*tests::sampleTileSet(), [](const std::string& name, const Face& face) {
        const FaceLayout layout(face);
        for (std::size_t i = 0; i < face.paths.size(); ++i) {
            const Path& path = face.paths[i];
            if (!path.a.isEdge && !path.b.isEdge)
                continue;
            const Stem stem = path.a.isEdge ? layout.stems[i] : layout.stems[i].reversed();
            const int edge = path.a.isEdge ? path.a.number : path.b.number;
            const double inwards = std::remainder(stem.angleAt(0) - 60.0 * edge - 180, 360);
            QVERIFY2(std::abs(inwards) < 1e-6, name.c_str());
        }
    });
}

void TestFaceLayout::stemsStayOnTheTile()
{
    const QPainterPath tile = roundedHex(kTileRadius + 0.01, 13);
    forEachFace(*tests::sampleTileSet(), [&tile](const std::string& name, const Face& face) {
        const FaceLayout layout(face);
        for (const Stem& stem : layout.stems) {
            for (double t = 0; t <= 1; t += 0.05)
                QVERIFY2(tile.contains(stem.at(t)), name.c_str());
        }
    });
}

void TestFaceLayout::closedEdgesAreThoseWithoutExit()
{
    const Face& night = tests::sampleTileSet()->tiles[2].back;
    QCOMPARE(FaceLayout(night).closedEdges, std::vector<int> {2});
    QVERIFY(FaceLayout(tests::sampleTileSet()->tiles[0].front).closedEdges.empty());
    QCOMPARE(FaceLayout(Face {}).closedEdges.size(), std::size_t {6});
}

void TestFaceLayout::letterAndBadgeTakeDifferentCorners()
{
    forEachFace(*tests::sampleTileSet(), [](const std::string& name, const Face& face) {
        const FaceLayout layout(face);
        QVERIFY2(distance(layout.letter, layout.badge) > 60, name.c_str());
    });
    Face crowded;
    crowded.spaces.push_back({0, -0.8, {Colour::Blue}, Bonus::None, {}});
    QVERIFY(distance(FaceLayout(crowded).letter, {0, -80}) > 40);
}

void TestFaceLayout::reversedStemIsTheSameCurve()
{
    const Stem stem = FaceLayout(tests::sampleTileSet()->tiles[0].front).stems.back();
    for (double t = 0; t <= 1; t += 0.1)
        QVERIFY(distance(stem.at(t), stem.reversed().at(1 - t)) < 1e-9);
}

BUBBLEBAR_TEST(TestFaceLayout)
#include "tst_facelayout.moc"
