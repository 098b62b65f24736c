#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/board.h"
#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"
#include "core/track/trackfile.h"
#include "tests/common/randomdraft.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"
#include "tests/core/track/naivetrack.h"

#include <QDir>
#include <QJsonArray>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;
using namespace Qt::StringLiterals;

namespace {

/// Straight tiles: A joins E and W, B joins all six edges by one space, C is empty.
TileSetPtr simpleSet()
{
    const Space space {0, 0, {Colour::Blue}, Bonus::None, {}};
    Face straight {Terrain::Meadow, {space}, {{{false, 0}, {true, 0}}, {{false, 0}, {true, 3}}}, {}};
    Face open = straight;
    for (const int edge : {1, 2, 4, 5})
        open.paths.push_back({{false, 0}, {true, edge}});
    TileSet set;
    set.tiles = {{"A", straight, straight, {}}, {"B", open, open, {}}, {"C", {}, {}, {}}};
    return std::make_shared<const TileSet>(std::move(set));
}

/// "start 0,0 A 1,0 B2 2,0 …".
Track layout(const char* text)
{
    Track track;
    track.tileSet = simpleSet();
    track.boxes = 99;
    const QStringList words = QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        const QStringList at = words[i + 1].split(u',');
        PlacedTile placed;
        placed.tile = *track.tileFromName(words[i].toStdString());
        placed.at = {at[0].toInt(), at[1].toInt()};
        track.tiles.push_back(placed);
    }
    return track;
}

/// "start-few-neighbours start; tile-twice A".
QString codesText(const Track& track, const std::vector<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        QString line = QString::fromStdString(std::string(findingCodeName(finding.code)));
        for (const TileId tile : finding.tiles)
            line += u' ' + QString::fromStdString(track.tileName(tile));
        lines += line;
    }
    return lines.join(QStringLiteral("; "));
}

QString expectedCodes(const QJsonArray& findings)
{
    QStringList lines;
    for (const QJsonValue finding : findings) {
        QStringList words {finding["code"_L1].toString()};
        for (const QJsonValue tile : finding["tiles"_L1].toArray())
            words += tile.toString();
        lines += words.join(u' ');
    }
    return lines.join(QStringLiteral("; "));
}

QJsonObject jsonFile(const QString& path)
{
    return readFile(path).and_then(&parseJson).value();
}

QJsonValue shortestPath(const Track& track)
{
    if (!Board::canBuild(track))
        return {};
    const Board board(std::make_shared<const Track>(track));
    const std::vector<SpaceId> route = shortestRoute(board, Links(board));
    return route.empty() ? QJsonValue() : QJsonValue(static_cast<qint64>(route.size()) - 1);
}

} // namespace

/// The track-building guidelines (formats page, table of codes).
class GuidelinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workedExamples_data();
    void workedExamples();
    void eachRule_data();
    void eachRule();
    void warningsLeaveATrackValid();
    void sentencesSayWhatToDo_data();
    void sentencesSayWhatToDo();
    void longListsAreCut();
    void agreesWithTheNaiveWalk_data();
    void agreesWithTheNaiveWalk();
    void manyTilesInALineAllCut();
};

void GuidelinesTest::workedExamples_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(TEST_DATA_DIR "/tracks"));
    const QStringList files = folder.entryList({QStringLiteral("*.bbtrack")});
    QCOMPARE(files.size(), 36);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void GuidelinesTest::workedExamples()
{
    QFETCH(QString, path);
    const Result<Track> track = readFile(path).and_then(&parseTrack);
    QVERIFY2(track.has_value(), track ? "" : qPrintable(fileErrorText(track.error())));
    const QJsonObject expected = jsonFile(QString(path).replace(".bbtrack"_L1, ".check.json"_L1));
    const std::vector<Finding> findings = checkGuidelines(*track);

    QCOMPARE(codesText(*track, findings), expectedCodes(expected["findings"_L1].toArray()));
    QCOMPARE(isValid(findings), expected["valid"_L1].toBool());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const QString text = expected["findings"_L1][static_cast<qsizetype>(i)]["severity"_L1].toString();
        QCOMPARE(severity(findings[i].code) == Severity::Error ? "error"_L1 : "warning"_L1, text);
    }
    QCOMPARE(shortestPath(*track), expected["shortestPath"_L1]);
    QCOMPARE(track->trackTileCount(), expected["trackTiles"_L1].toInt());
    const std::string_view length = lengthClassName(lengthClass(track->trackTileCount()));
    QCOMPARE(QString::fromStdString(std::string(length)), expected["length"_L1].toString());
}

void GuidelinesTest::eachRule_data()
{
    QTest::addColumn<QByteArray>("tiles");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* rule, const char* tiles, const char* expected) {
        QTest::newRow(rule) << QByteArray(tiles) << QString::fromLatin1(expected);
    };

    row("nothing laid", "", "start-missing; finish-missing; no-track-tiles");
    row("only a start tile", "start 0,0", "start-few-neighbours start; finish-missing; no-track-tiles");
    row("only a finish tile", "finish 0,0", "start-missing; no-track-tiles");
    row("nothing is said of a missing start", "A 5,5 finish 9,9", "start-missing");
    row("one track tile beside start", "start 0,0 B 1,0 finish 2,0", "start-few-neighbours start");
    row("the finish tile is no track tile", "start 0,0 B 1,0 finish 0,1",
        "start-few-neighbours start; start-beside-finish start finish");
    row("two are enough", "start 0,0 B 1,0 B2 0,1 finish 1,1", "");
    row("finish apart is not also unreachable", "start 0,0 B 1,0 B2 0,1 finish 5,5", "tiles-disconnected finish");
    row("apart by name as bytes", "start 0,0 B 1,0 B2 0,1 finish 5,5 B3 5,6 A10 6,5 A2 4,5 A 5,4 C 9,9",
        "tiles-disconnected A A10 A2 B3 C finish");
    row("paths that do not meet", "start 0,0 A 0,1 A2 1,0 finish 1,1", "finish-unreachable finish");
    row("an empty face leads nowhere", "start 0,0 C 1,0 C2 0,1 finish 1,1", "finish-unreachable finish");
    row("a tile twice, whatever lies between", "start 0,0 B 1,0 B2 0,1 finish 1,1 B 2,1 B 2,0", "tile-twice B");
    row("two tiles twice", "start 0,0 B2 1,0 B 0,1 finish 1,1 B 2,1 B2 2,0", "tile-twice B; tile-twice B2");
    row("copies are different tiles", "start 0,0 B 1,0 B2 0,1 B3 2,0 finish 1,1", "");
    row("a straight tile alone cuts", "start 0,0 A 1,0 C 0,1 finish 2,0", "cut-by-one-rotation A");
    row("a tile with six exits never cuts", "start 0,0 B 1,0 C 0,1 finish 2,0", "");
    row("a way around is enough", "start 0,0 A 1,0 B 0,1 B2 1,1 finish 2,0", "");
    row("each of a line cuts", "start 0,0 A 1,0 A2 2,0 B 3,0 A3 4,0 C 0,1 finish 5,0",
        "cut-by-one-rotation A; cut-by-one-rotation A2; cut-by-one-rotation A3");
    row("start beside finish", "start 0,0 B 1,0 B2 0,1 finish -1,0", "start-beside-finish start finish");
}

void GuidelinesTest::eachRule()
{
    QFETCH(QByteArray, tiles);
    QFETCH(QString, expected);
    const Track track = layout(tiles.constData());
    QCOMPARE(codesText(track, checkGuidelines(track)), expected);
    QCOMPARE(codesText(track, naiveFindings(track)), expected);
}

void GuidelinesTest::warningsLeaveATrackValid()
{
    QVERIFY(isValid({}));
    QVERIFY(isValid({{FindingCode::CutByOneRotation, {}}, {FindingCode::StartBesideFinish, {}}}));
    QVERIFY(!isValid({{FindingCode::StartBesideFinish, {}}, {FindingCode::TileTwice, {}}}));
}

void GuidelinesTest::sentencesSayWhatToDo_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](FindingCode code, const char* expected) {
        QTest::newRow(findingCodeName(code).data()) << int(code) << QString::fromUtf8(expected);
    };
    row(FindingCode::StartMissing, "Lay the start tile.");
    row(FindingCode::StartFewNeighbours, "Lay at least two track tiles beside the start tile.");
    row(FindingCode::TilesDisconnected, "Connect these to the start tile, edge to edge: A, the finish tile.");
    row(FindingCode::FinishMissing, "Lay the finish tile.");
    row(FindingCode::FinishUnreachable, "Turn or move tiles until the paths lead from start to finish.");
    row(FindingCode::NoTrackTiles, "Lay track tiles between start and finish.");
    row(FindingCode::TileTwice, "Take one A, the finish tile away: the tile is laid more than once.");
    row(FindingCode::CutByOneRotation, "Add a way around A, the finish tile: a single turn of it cuts the finish off.");
    row(FindingCode::StartBesideFinish, "Move the finish tile away from the start tile: one step ends the race.");
}

void GuidelinesTest::sentencesSayWhatToDo()
{
    QFETCH(int, code);
    QFETCH(QString, expected);
    const Finding finding {static_cast<FindingCode>(code), {TileId::track(0), TileId::finish()}};
    QCOMPARE(findingText(layout(""), finding), expected);
}

void GuidelinesTest::longListsAreCut()
{
    const Finding finding {FindingCode::TilesDisconnected, std::vector(1000, TileId::track(1, 7))};
    const QString text = findingText(layout(""), finding);
    QCOMPARE(text.count("B7"_L1), 12);
    QVERIFY(text.contains(QChar(0x2026)));
}

void GuidelinesTest::agreesWithTheNaiveWalk_data()
{
    QTest::addColumn<int>("drafts");
    QTest::addColumn<int>("mostTiles");
    QTest::addColumn<bool>("bad");
    QTest::newRow("small") << 2000 << 6 << false;
    QTest::newRow("larger") << 150 << 24 << false;
    QTest::newRow("with mistakes") << 600 << 10 << true;
}

void GuidelinesTest::agreesWithTheNaiveWalk()
{
    QFETCH(int, drafts);
    QFETCH(int, mostTiles);
    QFETCH(bool, bad);
    FastRandom random(static_cast<std::uint64_t>(drafts));
    int cuts = 0;
    for (int i = 0; i < drafts; ++i) {
        const int tiles = 1 + pick(random, mostTiles);
        const Track track = bad ? randomBadDraft(random, tiles) : randomDraft(random, tiles);
        const std::vector<Finding> findings = checkGuidelines(track);
        QCOMPARE(codesText(track, findings), codesText(track, naiveFindings(track)));
        const std::optional<int> steps = naiveShortestPath(track);
        QCOMPARE(shortestPath(track), steps ? QJsonValue(*steps) : QJsonValue());
        cuts += static_cast<int>(std::ranges::count(findings, FindingCode::CutByOneRotation, &Finding::code));
    }
    QVERIFY(bad || cuts > drafts / 10);
}

/// The longest line that a track can be: each tile is a candidate and each cuts.
void GuidelinesTest::manyTilesInALineAllCut()
{
    Track track;
    track.boxes = kMaxBoxes;
    TileSet set = *simpleSet();
    set.tiles.assign(100, Tile(set.tiles.front()));
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        set.tiles[i].id = {static_cast<char>('A' + i / 26), static_cast<char>('A' + i % 26)};
    track.tileSet = std::make_shared<const TileSet>(std::move(set));
    const int count = kMaxTiles - 3;
    track.tiles.push_back({TileId::start(), {0, 0}, FaceSide::Front, 0, {}});
    for (int i = 0; i < count; ++i)
        track.tiles.push_back({TileId::track(i % 100, 1 + i / 100), {i + 1, 0}, FaceSide::Front, 0, {}});
    track.tiles.push_back({TileId::finish(), {count + 1, 0}, FaceSide::Front, 0, {}});
    track.tiles.push_back({TileId::track(0, 999), {0, 1}, FaceSide::Front, 0, {}});
    const std::vector<Finding> findings = checkGuidelines(track);
    QCOMPARE(static_cast<int>(findings.size()), count);
    QVERIFY(isValid(findings));
}

BUBBLEBAR_TEST(GuidelinesTest)
#include "tst_guidelines.moc"
