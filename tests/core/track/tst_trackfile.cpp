#include "core/support/errortext.h"
#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "tests/common/damagedfiles.h"
#include "tests/common/randomdraft.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray dataFile(const char* name)
{
    return bytesOf(QStringLiteral(TEST_DATA_DIR "/tracks/") + QLatin1StringView(name));
}

/// A row for each object of a JSON value: the path to it.
void collectObjects(const QJsonValue& value, const QString& path, QStringList& paths)
{
    if (value.isObject()) {
        paths += path;
        const QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            collectObjects(entry.value(), path + (path.isEmpty() ? QString() : QStringLiteral("/")) + entry.key(),
                           paths);
    }
    if (value.isArray()) {
        for (qsizetype i = 0; i < value.toArray().size(); ++i)
            collectObjects(value.toArray().at(i), path + u'/' + QString::number(i), paths);
    }
}

const char* const kOwnSetTrack = R"({
  "format": "bubblebar-track",
  "version": 1,
  "name": "Käfer 🐞",
  "author": "Mia",
  "notes": "One\nTwo",
  "tileSet": {
    "format": "bubblebar-tileset",
    "version": 1,
    "id": "own",
    "name": "Own",
    "terrains": {
      "meadow": {"limit": 3, "overtaking": true, "x-look": "grass"},
      "teal": {"limit": 4, "overtaking": true},
      "orange": {"limit": 2, "overtaking": true},
      "purple": {"limit": 1, "overtaking": true},
      "magenta": {"limit": 20, "overtaking": false},
      "x-terrains": [1, 2.5]
    },
    "tiles": [
      {
        "id": "A",
        "front": {
          "terrain": "meadow",
          "spaces": [
            {"x": -0.32, "y": 0.1, "colours": ["blue"]},
            {"x": 0.28, "y": -0.22, "colours": ["pink", "yellow"], "bonus": "own-2", "x-space": null}
          ],
          "paths": [["0", "1"], ["e3", "0"], ["1", "e0"]],
          "x-face": true
        },
        "back": {
          "terrain": "teal",
          "spaces": [],
          "paths": []
        },
        "x-tile": {}
      }
    ],
    "x-set": {"a": [], "b": "c"}
  },
  "boxes": 3,
  "tiles": [
    {"tile": "start", "at": [0, 0]},
    {"tile": "A3", "face": "back", "rotation": 5, "at": [-20000, 20000], "x-placed": 1e+300},
    {"tile": "finish", "at": [4, -1], "x-last": "\u0001"}
  ],
  "x-print": {"paper": "A4"},
  "x-zoom": 1.5
}
)";

} // namespace

/// Track and tile set files: same bytes after load and save, and `x-` keys that survive.
class TrackFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEveryPart();
    void builtInFilesAreWrittenByThisProgram_data();
    void builtInFilesAreWrittenByThisProgram();
    void otherProgramsFilesLoadAndThenStay_data();
    void otherProgramsFilesLoadAndThenStay();
    void randomDraftsLoadAsSaved();
    void extraKeysSurviveInEveryObject_data();
    void extraKeysSurviveInEveryObject();
    void theStandardSetIsWrittenByName();
    void theStandardSetMayStandInside();
    void theStandardSetMayCarryExtraKeys();
    void oneBoxIsNotWritten();
    void theLargestTrackLoads();
    void longTileIdsComeBack();
};

void TrackFileTest::writesEveryPart()
{
    const Result<Track> track = parseTrack(kOwnSetTrack);
    QVERIFY2(track.has_value(), track ? "" : qPrintable(fileErrorText(track.error())));
    QCOMPARE(trackBytes(*track), QByteArray(kOwnSetTrack));
    QCOMPARE(track->boxes, 3);
    QVERIFY(track->tiles[1].tile == TileId::track(0, 3));
    QVERIFY(track->tiles[1].at == (Hex {-20000, 20000}));
    QCOMPARE(track->tileSet->rule(Terrain::Magenta).limit, 20);
    QVERIFY(!track->tileSet->rule(Terrain::Magenta).overtaking);
}

void TrackFileTest::builtInFilesAreWrittenByThisProgram_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("tile set") << QStringLiteral(":/tilesets/standard.bbtiles");
    for (const BuiltInTrack& track : builtInTracks())
        QTest::newRow(qPrintable(track.id)) << QStringLiteral(":/tracks/%1.bbtrack").arg(track.id);
}

void TrackFileTest::builtInFilesAreWrittenByThisProgram()
{
    QFETCH(QString, path);
    const QByteArray bytes = bytesOf(path);
    if (path.endsWith(QStringLiteral(".bbtiles")))
        QCOMPARE(tileSetBytes(parseTileSet(bytes).value()), bytes);
    else
        QCOMPARE(trackBytes(parseTrack(bytes).value()), bytes);
}

void TrackFileTest::otherProgramsFilesLoadAndThenStay_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const QString& name : QDir(QStringLiteral(TEST_DATA_DIR "/tracks")).entryList({QStringLiteral("*.bbtrack")}))
        QTest::newRow(qPrintable(name)) << dataFile(qPrintable(name));
}

void TrackFileTest::otherProgramsFilesLoadAndThenStay()
{
    QFETCH(QByteArray, bytes);
    const Result<Track> track = parseTrack(bytes);
    QVERIFY2(track.has_value(), track ? "" : qPrintable(fileErrorText(track.error())));
    const QByteArray saved = trackBytes(*track);
    QVERIFY(parseTrack(saved).value() == *track);
    QCOMPARE(trackBytes(parseTrack(saved).value()), saved);
    QCOMPARE(QJsonDocument::fromJson(saved), QJsonDocument::fromJson(bytes));
}

void TrackFileTest::randomDraftsLoadAsSaved()
{
    FastRandom random(5);
    for (int i = 0; i < 300; ++i) {
        const Track track = randomBadDraft(random, 1 + pick(random, 30));
        const QByteArray bytes = trackBytes(track);
        const Result<Track> loaded = parseTrack(bytes);
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(fileErrorText(loaded.error())));
        QVERIFY(*loaded == track);
        QCOMPARE(trackBytes(*loaded), bytes);
    }
}

void TrackFileTest::extraKeysSurviveInEveryObject_data()
{
    QTest::addColumn<QString>("path");
    QStringList paths;
    collectObjects(QJsonDocument::fromJson(kOwnSetTrack).object(), {}, paths);
    // Values of x- keys are not looked into; that they survive is in writesEveryPart().
    paths.removeIf([](const QString& path) { return path.contains(QStringLiteral("x-")); });
    QCOMPARE(paths.size(), 16);
    for (const QString& path : paths)
        QTest::newRow(path.isEmpty() ? "file" : qPrintable(path)) << path;
}

void TrackFileTest::extraKeysSurviveInEveryObject()
{
    QFETCH(QString, path);
    const QString key = path + (path.isEmpty() ? QStringLiteral("x-new") : QStringLiteral("/x-new"));
    const QByteArray with = withValue(kOwnSetTrack, key, R"({"any": ["thing", 1, null]})");
    const Result<Track> track = parseTrack(with);
    QVERIFY2(track.has_value(), track ? "" : qPrintable(fileErrorText(track.error())));
    QCOMPARE(QJsonDocument::fromJson(trackBytes(*track)), QJsonDocument::fromJson(with));
}

void TrackFileTest::theStandardSetIsWrittenByName()
{
    Track track;
    track.tileSet = std::make_shared<const TileSet>(*standardTileSet());
    QVERIFY(trackBytes(track).contains("\"tileSet\": \"standard\""));
    QVERIFY(parseTrack(trackBytes(track)).value().tileSet == standardTileSet());
}

void TrackFileTest::theStandardSetMayStandInside()
{
    const QByteArray inside = withValue(trackBytes(*builtInTracks().front().track), QStringLiteral("tileSet"),
                                        tileSetBytes(*standardTileSet()));
    QVERIFY(parseTrack(inside).value() == *builtInTracks().front().track);
}

void TrackFileTest::theStandardSetMayCarryExtraKeys()
{
    TileSet set = *standardTileSet();
    set.tiles[3].back.spaces[0].extras.insert(QStringLiteral("x-a"), 1);
    QVERIFY(isStandardTileSet(set));
    Track track = *builtInTracks().front().track;
    track.tileSet = std::make_shared<const TileSet>(set);
    const Result<Track> loaded = parseTrack(trackBytes(track));
    QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(fileErrorText(loaded.error())));
    QVERIFY(*loaded == track);
    set.terrains[1].limit = 5;
    QVERIFY(!isStandardTileSet(set));
}

void TrackFileTest::oneBoxIsNotWritten()
{
    Track track;
    track.tileSet = standardTileSet();
    QVERIFY(!trackBytes(track).contains("boxes"));
    const QByteArray told = withValue(trackBytes(track), QStringLiteral("boxes"), "1");
    QCOMPARE(parseTrack(told).value().boxes, 1);
}

void TrackFileTest::theLargestTrackLoads()
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = kMaxBoxes;
    for (int i = 0; i < kMaxTiles; ++i) {
        const TileId tile = TileId::track(i % 12, 1 + i / 12 % kMaxBoxes);
        track.tiles.push_back({tile, {i % 128, i / 128}, FaceSide::Back, i % 6, {}});
    }
    const QByteArray bytes = trackBytes(track);
    QVERIFY(parseTrack(bytes).value() == track);
    track.tiles.push_back({TileId::start(), {-1, 0}, FaceSide::Front, 0, {}});
    const Result<Track> tooMany = parseTrack(trackBytes(track));
    QVERIFY(!tooMany);
    QCOMPARE(fileErrorText(tooMany.error()),
             QStringLiteral("tiles: The list must have 0 … 16384 entries, but it has 16385."));
}

/// Ids of tiles have no limit; sentences name the tiles nevertheless.
void TrackFileTest::longTileIdsComeBack()
{
    auto set = std::make_shared<TileSet>(*standardTileSet());
    set->id = QStringLiteral("own");
    set->tiles[0].id = std::string(3000, 'W');
    Track track;
    track.tileSet = set;
    track.tiles = {{TileId::track(0), {}, FaceSide::Front, 0, {}}};
    QVERIFY(parseTrack(trackBytes(track)).value() == track);
    track.tiles.push_back(track.tiles[0]);
    const Result<Track> twice = parseTrack(trackBytes(track));
    QVERIFY(!twice);
    QCOMPARE(fileErrorText(twice.error()),
             QStringLiteral("tiles[1].at: The tile “%1…” lies here already.").arg(QString(120, u'W')));
}

BUBBLEBAR_TEST(TrackFileTest)
#include "tst_trackfile.moc"
