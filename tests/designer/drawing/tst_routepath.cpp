#include "designer/drawing/routepath.h"
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

QPointF endOf(const QPainterPath& path)
{
    return path.pointAtPercent(1);
}

double nearestTo(const QPainterPath& path, QPointF point)
{
    double nearest = distance(endOf(path), point);
    for (double at = 0; at < 1; at += 0.002)
        nearest = std::min(nearest, distance(path.pointAtPercent(at), point));
    return nearest;
}

} // namespace

class TestRoutePath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everySpaceLiesOnItsTile();
    void everyLinkHasAPath();
    void linksFollowARotation();
    void strangersHaveNoPath();
    void routeIsOnePiece();
    void beetlesFindPlacesRoundTheStart();

private:
    BoardPtr m_board;
    Links m_links;
};

void TestRoutePath::init()
{
    m_board = std::make_shared<Board>(tests::sampleTrack());
    m_links = Links(*m_board);
}

void TestRoutePath::everySpaceLiesOnItsTile()
{
    for (int i = 0; i < m_board->spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        const Hex hex = m_board->tile(m_board->space(space).tile).at;
        QCOMPARE(hexAt(spacePosition(*m_board, m_links, space)), hex);
    }
}

void TestRoutePath::everyLinkHasAPath()
{
    int count = 0;
    for (int i = 0; i < m_board->spaceCount(); ++i) {
        const auto from = static_cast<SpaceId>(i);
        for (const SpaceId to : m_links.slots(m_board->space(from))) {
            if (to == SpaceId::None)
                continue;
            const QPainterPath path = linkPath(*m_board, m_links, from, to);
            QVERIFY(!path.isEmpty());
            QVERIFY(distance(path.elementAt(0), spacePosition(*m_board, m_links, from)) < 1e-6);
            QVERIFY(distance(endOf(path), spacePosition(*m_board, m_links, to)) < 1e-6);
            ++count;
        }
    }
    QVERIFY(count > 60);
}

void TestRoutePath::linksFollowARotation()
{
    const auto tile = m_board->tileFromName("A");
    QVERIFY(tile);
    const SpaceId space = m_board->tile(*tile).firstSpace;
    const QPointF before = spacePosition(*m_board, m_links, space);
    m_links.rotate(*m_board, *tile, 1);
    const QPointF centre = hexCentre(m_board->tile(*tile).at);
    QVERIFY(distance(spacePosition(*m_board, m_links, space) - centre, turned(before - centre, 60)) < 1e-9);
    everyLinkHasAPath();
}

void TestRoutePath::strangersHaveNoPath()
{
    QVERIFY(linkPath(*m_board, m_links, SpaceId::Start, SpaceId::Finish).isEmpty());
    QVERIFY(routePath(*m_board, m_links, {}).isEmpty());
}

void TestRoutePath::routeIsOnePiece()
{
    const std::vector<SpaceId> route = shortestRoute(*m_board, m_links);
    QVERIFY(route.size() > 3);
    const QPainterPath path = routePath(*m_board, m_links, route);
    for (int i = 1; i < path.elementCount(); ++i)
        QVERIFY(!path.elementAt(i).isMoveTo());
    const QPointF start = spacePosition(*m_board, m_links, SpaceId::Start);
    const QPointF finish = spacePosition(*m_board, m_links, SpaceId::Finish);
    QVERIFY(std::abs(distance(path.elementAt(0), start) - kPlazaRim) < 1e-6);
    QVERIFY(std::abs(distance(endOf(path), finish) - kPlazaRim) < 1e-6);
    for (std::size_t i = 1; i + 1 < route.size(); ++i) {
        const QPointF space = spacePosition(*m_board, m_links, route[i]);
        QVERIFY(nearestTo(path, space) < 8); // through the flower's heart, its corner rounded
    }
}

void TestRoutePath::beetlesFindPlacesRoundTheStart()
{
    QVERIFY(standingPlaces(0).empty());
    for (int count = 1; count <= 15; ++count) {
        const std::vector<StandingPlace> places = standingPlaces(count);
        QCOMPARE(places.size(), static_cast<std::size_t>(count));
        for (const StandingPlace& place : places) {
            QVERIFY(std::abs(distance(place.offset, {}) - kPlazaRim) < 1e-9);
            QVERIFY(place.scale > 0.5 && place.scale <= 1);
        }
    }
}

BUBBLEBAR_TEST(TestRoutePath)
#include "tst_routepath.moc"
