#include "core/track/standardset.h"
#include "designer/drawing/facelayout.h"
#include "designer/drawing/flower.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/canvas.h"

#include <QPainter>
#include <QTest>

#include <cmath>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double clearance(QPointF point, const std::vector<QPointF>& spaces)
{
    double least = 1000;
    for (const QPointF& space : spaces)
        least = std::min(least, distance(point, space));
    return least;
}

/// True where the stem keeps off all flowers but those at its ends.
bool keepsOff(const Stem& stem, const std::vector<QPointF>& spaces)
{
    for (double t = 0.05; t < 1; t += 0.05) {
        for (const QPointF& space : spaces) {
            const bool isEnd = distance(space, stem.start) < 1 || distance(space, stem.end) < 1;
            if (!isEnd && distance(stem.at(t), space) < kFlowerRadius)
                return false;
        }
    }
    return true;
}

} // namespace

/// The faces of the box as they are laid out and painted.
class TestStandardSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flowersLieInsideTheTile_data() { addFaces(); }
    void flowersLieInsideTheTile();
    void flowersStandApart_data() { addFaces(); }
    void flowersStandApart();
    void letterAndBadgeAreFree_data() { addFaces(); }
    void letterAndBadgeAreFree();
    void stemsKeepOffOtherFlowers_data() { addFaces(); }
    void stemsKeepOffOtherFlowers();
    void everyFaceLooksDifferent();
    void everyBuiltInTrackHasARoute_data();
    void everyBuiltInTrackHasARoute();

private:
    static void addFaces();
};

void TestStandardSet::addFaces()
{
    QTest::addColumn<const Face*>("face");
    for (const Tile& tile : standardTileSet()->tiles) {
        QTest::addRow("%s front", tile.id.c_str()) << &tile.front;
        QTest::addRow("%s back", tile.id.c_str()) << &tile.back;
    }
}

void TestStandardSet::flowersLieInsideTheTile()
{
    QFETCH(const Face*, face);
    const QPainterPath tile = roundedHex(kTileRadius, 13);
    for (const QPointF& space : FaceLayout(*face).spaces) {
        for (int angle = 0; angle < 360; angle += 15)
            QVERIFY(tile.contains(space + turned({kFlowerRadius, 0}, angle)));
    }
}

void TestStandardSet::flowersStandApart()
{
    QFETCH(const Face*, face);
    const std::vector<QPointF> spaces = FaceLayout(*face).spaces;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(distance(spaces[i], spaces[j]) > 2 * kFlowerRadius);
    }
}

void TestStandardSet::letterAndBadgeAreFree()
{
    QFETCH(const Face*, face);
    const FaceLayout layout(*face);
    QVERIFY(clearance(layout.letter, layout.spaces) > kFlowerRadius + 5);
    if (face->terrain != Terrain::Meadow)
        QVERIFY(clearance(layout.badge, layout.spaces) > kFlowerRadius + 14);
}

void TestStandardSet::stemsKeepOffOtherFlowers()
{
    QFETCH(const Face*, face);
    const FaceLayout layout(*face);
    for (const Stem& stem : layout.stems)
        QVERIFY(keepsOff(stem, layout.spaces));
}

void TestStandardSet::everyFaceLooksDifferent()
{
    std::vector<QImage> pictures;
    const TileSet& set = *standardTileSet();
    for (const Tile& tile : set.tiles) {
        for (const Face* face : {&tile.front, &tile.back}) {
            pictures.push_back(painted([&](QPainter& p) { paintFace(p, *face, set.rule(face->terrain), 0, u"A"); }));
            for (std::size_t i = 0; i + 1 < pictures.size(); ++i)
                QVERIFY2(difference(pictures[i], pictures.back()) > 5, tile.id.c_str());
        }
    }
}

void TestStandardSet::everyBuiltInTrackHasARoute_data()
{
    QTest::addColumn<TrackPtr>("track");
    for (const BuiltInTrack& built : builtInTracks())
        QTest::addRow("%s", qPrintable(built.id)) << built.track;
}

void TestStandardSet::everyBuiltInTrackHasARoute()
{
    QFETCH(TrackPtr, track);
    const Board board(track);
    const Links links(board);
    const QPainterPath route = routePath(board, links, shortestRoute(board, links));
    QVERIFY(!route.isEmpty());
    QVERIFY(trackBounds(*track).contains(route.boundingRect()));
    QVERIFY(coverage(trackPicture(*track, {200, 150})) > 0.2);
}

BUBBLEBAR_TEST(TestStandardSet)
#include "tst_standardset.moc"
