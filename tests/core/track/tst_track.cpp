#include "core/track/track.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

namespace {

Track emptyTrack(int boxes)
{
    TileSet set;
    set.tiles = {{"A", {}, {}, {}}, {"B", {}, {}, {}}, {"AB", {}, {}, {}}};
    set.tiles[1].back.terrain = Terrain::Teal;
    Track track;
    track.tileSet = std::make_shared<const TileSet>(std::move(set));
    track.boxes = boxes;
    return track;
}

} // namespace

/// Names of tiles, faces as laid, and length classes.
class TrackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tilesAndNamesMatch_data();
    void tilesAndNamesMatch();
    void namesThatAreNone_data();
    void namesThatAreNone();
    void faceIsTheSideThatLiesUp();
    void lengthClassByTrackTiles_data();
    void lengthClassByTrackTiles();
    void tracksAreEqualByContent();
};

void TrackTest::tilesAndNamesMatch_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("tile");
    QTest::addColumn<int>("copy");
    const int track = int(TileId::Kind::Track);

    QTest::newRow("start") << QByteArray("start") << int(TileId::Kind::Start) << 0 << 1;
    QTest::newRow("finish") << QByteArray("finish") << int(TileId::Kind::Finish) << 0 << 1;
    QTest::newRow("first copy has no number") << QByteArray("B") << track << 1 << 1;
    QTest::newRow("second copy") << QByteArray("A2") << track << 0 << 2;
    QTest::newRow("several letters") << QByteArray("AB12") << track << 2 << 12;
}

void TrackTest::tilesAndNamesMatch()
{
    QFETCH(QByteArray, name);
    QFETCH(int, kind);
    QFETCH(int, tile);
    QFETCH(int, copy);
    const Track track = emptyTrack(12);
    const std::optional<TileId> id = track.tileFromName(name.toStdString());
    QVERIFY(id);
    QCOMPARE(int(id->kind()), kind);
    QCOMPARE(id->index(), tile);
    QCOMPARE(id->copy(), copy);
    QCOMPARE(track.tileName(*id), name.toStdString());
}

void TrackTest::namesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"", "A1", "A0", "A02", "A13", "A2147483648", "A99999999999999999999", "C", "a", "A2B", "2",
                             "2A", "A 2", "A-2", "A+2", "Start", "start2", "finish1"})
        QTest::addRow("'%s'", name) << QByteArray(name);
}

void TrackTest::namesThatAreNone()
{
    QFETCH(QByteArray, name);
    QVERIFY(!emptyTrack(12).tileFromName(name.toStdString()));
}

void TrackTest::faceIsTheSideThatLiesUp()
{
    const Track track = emptyTrack(1);
    const TileId b = TileId::track(1);
    QCOMPARE(track.face({b, {}, FaceSide::Front, 0, {}})->terrain, Terrain::Meadow);
    QCOMPARE(track.face({b, {}, FaceSide::Back, 0, {}})->terrain, Terrain::Teal);
    QVERIFY(track.face({TileId::start(), {}, FaceSide::Front, 0, {}}) == nullptr);
}

void TrackTest::lengthClassByTrackTiles_data()
{
    QTest::addColumn<int>("trackTiles");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("none is short") << 0 << QByteArray("short");
    QTest::newRow("5 is short") << 5 << QByteArray("short");
    QTest::newRow("6 is medium") << 6 << QByteArray("medium");
    QTest::newRow("9 is medium") << 9 << QByteArray("medium");
    QTest::newRow("10 is long") << 10 << QByteArray("long");
}

void TrackTest::lengthClassByTrackTiles()
{
    QFETCH(int, trackTiles);
    QFETCH(QByteArray, name);
    QCOMPARE(lengthClassName(lengthClass(trackTiles)), name.toStdString());
    Track track = emptyTrack(1);
    track.tiles.resize(static_cast<std::size_t>(trackTiles), {TileId::track(0), {}, FaceSide::Front, 0, {}});
    track.tiles.push_back({TileId::start(), {}, FaceSide::Front, 0, {}});
    QCOMPARE(track.trackTileCount(), trackTiles);
}

void TrackTest::tracksAreEqualByContent()
{
    const Track one = emptyTrack(2);
    Track other = emptyTrack(2);
    QVERIFY(one.tileSet != other.tileSet);
    QVERIFY(one == other);
    other.tiles.push_back({});
    QVERIFY(!(one == other));
}

BUBBLEBAR_TEST(TrackTest)
#include "tst_track.moc"
