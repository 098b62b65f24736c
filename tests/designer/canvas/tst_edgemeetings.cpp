#include "designer/canvas/canvastext.h"
#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Tiles for the rules: A has all six exits, B only an exit on its own edge 0 (east), C none at all.
static TileSetPtr threeTiles()
{
    TileSet set;
    set.id = QStringLiteral("three");
    const auto tile = [](std::string id, const std::vector<int>& exits) {
        Face face;
        face.spaces.push_back({0, 0, {Colour::Pink}, Bonus::None, {}});
        for (const int edge : exits)
            face.paths.push_back({{false, 0}, {true, edge}});
        return Tile {std::move(id), face, face, {}};
    };
    set.tiles = {tile("A", {0, 1, 2, 3, 4, 5}), tile("B", {0}), tile("C", {})};
    return std::make_shared<const TileSet>(std::move(set));
}

class TestEdgeMeetings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eastOfATile_data();
    void eastOfATile();
    void turnsCount();
    void aLostPathSaysWhoseGrassItIs();
    void startAndFinishHaveSixExits();
    void aGhostSaysWhatItWouldLink();
    void aGhostThatDoesNotFitSaysWhy();
    void aMovedGroupIsAskedAboutItsRim();
    void tilesAreDescribed();
};

static std::optional<EdgeMeeting> at(const std::vector<EdgeMeeting>& meetings, int edge)
{
    const auto found = std::ranges::find(meetings, edge, &EdgeMeeting::edge);
    return found == meetings.end() ? std::nullopt : std::optional(*found);
}

static std::vector<EdgeMeeting> meetingsOf(const Track& track, const PlacedTile& tile)
{
    return edgeMeetings(track, tile, [&track](Hex hex) -> const PlacedTile* {
        const auto found = std::ranges::find(track.tiles, hex, &PlacedTile::at);
        return found == track.tiles.end() ? nullptr : &*found;
    });
}

static Track pair(int first, int second, int turnsOfSecond = 0)
{
    Track track;
    track.tileSet = threeTiles();
    track.tiles.push_back({TileId::track(first), {0, 0}, FaceSide::Front, 0, {}});
    if (second >= 0)
        track.tiles.push_back({TileId::track(second), {1, 0}, FaceSide::Front, turnsOfSecond, {}});
    return track;
}

void TestEdgeMeetings::eastOfATile_data()
{
    QTest::addColumn<int>("tile");
    QTest::addColumn<int>("neighbour");
    QTest::addColumn<int>("mark"); // −1: none
    QTest::newRow("path meets path: a link (R1)") << 0 << 0 << static_cast<int>(LinkMark::Link);
    QTest::newRow("path meets grass: lost") << 0 << 2 << static_cast<int>(LinkMark::Lost);
    QTest::newRow("grass meets path: lost") << 2 << 0 << static_cast<int>(LinkMark::Lost);
    QTest::newRow("grass meets grass: nothing") << 2 << 2 << -1;
    QTest::newRow("path meets a free hex: open") << 0 << -1 << static_cast<int>(LinkMark::Open);
    QTest::newRow("grass meets a free hex: nothing") << 2 << -1 << -1;
}

void TestEdgeMeetings::eastOfATile()
{
    QFETCH(const int, tile);
    QFETCH(const int, neighbour);
    QFETCH(const int, mark);
    const Track track = pair(tile, neighbour);
    const std::optional<EdgeMeeting> east = at(meetingsOf(track, track.tiles.front()), 0);
    QCOMPARE(east ? static_cast<int>(east->mark) : -1, mark);
}

void TestEdgeMeetings::turnsCount()
{
    for (int turns = 0; turns < kEdges; ++turns) {
        const Track track = pair(0, 1, turns);
        const std::optional<EdgeMeeting> east = at(meetingsOf(track, track.tiles.front()), 0);
        QCOMPARE(east->mark, turns == 3 ? LinkMark::Link : LinkMark::Lost);
        QCOMPARE(east->neighbour, TileId::track(1));
    }
}

void TestEdgeMeetings::aLostPathSaysWhoseGrassItIs()
{
    const Track mine = pair(2, 0);
    QVERIFY(at(meetingsOf(mine, mine.tiles.front()), 0)->ownsGrass);
    const Track theirs = pair(0, 2);
    QVERIFY(!at(meetingsOf(theirs, theirs.tiles.front()), 0)->ownsGrass);
}

void TestEdgeMeetings::startAndFinishHaveSixExits()
{
    const Track track = draft("start 0,0; finish 1,0");
    for (const PlacedTile& tile : track.tiles) {
        const std::vector<EdgeMeeting> meetings = meetingsOf(track, tile);
        QCOMPARE(meetings.size(), std::size_t {6});
        QCOMPARE(std::ranges::count(meetings, LinkMark::Open, &EdgeMeeting::mark), 5);
    }
}

void TestEdgeMeetings::aGhostSaysWhatItWouldLink()
{
    const TrackDocument document(pair(0, 0));
    const auto text = [&](int tile, Hex hex) {
        const Ghosts ghosts = ghostOfPiece(document, {TileId::track(tile), FaceSide::Back, 0}, hex);
        return ghosts.fits ? ghosts.text : QStringLiteral("does not fit");
    };
    QCOMPARE(text(1, {-1, 0}), QStringLiteral("B back · 1 link"));
    QCOMPARE(text(1, {2, 0}), QStringLiteral("B back · no link yet · the path from A meets grass"));
    QCOMPARE(text(2, {0, 1}), QStringLiteral("C back · no link yet · 2 paths meet grass"));
    QCOMPARE(text(2, {5, 5}), QStringLiteral("C back · no link yet"));
}

void TestEdgeMeetings::aGhostThatDoesNotFitSaysWhy()
{
    const TrackDocument document(pair(0, 1));
    const Ghosts ghosts = ghostOfPiece(document, {TileId::track(2), FaceSide::Front, 0}, {1, 0});
    QVERIFY(!ghosts.fits);
    QVERIFY(ghosts.text.contains(u'B'));
    QVERIFY(ghosts.tiles.front().meetings.empty());
    const std::vector<Hex> first {{0, 0}};
    QVERIFY(!ghostsOfCarry(document, first, {.by = {1, 0}}).fits);
    QVERIFY(ghostsOfCarry(document, first, {.by = {0, 1}}).fits);
}

void TestEdgeMeetings::aMovedGroupIsAskedAboutItsRim()
{
    const TrackDocument document(draft("start 0,0; A 5,0; B 6,0"));
    const std::vector<Hex> group {{5, 0}, {6, 0}};
    const Ghosts ghosts = ghostsOfCarry(document, group, {.by = {-4, 0}});
    QVERIFY(ghosts.fits);
    QCOMPARE(ghosts.lifted, group);
    QCOMPARE(ghosts.tiles.size(), std::size_t {2});
    QCOMPARE(ghosts.tiles.front().tile.at, (Hex {1, 0}));
    // A's front has six exits: one meets the start, the one towards B is no news.
    QCOMPARE(ghosts.tiles.front().meetings.size(), std::size_t {1});
    QCOMPARE(ghosts.tiles.front().meetings.front().neighbour, TileId::start());
    QCOMPARE(ghosts.tiles.back().meetings.size(), std::size_t {0});
}

void TestEdgeMeetings::tilesAreDescribed()
{
    const Track track = draft("start 0,0; A 1,0 @2; finish 9,0");
    const auto text = [&](std::size_t tile) {
        return canvastext::description(track, track.tiles[tile], meetingsOf(track, track.tiles[tile]));
    };
    QCOMPARE(text(0), QStringLiteral("the start tile, at 0, 0; linked to A"));
    QCOMPARE(text(1), QStringLiteral("A front, meadow, turned 2, at 1, 0; linked to start"));
    QCOMPARE(text(2), QStringLiteral("the finish tile, at 9, 0; not linked"));
}

BUBBLEBAR_TEST(TestEdgeMeetings)
#include "tst_edgemeetings.moc"
