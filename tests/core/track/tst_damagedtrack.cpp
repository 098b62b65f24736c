#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QByteArray validSet()
{
    const Space one {0, 0.5, {Colour::Blue}, Bonus::None, {}};
    const Space two {0, -0.5, {Colour::Pink, Colour::Green}, Bonus::Draw, {}};
    Tile a;
    a.id = "A";
    a.front.spaces = {one, two};
    a.front.paths = {{{false, 0}, {false, 1}}, {{false, 0}, {true, 2}}, {{true, 5}, {false, 1}}};
    Tile b = a;
    b.id = "B";
    TileSet set;
    set.id = QStringLiteral("own");
    set.name = QStringLiteral("Own");
    set.tiles = {a, b};
    return tileSetBytes(set);
}

QByteArray validTrack()
{
    Track track;
    track.tileSet = std::make_shared<const TileSet>(parseTileSet(validSet()).value());
    track.boxes = 2;
    track.tiles = {{TileId::start(), {0, 0}, FaceSide::Front, 0, {}},
                   {TileId::track(0, 2), {1, 0}, FaceSide::Back, 4, {}},
                   {TileId::finish(), {2, 0}, FaceSide::Front, 0, {}}};
    return trackBytes(track);
}

QByteArray quoted(int length)
{
    return '"' + QByteArray(length, 'n') + '"';
}

} // namespace

/// Damaged tile sets and tracks: each is refused with a sentence that names the place (formats page).
class DamagedTrackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undamagedFilesLoad();
    void tileSets_data();
    void tileSets() { verifyRefused(&parseTileSet); }
    void facesOfTileSets_data();
    void facesOfTileSets() { verifyRefused(&parseTileSet); }
    void tracks_data();
    void tracks() { verifyRefused(&parseTrack); }
    void setsInsideTracks_data();
    void setsInsideTracks() { verifyRefused(&parseTrack); }
    void missingKeys_data();
    void missingKeys();
    void everyCutOfATrackIsRefused();
    void randomDamageIsRefusedOrStillATrack();
};

void DamagedTrackTest::undamagedFilesLoad()
{
    QVERIFY(parseTileSet(validSet()));
    QVERIFY(parseTrack(validTrack()));
    QVERIFY(parseTrack(withValue(validTrack(), QStringLiteral("name"), quoted(200))));
    QVERIFY(parseTrack(withValue(validTrack(), QStringLiteral("notes"), quoted(20000))));
    QVERIFY(parseTrack(withValue(validTrack(), QStringLiteral("tiles"), "[]")));
}

void DamagedTrackTest::tileSets_data()
{
    const DamagedFiles sets(validSet());
    sets.bytes("nothing", "", "The file is empty.");
    sets.bytes("a picture", "\x89PNG\r\n", "This is no UTF-8 text.");
    sets.text("cut off", "\"terrains\"", "}", "Line 6: From here on this is no valid JSON.");
    sets.text("key twice", "\"name\"", "\"id\"", "Line 5, id: This key comes twice in one object.");
    sets.value("a track", "format", "\"bubblebar-track\"",
               "format: The format must be “bubblebar-tileset”, but it is “bubblebar-track”.");
    sets.value("newer version", "version", "2",
               "version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    sets.value("name too long", "name", quoted(201), "name: The text must have 0 … 200 characters, but it has 201.");
    sets.value("unknown key", "colour", "1", "colour: This key is not known here.");
    sets.value("no terrains", "terrains", "[]", "terrains: This must be an object in braces.");
    sets.value("terrain missing", "terrains/teal", "", "terrains.teal: This key is missing.");
    sets.value("sixth terrain", "terrains/lava", "{}", "terrains.lava: This key is not known here.");
    sets.value("limit 0", "terrains/teal/limit", "0",
               "terrains.teal.limit: The number must be within 1 … 20, but it is 0.");
    sets.value("limit 21", "terrains/teal/limit", "21",
               "terrains.teal.limit: The number must be within 1 … 20, but it is 21.");
    sets.value("limit a fraction", "terrains/teal/limit", "2.5", "terrains.teal.limit: This must be a whole number.");
    sets.value("overtaking a text", "terrains/teal/overtaking", "\"yes\"",
               "terrains.teal.overtaking: This must be true or false.");
    sets.value("no tile", "tiles", "[]", "tiles: The list must have 1 … 200 entries, but it has 0.");
    sets.value("tile id in small letters", "tiles/1/id", "\"b\"",
               "tiles[1].id: A tile is named by capital letters A to Z, not by “b”.");
    sets.value("tile id with a number", "tiles/1/id", "\"A2\"",
               "tiles[1].id: A tile is named by capital letters A to Z, not by “A2”.");
    sets.value("tile id with an umlaut", "tiles/1/id", "\"Ä\"",
               "tiles[1].id: A tile is named by capital letters A to Z, not by “Ä”.");
    sets.value("tile id empty", "tiles/1/id", "\"\"",
               "tiles[1].id: A tile is named by capital letters A to Z, not by “”.");
    sets.value("tile id twice", "tiles/1/id", "\"A\"", "tiles[1].id: “A” comes twice.");
    sets.value("third side", "tiles/0/side", "{}", "tiles[0].side: This key is not known here.");
}

void DamagedTrackTest::facesOfTileSets_data()
{
    const DamagedFiles sets(validSet());
    sets.value("unknown terrain", "tiles/0/front/terrain", "\"lava\"",
               "tiles[0].front.terrain: “lava” is not known here, only: meadow, teal, orange, purple, magenta.");
    QByteArray spaces("[");
    for (int i = 0; i < 21; ++i)
        spaces += (i > 0 ? "," : "") + QByteArray(R"({"x": 0, "y": 0, "colours": ["blue"]})");
    sets.value("21 spaces", "tiles/1/back/spaces", spaces + ']',
               "tiles[1].back.spaces: The list must have 0 … 20 entries, but it has 21.");
    sets.value("x too great", "tiles/0/front/spaces/1/x", "1.01",
               "tiles[0].front.spaces[1].x: The number must be within -1 … 1, but it is 1.01.");
    sets.value("y too small", "tiles/0/front/spaces/1/y", "-1.5",
               "tiles[0].front.spaces[1].y: The number must be within -1 … 1, but it is -1.5.");
    sets.value("x a text", "tiles/0/front/spaces/1/x", "\"0\"", "tiles[0].front.spaces[1].x: This must be a number.");
    sets.value("no colour", "tiles/0/front/spaces/0/colours", "[]",
               "tiles[0].front.spaces[0].colours: The list must have 1 … 5 entries, but it has 0.");
    sets.value(
        "unknown colour", "tiles/0/front/spaces/0/colours", "[\"red\"]",
        "tiles[0].front.spaces[0].colours[0]: “red” is not known here, only: orange, blue, yellow, pink, green.");
    sets.value("colour twice", "tiles/0/front/spaces/0/colours", R"(["blue", "pink", "blue"])",
               "tiles[0].front.spaces[0].colours[2]: “blue” comes twice.");
    sets.value(
        "unknown bonus", "tiles/0/front/spaces/0/bonus", "\"own-3\"",
        "tiles[0].front.spaces[0].bonus: “own-3” is not known here, only: own-2, any-1, any-2, reorder, rotate, draw.");
    sets.value("bonus null", "tiles/0/front/spaces/0/bonus", "null",
               "tiles[0].front.spaces[0].bonus: This must be a text in quotes.");
    sets.value("space a number", "tiles/0/front/spaces/0", "7",
               "tiles[0].front.spaces[0]: This must be an object in braces.");
    sets.value("path with one end", "tiles/0/front/paths/0", R"(["0"])",
               "tiles[0].front.paths[0]: The list must have 2 entries, but it has 1.");
    sets.value("path with a number", "tiles/0/front/paths/0", "[0, 1]",
               "tiles[0].front.paths[0][0]: This must be a text in quotes.");
    sets.value("path to an unknown space", "tiles/0/front/paths/0", R"(["0", "2"])",
               "tiles[0].front.paths[0][1]: “2” is neither a space of this face nor an edge e0 to e5.");
    sets.value("path to an unknown edge", "tiles/0/front/paths/0", R"(["0", "e6"])",
               "tiles[0].front.paths[0][1]: “e6” is neither a space of this face nor an edge e0 to e5.");
    sets.value("path to a space with a zero in front", "tiles/0/front/paths/0", R"(["00", "1"])",
               "tiles[0].front.paths[0][0]: “00” is neither a space of this face nor an edge e0 to e5.");
    sets.value("path from a space to itself", "tiles/0/front/paths/0", R"(["1", "1"])",
               "tiles[0].front.paths[0]: A path must join two different spaces, or a space and an edge.");
    sets.value("path between two edges", "tiles/0/front/paths/0", R"(["e0", "e3"])",
               "tiles[0].front.paths[0]: A path must join two different spaces, or a space and an edge.");
    sets.value("path twice", "tiles/0/front/paths/3", R"(["1", "0"])", "tiles[0].front.paths[3]: “1 – 0” comes twice.");
    sets.value("exit twice", "tiles/0/front/paths/3", R"(["e2", "0"])",
               "tiles[0].front.paths[3]: “e2 – 0” comes twice.");
    sets.value("two spaces on one edge", "tiles/0/front/paths/3", R"(["e2", "1"])",
               "tiles[0].front.paths[3]: The edge “e2” belongs to another space already.");
}

void DamagedTrackTest::tracks_data()
{
    const DamagedFiles tracks(validTrack());
    tracks.bytes("a list of tracks", "[" + validTrack() + "]", "This must be an object in braces.");
    tracks.value("a game", "format", "\"bubblebar-game\"",
                 "format: The format must be “bubblebar-track”, but it is “bubblebar-game”.");
    tracks.value("format null", "format", "null", "format: This must be a text in quotes.");
    tracks.value("version a text", "version", "\"1\"", "version: This must be a number.");
    tracks.value("version 1.5", "version", "1.5", "version: This must be a whole number.");
    tracks.value("name too long", "name", quoted(201), "name: The text must have 0 … 200 characters, but it has 201.");
    tracks.value("author too long", "author", quoted(999),
                 "author: The text must have 0 … 200 characters, but it has 999.");
    tracks.value("notes too long", "notes", quoted(20001),
                 "notes: The text must have 0 … 20000 characters, but it has 20001.");
    tracks.value("unknown key", "seed", "1", "seed: This key is not known here.");
    tracks.value("no box", "boxes", "0", "boxes: The number must be within 1 … 999, but it is 0.");
    tracks.value("1000 boxes", "boxes", "1000", "boxes: The number must be within 1 … 999, but it is 1000.");
    tracks.value("tiles an object", "tiles", "{}", "tiles: This must be a list in square brackets.");
    tracks.value("tile the set lacks", "tiles/1/tile", "\"C\"", "tiles[1].tile: The boxes hold no tile “C”.");
    tracks.value("copy the boxes lack", "tiles/1/tile", "\"A3\"", "tiles[1].tile: The boxes hold no tile “A3”.");
    tracks.value("A1 is not a name", "tiles/1/tile", "\"A1\"", "tiles[1].tile: The boxes hold no tile “A1”.");
    tracks.value("tile in small letters", "tiles/1/tile", "\"a\"", "tiles[1].tile: The boxes hold no tile “a”.");
    tracks.value("two start tiles", "tiles/2/tile", "\"start\"", "tiles[2].tile: “start” comes twice.");
    tracks.value("two finish tiles", "tiles/0/tile", "\"finish\"", "tiles[2].tile: “finish” comes twice.");
    tracks.value("two tiles on one hex", "tiles/1/at", "[0, 0]", "tiles[1].at: The tile “start” lies here already.");
    tracks.value("at too far", "tiles/1/at", "[20001, 0]",
                 "tiles[1].at[0]: The number must be within -20000 … 20000, but it is 20001.");
    tracks.value("at too far the other way", "tiles/1/at", "[0, -20001]",
                 "tiles[1].at[1]: The number must be within -20000 … 20000, but it is -20001.");
    tracks.value("at a fraction", "tiles/1/at", "[0.5, 0]", "tiles[1].at[0]: This must be a whole number.");
    tracks.value("at with three numbers", "tiles/1/at", "[0, 1, -1]",
                 "tiles[1].at: The list must have 2 entries, but it has 3.");
    tracks.value("rotation 6", "tiles/1/rotation", "6",
                 "tiles[1].rotation: The number must be within 0 … 5, but it is 6.");
    tracks.value("rotation negative", "tiles/1/rotation", "-1",
                 "tiles[1].rotation: The number must be within 0 … 5, but it is -1.");
    tracks.value("unknown face", "tiles/1/face", "\"pink\"",
                 "tiles[1].face: “pink” is not known here, only: front, back.");
    tracks.value("face on start", "tiles/0/face", "\"front\"", "tiles[0].face: This key is not known here.");
    tracks.value("rotation on finish", "tiles/2/rotation", "0", "tiles[2].rotation: This key is not known here.");
    tracks.value("tile null", "tiles/1", "null", "tiles[1]: This must be an object in braces.");
}

void DamagedTrackTest::setsInsideTracks_data()
{
    const DamagedFiles tracks(validTrack());
    tracks.value("unknown built-in set", "tileSet", "\"deluxe\"",
                 "tileSet: There is no built-in tile set “deluxe”, only “standard”; any other set must be written into "
                 "the track.");
    tracks.value("set a number", "tileSet", "5", "tileSet: This must be an object in braces.");
    tracks.value("set without its format", "tileSet/format", "", "tileSet.format: This key is missing.");
    tracks.value("set of a newer version", "tileSet/version", "2",
                 "tileSet.version: This has version 2, made by a newer program; versions up to 1 can be opened here.");
    tracks.value("damage inside the set", "tileSet/tiles/1/back/spaces/0", R"({"x": 0, "y": 2, "colours": ["blue"]})",
                 "tileSet.tiles[1].back.spaces[0].y: The number must be within -1 … 1, but it is 2.");
    tracks.value("set that only calls itself standard", "tileSet/id", "\"standard\"",
                 "tileSet: This tile set calls itself “standard” but differs from the built-in one; another set needs "
                 "another id.");
    QByteArray almost = tileSetBytes(*standardTileSet());
    almost = withValue(almost, QStringLiteral("terrains/teal/limit"), "5");
    tracks.value("standard set with one number changed", "tileSet", almost,
                 "tileSet: This tile set calls itself “standard” but differs from the built-in one; another set needs "
                 "another id.");
}

void DamagedTrackTest::missingKeys_data()
{
    QTest::addColumn<QString>("path");
    for (const char* path : {"format",
                             "version",
                             "name",
                             "author",
                             "notes",
                             "tileSet",
                             "tiles",
                             "tiles/0/tile",
                             "tiles/0/at",
                             "tiles/1/face",
                             "tiles/1/rotation",
                             "tileSet/version",
                             "tileSet/id",
                             "tileSet/name",
                             "tileSet/terrains",
                             "tileSet/tiles",
                             "tileSet/terrains/magenta",
                             "tileSet/terrains/teal/limit",
                             "tileSet/terrains/teal/overtaking",
                             "tileSet/tiles/1/id",
                             "tileSet/tiles/1/front",
                             "tileSet/tiles/1/back",
                             "tileSet/tiles/1/back/terrain",
                             "tileSet/tiles/1/back/spaces",
                             "tileSet/tiles/1/back/paths",
                             "tileSet/tiles/0/front/spaces/1/x",
                             "tileSet/tiles/0/front/spaces/1/y",
                             "tileSet/tiles/0/front/spaces/1/colours"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void DamagedTrackTest::missingKeys()
{
    QFETCH(QString, path);
    const Result<Track> track = parseTrack(withValue(validTrack(), path, ""));
    QVERIFY(!track);
    static const QRegularExpression index(QStringLiteral("/(\\d+)"));
    const QString place = QString(path).replace(index, QStringLiteral("[\\1]")).replace(u'/', u'.');
    QCOMPARE(fileErrorText(track.error()), place + QStringLiteral(": This key is missing."));
}

void DamagedTrackTest::everyCutOfATrackIsRefused()
{
    const QByteArray whole = validTrack().trimmed();
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY(!parseTrack(whole.left(length)));
}

void DamagedTrackTest::randomDamageIsRefusedOrStillATrack()
{
    FastRandom random(3);
    const QByteArray whole = validTrack();
    const QByteArray signs = QByteArrayLiteral("{}[]\",:0129.-e AaEx\\\n\0\xFF");
    int refused = 0;
    for (int i = 0; i < 5000; ++i) {
        QByteArray damaged = whole;
        for (int changes = 1 + pick(random, 3); changes > 0; --changes)
            damaged[pick(random, static_cast<int>(whole.size()))] = signs[pick(random, static_cast<int>(signs.size()))];
        const Result<Track> track = parseTrack(damaged);
        if (track) {
            QVERIFY(parseTrack(trackBytes(*track)).value() == *track);
            continue;
        }
        ++refused;
        QVERIFY(!fileErrorText(track.error()).isEmpty());
    }
    QVERIFY(refused > 3000);
}

BUBBLEBAR_TEST(DamagedTrackTest)
#include "tst_damagedtrack.moc"
