#include "core/bubble/players/generator/measure.h"
#include "core/bubble/players/trackgeneratortext.h"
#include "core/track/guidelines.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

using Code = GeneratorProblem::Code;

/// Random tracks: valid, without a warning, as asked for, the same for the same seed.
class TrackGeneratorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksNoGuideline_data();
    void breaksNoGuideline();
    void bigTracksBreakNoGuideline_data();
    void bigTracksBreakNoGuideline();
    void terrainsAreAsWishedFor_data();
    void terrainsAreAsWishedFor();
    void sameSeedSameTrack();
    void sameBytesOnEveryPlatform_data();
    void sameBytesOnEveryPlatform();
    void seedsDiffer();
    void stretchMovesTheFinishAway();
    void branchingOpensWays();
    void turnsDecideTheLength();
    void refuses_data();
    void refuses();
    void poorSetsGetWhatThereIs();
};

namespace {

GeneratorOptions optionsFor(int trackTiles, std::uint64_t seed)
{
    GeneratorOptions options;
    options.tileSet = standardTileSet();
    options.trackTiles = trackTiles;
    options.seed = seed;
    return options;
}

/// The options of a text such as "8 boxes=2 stretch=0 branching=100 turns=40 teal purple=2".
GeneratorOptions optionsFrom(const QString& text)
{
    const QStringList words = text.split(u' ');
    GeneratorOptions options = optionsFor(words.front().toInt(), 0);
    for (const QString& word : words.mid(1)) {
        const QString name = word.section(u'=', 0, 0);
        const int number = word.section(u'=', 1).toInt();
        if (name == QLatin1String("boxes"))
            options.boxes = number;
        else if (name == QLatin1String("stretch"))
            options.stretch = number;
        else if (name == QLatin1String("branching"))
            options.branching = number;
        else if (name == QLatin1String("turns"))
            options.targetTurns = number;
        else
            options.terrains.push_back({terrainFromName(name.toStdString()).value(),
                                        word.contains(u'=') ? std::optional(number) : std::nullopt});
    }
    return options;
}

GeneratedTrack generated(const GeneratorOptions& options)
{
    auto made = generateTrack(options);
    if (!made)
        qFatal("%s", qUtf8Printable(generatorProblemText(made.error())));
    return std::move(*made);
}

std::array<int, kTerrains> terrainCounts(const Track& track)
{
    std::array<int, kTerrains> counts {};
    for (const PlacedTile& placed : track.tiles) {
        if (const Face* face = track.face(placed))
            ++counts.at(static_cast<std::size_t>(face->terrain));
    }
    return counts;
}

QString findingNames(const Track& track)
{
    QStringList names;
    for (const Finding& finding : checkGuidelines(track))
        names += QLatin1StringView(findingCodeName(finding.code).data());
    return names.join(u' ');
}

/// A file takes it, and gives it back: each tile is one of the boxes, once, one a hex.
bool isInTheBox(const Track& track)
{
    const Result<Track> read = parseTrack(trackBytes(track));
    return read && *read == track;
}

QString compareWithOptions(const GeneratedTrack& made, const GeneratorOptions& options)
{
    if (made.track.trackTileCount() != options.trackTiles)
        return QStringLiteral("%1 tiles").arg(made.track.trackTileCount());
    if (made.track.boxes != options.boxes || !isInTheBox(made.track))
        return QStringLiteral("not in the box");
    if (made.warnings != 0)
        return QStringLiteral("%1 warnings").arg(made.warnings);
    return findingNames(made.track);
}

} // namespace

void TrackGeneratorTest::breaksNoGuideline_data()
{
    QTest::addColumn<QString>("wishes");
    for (int tiles = kMinGeneratedTiles; tiles <= 12; ++tiles) {
        for (const char* shape : {"", " stretch=0", " stretch=100", " branching=0", " branching=100 stretch=30",
                                  " branching=0 stretch=100", " turns=30"}) {
            const QString wishes = QString::number(tiles) + QLatin1String(shape);
            QTest::newRow(qUtf8Printable(wishes)) << wishes;
        }
    }
    QTest::newRow("no meadow at all") << "12 teal orange purple magenta meadow=0";
    QTest::newRow("no meadow at all, a long way") << "12 teal=3 orange=3 purple=3 magenta=3 stretch=100 branching=0";
    QTest::newRow("two small purple") << "2 purple=2";
    QTest::newRow("three small purple, no branches") << "3 purple=3 branching=0 stretch=100";
}

void TrackGeneratorTest::breaksNoGuideline()
{
    QFETCH(QString, wishes);
    GeneratorOptions options = optionsFrom(wishes);
    for (options.seed = 0; options.seed < 12; ++options.seed)
        QCOMPARE(compareWithOptions(generated(options), options), QString());
}

void TrackGeneratorTest::bigTracksBreakNoGuideline_data()
{
    QTest::addColumn<QString>("wishes");
    for (const char* wishes : {"13 boxes=2", "24 boxes=2", "30 boxes=9 stretch=100", "40 boxes=5 branching=0"})
        QTest::newRow(wishes) << QString::fromLatin1(wishes);
}

void TrackGeneratorTest::bigTracksBreakNoGuideline()
{
    QFETCH(QString, wishes);
    GeneratorOptions options = optionsFrom(wishes);
    for (options.seed = 0; options.seed < 3; ++options.seed)
        QCOMPARE(compareWithOptions(generated(options), options), QString());
}

void TrackGeneratorTest::terrainsAreAsWishedFor_data()
{
    QTest::addColumn<QString>("wishes");
    QTest::addColumn<QString>("least"); ///< meadow, teal, orange, purple, magenta
    QTest::addColumn<QString>("most");
    QTest::newRow("only meadow") << "9 meadow"
                                 << "9 0 0 0 0"
                                 << "9 0 0 0 0";
    QTest::newRow("each at least once, the rest meadow too") << "8 teal purple"
                                                             << "2 1 0 1 0"
                                                             << "6 3 0 3 0";
    QTest::newRow("no room for meadow") << "2 teal purple"
                                        << "0 1 0 1 0"
                                        << "0 1 0 1 0";
    QTest::newRow("exactly") << "10 orange=2 magenta=3"
                             << "5 0 2 0 3"
                             << "5 0 2 0 3";
    QTest::newRow("one exactly, one at least once") << "6 orange=1 teal"
                                                    << "2 1 1 0 0"
                                                    << "4 3 1 0 0";
    QTest::newRow("without meadow") << "6 meadow=0 teal purple"
                                    << "0 3 0 3 0"
                                    << "0 3 0 3 0";
    QTest::newRow("all there is") << "12 meadow=0 teal=3 orange=3 purple=3 magenta=3"
                                  << "0 3 3 3 3"
                                  << "0 3 3 3 3";
    QTest::newRow("none of two") << "8 meadow teal=0 orange=0"
                                 << "8 0 0 0 0"
                                 << "8 0 0 0 0";
    QTest::newRow("two boxes") << "20 boxes=2 purple=6"
                               << "14 0 0 6 0"
                               << "14 0 0 6 0";
}

void TrackGeneratorTest::terrainsAreAsWishedFor()
{
    QFETCH(QString, wishes);
    QFETCH(QString, least);
    QFETCH(QString, most);
    GeneratorOptions options = optionsFrom(wishes);
    for (options.seed = 0; options.seed < 10; ++options.seed) {
        const std::array<int, kTerrains> counts = terrainCounts(generated(options).track);
        for (int i = 0; i < kTerrains; ++i) {
            QVERIFY(counts.at(static_cast<std::size_t>(i)) >= least.section(u' ', i, i).toInt());
            QVERIFY(counts.at(static_cast<std::size_t>(i)) <= most.section(u' ', i, i).toInt());
        }
    }
}

void TrackGeneratorTest::sameSeedSameTrack()
{
    for (std::uint64_t seed : {std::uint64_t {0}, std::uint64_t {7}, std::uint64_t {9007199254740991}}) {
        const GeneratorOptions options = optionsFor(9, seed);
        QCOMPARE(trackBytes(generated(options).track), trackBytes(generated(options).track));
    }
}

void TrackGeneratorTest::sameBytesOnEveryPlatform_data()
{
    QTest::addColumn<QString>("wishes");
    QTest::addColumn<QString>("file");
    QTest::newRow("two tiles") << "2"
                               << "two";
    QTest::newRow("with wishes") << "8 teal purple=2 stretch=80 branching=20"
                                 << "wishes";
    QTest::newRow("two boxes") << "20 boxes=2 turns=60"
                               << "boxes";
}

/// The files were written by this program once: a seed that people have noted must go on giving its track.
void TrackGeneratorTest::sameBytesOnEveryPlatform()
{
    QFETCH(QString, wishes);
    QFETCH(QString, file);
    GeneratorOptions options = optionsFrom(wishes);
    options.seed = 2026;
    QCOMPARE(trackBytes(generated(options).track), dataFile(QStringLiteral("generated/%1.bbtrack").arg(file)));
}

void TrackGeneratorTest::seedsDiffer()
{
    QSet<QByteArray> tracks;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        tracks += trackBytes(generated(optionsFor(7, seed)).track);
    QCOMPARE(tracks.size(), 40);
}

void TrackGeneratorTest::stretchMovesTheFinishAway()
{
    const auto distance = [](const QString& wishes) {
        GeneratorOptions options = optionsFrom(wishes);
        int sum = 0;
        for (options.seed = 0; options.seed < 20; ++options.seed)
            sum += hexDistance(Hex(), generated(options).track.tiles.back().at);
        return sum / 20.0;
    };
    QVERIFY(distance(QStringLiteral("12 stretch=0")) < 5.5);
    QVERIFY(distance(QStringLiteral("12 stretch=50")) > 6.5);
    QVERIFY(distance(QStringLiteral("12 stretch=50")) < 9.5);
    QVERIFY(distance(QStringLiteral("12 stretch=100")) > 10);
}

void TrackGeneratorTest::branchingOpensWays()
{
    const auto rings = [](const QString& wishes) {
        GeneratorOptions options = optionsFrom(wishes);
        int sum = 0;
        for (options.seed = 0; options.seed < 20; ++options.seed)
            sum += generator::measure(generated(options).track).rings;
        return sum / 20.0;
    };
    const double few = rings(QStringLiteral("10 branching=0"));
    const double some = rings(QStringLiteral("10 branching=50"));
    QVERIFY(few < 1.5);
    QVERIFY(some > few + 1);
    QVERIFY(rings(QStringLiteral("10 branching=100")) > some + 1);
}

void TrackGeneratorTest::turnsDecideTheLength()
{
    for (const int turns : {6, 10, 16, 22}) {
        GeneratorOptions options = optionsFor(12, 0);
        options.targetTurns = turns;
        for (options.seed = 0; options.seed < 10; ++options.seed)
            QVERIFY(qAbs(expectedTurns(generated(options).routeSteps) - turns) <= 3);
    }
}

void TrackGeneratorTest::refuses_data()
{
    QTest::addColumn<QString>("wishes");
    QTest::addColumn<Code>("code");
    QTest::newRow("one tile") << "1" << Code::TilesOutOfRange;
    QTest::newRow("more than anybody builds") << "121 boxes=20" << Code::TilesOutOfRange;
    QTest::newRow("more than the box holds") << "13" << Code::BoxTooSmall;
    QTest::newRow("more than two boxes hold") << "25 boxes=2" << Code::BoxTooSmall;
    QTest::newRow("a terrain twice") << "8 teal purple teal=2" << Code::TerrainTwice;
    QTest::newRow("more terrains than tiles") << "2 teal purple orange" << Code::TerrainsTooMany;
    QTest::newRow("more of the terrains than tiles") << "5 teal=3 purple=3" << Code::TerrainsTooMany;
    QTest::newRow("four of a terrain that the box has three of") << "8 teal=4" << Code::TerrainTooFew;
    QTest::newRow("all faces meadow and one of the other side") << "12 meadow=10 teal=3" << Code::TerrainsTooMany;
    QTest::newRow("nothing left to fill with") << "8 meadow=0 teal" << Code::FillersTooFew;
}

void TrackGeneratorTest::refuses()
{
    QFETCH(QString, wishes);
    QFETCH(Code, code);
    const auto made = generateTrack(optionsFrom(wishes));
    QVERIFY(!made);
    QCOMPARE(made.error().code, code);
    const QString sentence = generatorProblemText(made.error());
    QVERIFY(sentence.endsWith(u'.') && !sentence.contains(u'%'));
}

/// Tiles with two exits opposite each other: no track of them stands a turn, and some that is valid is made all the
/// same.
void TrackGeneratorTest::poorSetsGetWhatThereIs()
{
    TileSet set = *standardTileSet();
    set.id = QStringLiteral("rods");
    Face rod;
    rod.spaces.push_back({0, 0, {Colour::Blue}, Bonus::None, {}});
    rod.paths = {{{false, 0}, {true, 0}}, {{false, 0}, {true, 3}}};
    for (Tile& tile : set.tiles)
        tile.front = tile.back = rod;
    GeneratorOptions options = optionsFor(4, 0);
    options.tileSet = std::make_shared<TileSet>(set);
    int found = 0;
    for (options.seed = 0; options.seed < 10; ++options.seed) {
        const auto made = generateTrack(options);
        if (!made) {
            QCOMPARE(made.error().code, Code::NoTrackFound);
            continue;
        }
        ++found;
        const std::vector<Finding> findings = checkGuidelines(made->track);
        QVERIFY(isValid(findings));
        QCOMPARE(static_cast<int>(findings.size()), made->warnings);
    }
    QVERIFY(found > 5);
}

BUBBLEBAR_TEST(TrackGeneratorTest)
#include "tst_trackgenerator.moc"
