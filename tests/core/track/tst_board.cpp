#include "core/track/board.h"
#include "tests/common/randomdraft.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// A (front): two joined spaces, the first with exits W and NW, the second E. A (back): purple, one space, no exit.
Track twoTileTrack()
{
    TileSet set;
    Tile tile;
    tile.id = "A";
    tile.front.spaces = {{0, 0, {Colour::Blue, Colour::Pink}, Bonus::Draw, {}},
                         {0.5, 0, {Colour::Green}, Bonus::None, {}}};
    tile.front.paths = {
        {{false, 0}, {false, 1}}, {{true, 3}, {false, 0}}, {{false, 0}, {true, 4}}, {{false, 1}, {true, 0}}};
    tile.back.terrain = Terrain::Purple;
    tile.back.spaces = {{0, 0, {Colour::Orange}, Bonus::None, {}}};
    set.terrains = {{{3, true, {}}, {4, true, {}}, {2, true, {}}, {1, true, {}}, {3, false, {}}}};
    set.tiles = {tile};
    Track track;
    track.tileSet = std::make_shared<const TileSet>(std::move(set));
    track.boxes = 4;
    track.tiles = {{TileId::track(0, 2), {1, 0}, FaceSide::Front, 0, {}},
                   {TileId::finish(), {3, 0}, FaceSide::Front, 0, {}},
                   {TileId::track(0), {2, 0}, FaceSide::Front, 0, {}},
                   {TileId::start(), {0, 0}, FaceSide::Front, 0, {}},
                   {TileId::track(0, 3), {0, 5}, FaceSide::Back, 2, {}}};
    return track;
}

Board boardOf(Track track)
{
    return Board(std::make_shared<const Track>(std::move(track)));
}

QByteArray names(const Board& board, std::span<const SpaceId> spaces)
{
    QByteArrayList words;
    for (const SpaceId space : spaces) {
        if (space != SpaceId::None)
            words += QByteArray::fromStdString(board.spaceName(space));
    }
    std::sort(words.begin(), words.end());
    return words.join(' ');
}

QByteArray route(const Board& board, const Links& links)
{
    QByteArrayList words;
    for (const SpaceId space : shortestRoute(board, links))
        words += QByteArray::fromStdString(board.spaceName(space));
    return words.join(' ');
}

} // namespace

/// The spaces of a laid track and their links (R1 – R5).
class BoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void needsOneStartAndOneFinish();
    void r3StartAndFinishShowAllColours();
    void r5TerrainGivesLimitAndOvertaking();
    void spacesHaveNamesBothWays();
    void namesThatAreNone_data();
    void namesThatAreNone();
    void tilesKnowTheirPlaceInTheTrack();
    void r1LinksNeedBothExits();
    void r2TurnsMoveTheExits();
    void sixTurnsComeBack();
    void turnedLinksAreThoseOfATurnedTrack();
    void linksRunBothWays();
    void routeIsShortest();
};

void BoardTest::needsOneStartAndOneFinish()
{
    Track track = twoTileTrack();
    QVERIFY(Board::canBuild(track));
    track.tiles.push_back({TileId::start(), {9, 9}, FaceSide::Front, 0, {}});
    QVERIFY(!Board::canBuild(track));
    track.tiles.clear();
    QVERIFY(!Board::canBuild(track));
    track.tiles.push_back({TileId::start(), {0, 0}, FaceSide::Front, 0, {}});
    QVERIFY(!Board::canBuild(track));
}

void BoardTest::r3StartAndFinishShowAllColours()
{
    const Board board = boardOf(twoTileTrack());
    for (const SpaceId id : {SpaceId::Start, SpaceId::Finish}) {
        const BoardSpace& space = board.space(id);
        QVERIFY(space.printed == ColourSet::all());
        QCOMPARE(space.limit, kNoLimit);
        QCOMPARE(space.bonus, Bonus::None);
        QVERIFY(space.overtaking);
        QCOMPARE(space.firstExit, space.firstLink);
        QCOMPARE(space.endLink - space.firstExit, 6U);
    }
}

void BoardTest::r5TerrainGivesLimitAndOvertaking()
{
    Track track = twoTileTrack();
    TileSet set = *track.tileSet;
    for (const Terrain terrain : kAllTerrains) {
        set.tiles[0].back.terrain = terrain;
        track.tileSet = std::make_shared<const TileSet>(set);
        const Board board = boardOf(track);
        const BoardSpace& space = board.space(*board.spaceFromName("A3.0"));
        QCOMPARE(int(space.limit), set.rule(terrain).limit);
        QCOMPARE(space.overtaking, terrain != Terrain::Magenta);
    }
}

void BoardTest::spacesHaveNamesBothWays()
{
    const Board board = boardOf(twoTileTrack());
    const std::vector<std::string> expected {"start", "finish", "A2.0", "A2.1", "A.0", "A.1", "A3.0"};
    QCOMPARE(board.spaceCount(), static_cast<int>(expected.size()));
    for (int i = 0; i < board.spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        QCOMPARE(board.spaceName(space), expected[index(space)]);
        QVERIFY(board.spaceFromName(board.spaceName(space)) == space);
    }
    QVERIFY(board.space(*board.spaceFromName("A.0")).printed.contains(Colour::Pink));
    QCOMPARE(board.space(*board.spaceFromName("A.0")).bonus, Bonus::Draw);
}

void BoardTest::namesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"", "A", "A.", "A.2", "A.-1", "A.+1", "A.00", "A.01", "A.1 ", " A.1", "A.99999999999",
                             "A4.0", "B.0", "start.0", "finish.0", ".", ".0", "A.0.0", "A3.1"})
        QTest::addRow("'%s'", name) << QByteArray(name);
}

void BoardTest::namesThatAreNone()
{
    QFETCH(QByteArray, name);
    QVERIFY(!boardOf(twoTileTrack()).spaceFromName(name.toStdString()));
}

void BoardTest::tilesKnowTheirPlaceInTheTrack()
{
    const Board board = boardOf(twoTileTrack());
    for (std::size_t i = 0; i < board.tiles().size(); ++i) {
        const auto id = static_cast<BoardTileId>(i);
        QCOMPARE(board.tileFromName(board.tileName(id)), id);
        const PlacedTile& placed = board.track().tiles[board.trackIndex(id)];
        QVERIFY(placed.tile == board.tile(id).tile);
        QVERIFY(placed.at == board.tile(id).at);
    }
    QCOMPARE(board.tile(*board.tileFromName("A2")).neighbours[0], *board.tileFromName("A"));
    QCOMPARE(board.tile(BoardTileId::Start).neighbours[3], BoardTileId::None);
    QVERIFY(!board.tileFromName("A4"));
}

void BoardTest::r1LinksNeedBothExits()
{
    const Board board = boardOf(twoTileTrack());
    const Links links(board);
    const auto neighbours = [&](const char* space) {
        return names(board, links.slots(board.space(*board.spaceFromName(space))));
    };
    QCOMPARE(neighbours("start"), QByteArray("A2.0"));
    QCOMPARE(neighbours("A2.0"), QByteArray("A2.1 start"));
    QCOMPARE(neighbours("A2.1"), QByteArray("A.0 A2.0"));
    QCOMPARE(neighbours("A.1"), QByteArray("A.0 finish"));
    QCOMPARE(neighbours("A3.0"), QByteArray());
    QCOMPARE(names(board, links.pathSlots(board.space(*board.spaceFromName("A2.1")))), QByteArray("A2.0"));
    QCOMPARE(names(board, links.exitSlots(board.space(*board.spaceFromName("A2.1")))), QByteArray("A.0"));
}

void BoardTest::r2TurnsMoveTheExits()
{
    const Board board = boardOf(twoTileTrack());
    Links links(board);
    const BoardTileId a = *board.tileFromName("A");
    // The exits E, W and NW of A are now SE, NW and NE: closed towards both neighbours.
    links.rotate(board, a, 1);
    QCOMPARE(links.rotation(a), 1);
    QCOMPARE(route(board, links), QByteArray());
    // Now W, E and SE.
    links.rotate(board, a, 1);
    links.rotate(board, a, 1);
    QCOMPARE(route(board, links), QByteArray("start A2.0 A2.1 A.1 A.0 finish"));
}

void BoardTest::sixTurnsComeBack()
{
    const Board board = boardOf(twoTileTrack());
    const Links laid(board);
    Links links = laid;
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(links == laid, turn == 0);
        links.rotate(board, *board.tileFromName("A"), -1);
    }
    QVERIFY(links == laid);
    QCOMPARE(route(board, links), QByteArray("start A2.0 A2.1 A.0 A.1 finish"));
}

void BoardTest::turnedLinksAreThoseOfATurnedTrack()
{
    FastRandom random(11);
    for (int round = 0; round < 200; ++round) {
        Track track = randomDraft(random, 2 + pick(random, 12));
        const Board board = boardOf(track);
        Links links(board);
        for (int turns = 0; turns < 10; ++turns) {
            const auto tile = static_cast<BoardTileId>(2 + pick(random, static_cast<int>(board.tiles().size()) - 2));
            const int turn = pick(random, 2) == 0 ? 1 : -1;
            links.rotate(board, tile, turn);
            int& rotation = track.tiles[board.trackIndex(tile)].rotation;
            rotation = normalisedRotation(rotation + turn);
        }
        const Board turned = boardOf(track);
        const Links expected(turned);
        for (int i = 0; i < board.spaceCount(); ++i) {
            const BoardSpace& space = board.space(static_cast<SpaceId>(i));
            QVERIFY(std::ranges::equal(links.slots(space), expected.slots(space)));
        }
        QCOMPARE(links.hasMasks(), board.spaceCount() <= kMaskedSpaces);
        QVERIFY(std::ranges::equal(links.masks(), expected.masks()));
    }
}

void BoardTest::linksRunBothWays()
{
    FastRandom random(12);
    for (int round = 0; round < 200; ++round) {
        const Board board = boardOf(randomDraft(random, 2 + pick(random, 20)));
        const Links links(board);
        std::multiset<std::pair<SpaceId, SpaceId>> there;
        std::multiset<std::pair<SpaceId, SpaceId>> back;
        for (int i = 0; i < board.spaceCount(); ++i) {
            const auto space = static_cast<SpaceId>(i);
            for (const SpaceId next : links.slots(board.space(space))) {
                if (next == SpaceId::None)
                    continue;
                QVERIFY(next != space);
                there.emplace(space, next);
                back.emplace(next, space);
            }
        }
        QVERIFY(there == back);
    }
}

void BoardTest::routeIsShortest()
{
    Track track = twoTileTrack();
    QCOMPARE(route(boardOf(track), Links(boardOf(track))), QByteArray("start A2.0 A2.1 A.0 A.1 finish"));
    track.tiles[1].at = {0, -1};
    QCOMPARE(route(boardOf(track), Links(boardOf(track))), QByteArray("start finish"));
}

BUBBLEBAR_TEST(BoardTest)
#include "tst_board.moc"
