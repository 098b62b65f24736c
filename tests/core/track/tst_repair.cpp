#include "core/track/guidelinestext.h"
#include "core/track/repair.h"
#include "core/track/repairtext.h"
#include "core/track/standardset.h"
#include "tests/common/randomdraft.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

using Codes = std::set<FindingCode>;

/// "start 0,0 A 1,0 B2 2,0 …" with the standard tiles, fronts up.
Track layout(const char* text, int boxes = 3)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    const QStringList words = QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        const QStringList at = words[i + 1].split(u',');
        const TileId tile = *track.tileFromName(words[i].toStdString());
        track.tiles.push_back({tile, {at[0].toInt(), at[1].toInt()}, FaceSide::Front, 0, {}});
    }
    return track;
}

std::optional<Repair> repairOf(const Track& track, FindingCode code)
{
    for (const Finding& finding : checkGuidelines(track)) {
        if (finding.code == code)
            return repairFor(track, finding);
    }
    return std::nullopt;
}

Track repaired(Track track, const Repair& repair)
{
    applyEdit(track, repair.edit);
    return track;
}

Codes errorsOf(const std::vector<Finding>& findings)
{
    Codes codes;
    for (const Finding& finding : findings) {
        if (severity(finding.code) == Severity::Error)
            codes.insert(finding.code);
    }
    return codes;
}

Codes errorsOf(const Track& track)
{
    return errorsOf(checkGuidelines(track));
}

/// What repair.h says may come up.
Codes mayComeUp(RepairKind kind)
{
    switch (kind) {
    case RepairKind::LayStart:
    case RepairKind::TakeAway:
        return {FindingCode::StartFewNeighbours, FindingCode::TilesDisconnected, FindingCode::FinishUnreachable};
    case RepairKind::LayFinish:
        return {FindingCode::FinishUnreachable, FindingCode::TilesDisconnected};
    case RepairKind::LayTiles:
    case RepairKind::MoveGroup:
        return {FindingCode::FinishUnreachable};
    case RepairKind::ChangeCopy:
    case RepairKind::MoveFinish:
        break;
    }
    return {};
}

Hex placeOf(const Track& track, TileId tile)
{
    return std::ranges::find(track.tiles, tile, &PlacedTile::tile)->at;
}

} // namespace

class RepairTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFindingGoesAway_data();
    void theFindingGoesAway();
    void emptyTracksGetAStart();
    void startJoinsTwoTilesAwayFromTheFinish();
    void finishLiesAtTheFarEnd();
    void finishOfAStartAloneLeavesRoom();
    void tilesBesideTheStartOpenAWay();
    void theFirstTileLeftIsLaid();
    void anEmptyBoxMendsNothing();
    void aSecondTileBecomesAnotherCopy();
    void aSecondTileWithoutACopyIsTakenAway();
    void oneGroupIsMovedAsOneBody();
    void severalGroupsHaveNoSingleAnswer();
    void theFinishMovesAwayFromTheStart();
    void whatHasManyAnswersHasNoRepair_data();
    void whatHasManyAnswersHasNoRepair();
    void buttonsSayWhatIsDone_data();
    void buttonsSayWhatIsDone();
    void randomDraftsGetBetter();
};

void RepairTest::theFindingGoesAway_data()
{
    QTest::addColumn<QByteArray>("tiles");
    QTest::addColumn<FindingCode>("code");
    QTest::newRow("no start") << QByteArray("A 1,0 B 0,1 finish 2,0") << FindingCode::StartMissing;
    QTest::newRow("no finish") << QByteArray("start 0,0 A 1,0 B 0,1") << FindingCode::FinishMissing;
    QTest::newRow("one tile beside the start")
        << QByteArray("start 0,0 A 1,0 finish 2,0") << FindingCode::StartFewNeighbours;
    QTest::newRow("no tile beside the start") << QByteArray("start 0,0") << FindingCode::StartFewNeighbours;
    QTest::newRow("a tile apart") << QByteArray("start 0,0 A 1,0 B 0,1 C 7,7") << FindingCode::TilesDisconnected;
    QTest::newRow("a tile twice") << QByteArray("start 0,0 A 1,0 A 0,1") << FindingCode::TileTwice;
    QTest::newRow("a tile three times") << QByteArray("start 0,0 A 1,0 A 0,1 A -1,0") << FindingCode::TileTwice;
    QTest::newRow("start beside finish") << QByteArray("start 0,0 finish -1,0 A 1,0 B 0,1")
                                         << FindingCode::StartBesideFinish;
}

void RepairTest::theFindingGoesAway()
{
    QFETCH(QByteArray, tiles);
    QFETCH(FindingCode, code);
    const Track track = layout(tiles.constData());
    const std::optional<Repair> repair = repairOf(track, code);
    QVERIFY(repair);
    Track after = repaired(track, *repair);
    for (const Finding& finding : checkGuidelines(after))
        QVERIFY(finding.code != code);
    revertEdit(after, repair->edit);
    QVERIFY(after == track);
}

void RepairTest::emptyTracksGetAStart()
{
    const std::optional<Repair> repair = repairOf(layout(""), FindingCode::StartMissing);
    QVERIFY(repair);
    QCOMPARE(repair->edit.added.size(), 1U);
    QVERIFY(repair->edit.added.front().at == Hex());
}

void RepairTest::startJoinsTwoTilesAwayFromTheFinish()
{
    // Two hexes touch both A and B; the finish lies beside one of them.
    const Track track = layout("A 0,0 B 1,-1 C 2,-1 finish 1,-2");
    const std::optional<Repair> repair = repairOf(track, FindingCode::StartMissing);
    QVERIFY(repair);
    const Track after = repaired(track, *repair);
    QVERIFY(errorsOf(after).empty());
    QVERIFY(hexDistance(placeOf(after, TileId::start()), placeOf(after, TileId::finish())) > 1);
}

void RepairTest::finishLiesAtTheFarEnd()
{
    const Track track = layout("start 0,0 A 1,0 B 0,1 C 2,0 D 3,0 E 4,0");
    const std::optional<Repair> repair = repairOf(track, FindingCode::FinishMissing);
    QVERIFY(repair);
    const Track after = repaired(track, *repair);
    QVERIFY(errorsOf(after).empty());
    QCOMPARE(hexDistance(placeOf(after, TileId::finish()), {4, 0}), 1);
    QVERIFY(hexDistance(placeOf(after, TileId::finish()), {3, 0}) > 1);
}

void RepairTest::finishOfAStartAloneLeavesRoom()
{
    const Track track = layout("start 0,0");
    const std::optional<Repair> repair = repairOf(track, FindingCode::FinishMissing);
    QVERIFY(repair);
    QCOMPARE(hexDistance(repair->edit.added.front().at, {}), 3);
}

void RepairTest::tilesBesideTheStartOpenAWay()
{
    const Track track = layout("start 0,0 A 1,0 finish 2,-1");
    const std::optional<Repair> repair = repairOf(track, FindingCode::StartFewNeighbours);
    QVERIFY(repair);
    QVERIFY(errorsOf(repaired(track, *repair)).empty());

    const Track apart = layout("start 0,0 finish 2,0");
    const std::optional<Repair> both = repairOf(apart, FindingCode::StartFewNeighbours);
    QVERIFY(both);
    QCOMPARE(both->tiles.size(), 2U);
    QVERIFY(errorsOf(repaired(apart, *both)).empty());
}

void RepairTest::theFirstTileLeftIsLaid()
{
    const Track track = layout("start 0,0 A 1,0 finish 2,0", 1);
    const std::optional<Repair> repair = repairOf(track, FindingCode::StartFewNeighbours);
    QVERIFY(repair && repair->kind == RepairKind::LayTiles);
    QVERIFY(repair->tiles == std::vector {TileId::track(1)});
    QCOMPARE(repairText(track, *repair), QStringLiteral("Lay B here"));
}

void RepairTest::anEmptyBoxMendsNothing()
{
    const Track track =
        layout("start 0,0 A 1,0 B 2,0 C 3,0 D 4,0 E 5,0 F 6,0 G 7,0 H 8,0 I 9,0 J 10,0 K 11,0 L 12,0", 1);
    QVERIFY(!repairOf(track, FindingCode::StartFewNeighbours));
}

void RepairTest::aSecondTileBecomesAnotherCopy()
{
    const Track track = layout("start 0,0 A 1,0 A 0,1 A2 2,0");
    const std::optional<Repair> repair = repairOf(track, FindingCode::TileTwice);
    QVERIFY(repair && repair->kind == RepairKind::ChangeCopy);
    const Track after = repaired(track, *repair);
    QVERIFY(after.tiles[1].tile == TileId::track(0, 1));
    QVERIFY(after.tiles[2].tile == TileId::track(0, 3));
    QVERIFY(after.tiles[2].at == (Hex {0, 1}));
}

void RepairTest::aSecondTileWithoutACopyIsTakenAway()
{
    const Track track = layout("start 0,0 A 1,0 A 0,1", 1);
    const std::optional<Repair> repair = repairOf(track, FindingCode::TileTwice);
    QVERIFY(repair && repair->kind == RepairKind::TakeAway);
    const Track after = repaired(track, *repair);
    QCOMPARE(after.tiles.size(), 2U);
    QVERIFY(after.tiles[1].at == (Hex {1, 0}));
}

void RepairTest::oneGroupIsMovedAsOneBody()
{
    const Track track = layout("start 0,0 A 1,0 B 0,1 C 5,0 finish 6,0");
    const std::optional<Repair> repair = repairOf(track, FindingCode::TilesDisconnected);
    QVERIFY(repair && repair->kind == RepairKind::MoveGroup);
    const Track after = repaired(track, *repair);
    QVERIFY(placeOf(after, TileId::finish()) - placeOf(after, TileId::track(2)) == (Hex {1, 0}));
    QVERIFY(placeOf(after, TileId::track(0)) == (Hex {1, 0}));
    QVERIFY(placeOf(after, TileId::track(2)) == (Hex {2, 0}));
}

void RepairTest::severalGroupsHaveNoSingleAnswer()
{
    QVERIFY(!repairOf(layout("start 0,0 A 1,0 B 0,1 C 5,0 D 9,9"), FindingCode::TilesDisconnected));
}

void RepairTest::theFinishMovesAwayFromTheStart()
{
    const Track track = layout("start 0,0 finish -1,0 A 1,0 B 0,1 C 2,0");
    const std::optional<Repair> repair = repairOf(track, FindingCode::StartBesideFinish);
    QVERIFY(repair && repair->kind == RepairKind::MoveFinish);
    const Track after = repaired(track, *repair);
    QVERIFY(errorsOf(after).empty());
    QCOMPARE(hexDistance(placeOf(after, TileId::finish()), {2, 0}), 1);
}

void RepairTest::whatHasManyAnswersHasNoRepair_data()
{
    QTest::addColumn<FindingCode>("code");
    QTest::newRow("turn tiles until the paths lead on") << FindingCode::FinishUnreachable;
    QTest::newRow("lay track tiles") << FindingCode::NoTrackTiles;
    QTest::newRow("add a way around a tile") << FindingCode::CutByOneRotation;
}

void RepairTest::whatHasManyAnswersHasNoRepair()
{
    QFETCH(FindingCode, code);
    QVERIFY(!repairFor(layout("start 0,0 A 1,0 finish 2,0"), {code, {TileId::track(0)}}));
}

void RepairTest::buttonsSayWhatIsDone_data()
{
    QTest::addColumn<QByteArray>("tiles");
    QTest::addColumn<int>("boxes");
    QTest::addColumn<FindingCode>("code");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* tiles, int boxes, FindingCode code, const char* text) {
        QTest::newRow(text) << QByteArray(tiles) << boxes << code << QString::fromUtf8(text);
    };
    row("", 1, FindingCode::StartMissing, "Lay the start tile here");
    row("start 0,0 A 1,0", 1, FindingCode::FinishMissing, "Lay the finish tile here");
    row("start 0,0 A 1,0", 1, FindingCode::StartFewNeighbours, "Lay B here");
    row("start 0,0", 1, FindingCode::StartFewNeighbours, "Lay A and B here");
    row("A 1,0 A 2,0", 2, FindingCode::TileTwice, "Make it A2");
    row("A 1,0 A 2,0 A 3,0", 3, FindingCode::TileTwice, "Make it A2, A3");
    row("A 1,0 A 2,0", 1, FindingCode::TileTwice, "Take the second A away");
    row("start 0,0 A 4,0", 1, FindingCode::TilesDisconnected, "Move them to the track");
    row("start 0,0 finish -1,0 A 1,0 B 0,1", 1, FindingCode::StartBesideFinish, "Move the finish tile here");
}

void RepairTest::buttonsSayWhatIsDone()
{
    QFETCH(QByteArray, tiles);
    QFETCH(int, boxes);
    QFETCH(FindingCode, code);
    QFETCH(QString, text);
    const Track track = layout(tiles.constData(), boxes);
    const std::optional<Repair> repair = repairOf(track, code);
    QVERIFY(repair);
    QCOMPARE(repairText(track, *repair), text);
}

void RepairTest::randomDraftsGetBetter()
{
    FastRandom random(20);
    std::set<RepairKind> seen;
    for (int i = 0; i < 1500; ++i) {
        Track track = randomBadDraft(random, 1 + pick(random, 12));
        track.boxes += pick(random, 2);
        const std::vector<Finding> findings = checkGuidelines(track);
        for (const Finding& finding : findings) {
            const std::optional<Repair> repair = repairFor(track, finding);
            if (!repair)
                continue;
            seen.insert(repair->kind);
            Track after = repaired(track, *repair);
            const std::vector<Finding> left = checkGuidelines(after);
            const QString what = findingText(track, finding) + u'\n' + repairText(track, *repair);
            QVERIFY2(std::ranges::find(left, finding) == left.end(), qPrintable(what));
            Codes known = errorsOf(findings);
            known.merge(mayComeUp(repair->kind));
            QVERIFY2(std::ranges::includes(known, errorsOf(left)), qPrintable(what));
            revertEdit(after, repair->edit);
            QVERIFY(after == track);
        }
    }
    QVERIFY(seen.size() >= 6);
}

BUBBLEBAR_TEST(RepairTest)
#include "tst_repair.moc"
