#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "core/track/trackedittext.h"
#include "tests/common/randomdraft.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using bubblebar::tests::pick;

namespace {

using Code = EditProblem::Code;

PlacedTile piece(TileId tile, Hex at)
{
    PlacedTile placed;
    placed.tile = tile;
    placed.at = at;
    return placed;
}

/// "start 0,0 | A 1,0 | B2 2,0 3 back": name, place, turns, face.
Track laid(const QString& text, int boxes = 1)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    for (const QString& tile : text.split(QLatin1Char('|'), Qt::SkipEmptyParts)) {
        const QStringList words = tile.simplified().split(QLatin1Char(' '));
        const QStringList place = words[1].split(QLatin1Char(','));
        PlacedTile placed =
            piece(track.tileFromName(words[0].toStdString()).value(), {place[0].toInt(), place[1].toInt()});
        placed.rotation = words.value(2).toInt();
        placed.side = words.value(3) == QLatin1String("back") ? FaceSide::Back : FaceSide::Front;
        track.tiles.push_back(placed);
    }
    return track;
}

QString words(const Track& track)
{
    QStringList tiles;
    for (const PlacedTile& placed : track.tiles) {
        QString tile = QStringLiteral("%1 %2,%3")
                           .arg(QString::fromStdString(track.tileName(placed.tile)))
                           .arg(placed.at.q)
                           .arg(placed.at.r);
        if (placed.rotation != 0 || placed.side == FaceSide::Back)
            tile += QStringLiteral(" %1").arg(placed.rotation);
        if (placed.side == FaceSide::Back)
            tile += QStringLiteral(" back");
        tiles << tile;
    }
    return tiles.join(QStringLiteral(" | "));
}

/// Does the edit, and sees to it that undo and redo give whole tracks back.
QString after(Track track, const EditResult& edit)
{
    if (!edit)
        return editProblemText(edit.error());
    const Track before = track;
    applyEdit(track, *edit);
    const Track done = track;
    revertEdit(track, *edit);
    if (track != before)
        return QStringLiteral("undo gives another track: ") + words(track);
    applyEdit(track, *edit);
    return track == done ? words(track) : QStringLiteral("redo gives another track: ") + words(track);
}

QString after(const Track& track, const tl::expected<Paste, EditProblem>& paste)
{
    return after(track, paste.map([](const Paste& done) { return done.edit; }));
}

} // namespace

/// Edits of a track: what they change, what they refuse, and that each can be taken back.
class TrackEditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edits_data();
    void edits();
    void refusals_data();
    void refusals();
    void turningStartAndFinishChangesNothing();
    void propertiesComeBack();
    void middles_data();
    void middles();
    void freeHexIsTheNearest();
    void copiesAreGivenOutFromTheFirst();
    void pasteCountsWhatItLeavesOut();
    void pasteKeepsTheGroupTogether();
    void pasteKnowsTheSameTilesOfAnotherSet();
    void sixGroupTurnsComeBack();
    void randomEditsUndoToTheStart();
};

void TrackEditTest::edits_data()
{
    QTest::addColumn<QString>("done");
    QTest::addColumn<QString>("expected");
    const Track three = laid(QStringLiteral("start 0,0 | A 1,0 1 back | B 0,1"));
    const std::vector<Hex> all = hexesOf(three);
    const std::vector<Hex> middle {{1, 0}};
    const std::vector<Hex> two {{0, 1}, {1, 0}};

    QTest::newRow("place") << after(three, placeTile(three, piece(TileId::finish(), {2, 0})))
                           << QStringLiteral("start 0,0 | A 1,0 1 back | B 0,1 | finish 2,0");
    QTest::newRow("move into hexes of the group itself")
        << after(three, moveTiles(three, two, {-1, 1})) << QStringLiteral("start 0,0 | A 0,1 1 back | B -1,2");
    QTest::newRow("turn clockwise") << after(three, rotateTiles(three, two, 1))
                                    << QStringLiteral("start 0,0 | A 1,0 2 back | B 0,1 1");
    QTest::newRow("turn back past nought")
        << after(three, rotateTiles(three, two, -1)) << QStringLiteral("start 0,0 | A 1,0 0 back | B 0,1 5");
    QTest::newRow("turn as a group") << after(three, rotateGroup(three, all, 1))
                                     << QStringLiteral("start 1,0 | A 1,1 2 back | B 0,1 1");
    QTest::newRow("flip keeps the turn") << after(three, flipTiles(three, two))
                                         << QStringLiteral("start 0,0 | A 1,0 1 | B 0,1 0 back");
    QTest::newRow("remove from the middle")
        << after(three, removeTiles(three, middle)) << QStringLiteral("start 0,0 | B 0,1");
    QTest::newRow("carry") << after(three, carryTiles(three, two, {.by = {-1, 1}, .turns = -1, .flips = true}))
                           << QStringLiteral("start 0,0 | A 0,1 | B -1,2 5 back");
    QTest::newRow("clear") << after(three, removeTiles(three, all)) << QString();
    QTest::newRow("another layout") << after(three, replaceLayout(three, {piece(TileId::finish(), {1, 0})}))
                                    << QStringLiteral("finish 1,0");
    QTest::newRow("paste where the box has the pieces")
        << after(laid(QStringLiteral("start 0,0")), pasteTiles(laid(QStringLiteral("start 0,0")), three, {1, 0}))
        << QStringLiteral("start 0,0 | A 2,-1 1 back | B 1,0");
    const Track boxes = laid(QStringLiteral("A 0,0 2"), 2);
    QTest::newRow("paste takes the next copy")
        << after(boxes, pasteTiles(boxes, boxes, {1, 0})) << QStringLiteral("A 0,0 2 | A2 1,0 2");
}

void TrackEditTest::edits()
{
    QFETCH(QString, done);
    QTEST(done, "expected");
}

void TrackEditTest::refusals_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("expected");
    QTest::addColumn<QString>("sentence");
    const Track track = laid(QStringLiteral("start 0,0 | A 1,0 | A2 -20000,0"), 2);
    const Track wide = laid(QStringLiteral("A 20000,-20000 | B 20000,20000"));
    const std::vector<Hex> start {{0, 0}};
    const std::vector<Hex> far {{-20000, 0}};
    const std::vector<Hex> nothing {{5, 5}};
    const auto add = [](const char* name, const EditResult& edit, Code expected) {
        QTest::newRow(name) << (edit ? -1 : int(edit.error().code)) << int(expected)
                            << (edit ? QString() : editProblemText(edit.error()));
    };

    add("a hex has room for one tile", placeTile(track, piece(TileId::track(1), {1, 0})), Code::HexTaken);
    add("a piece is laid once", placeTile(track, piece(TileId::track(0), {2, 0})), Code::PieceLaid);
    add("the start tile too", placeTile(track, piece(TileId::start(), {2, 0})), Code::PieceLaid);
    add("no third box", placeTile(track, piece(TileId::track(0, 3), {2, 0})), Code::NoPieceLeft);
    add("no such tile", placeTile(track, piece(TileId::track(12), {2, 0})), Code::UnknownPiece);
    add("beyond the table", placeTile(track, piece(TileId::track(1), {0, 20001})), Code::OffTable);
    add("move onto another", moveTiles(track, start, {1, 0}), Code::HexTaken);
    add("move off the table", moveTiles(track, far, {-1, 0}), Code::OffTable);
    add("turn a group off the table", rotateGroup(wide, hexesOf(wide), 1), Code::OffTable);
    add("turn nothing", rotateTiles(track, nothing, 1), Code::NothingThere);
    add("remove nothing", removeTiles(track, nothing), Code::NothingThere);
    add("fewer boxes than laid", changeProperties(track, {{}, {}, {}, 1}), Code::BoxesTooFew);
    add("paste without pieces",
        pasteTiles(track, laid(QStringLiteral("start 3,3")), {3, 3}).map([](const Paste& p) { return p.edit; }),
        Code::NoPieceLeft);
}

void TrackEditTest::refusals()
{
    QFETCH(int, code);
    QTEST(code, "expected");
    QFETCH(QString, sentence);
    QVERIFY(!sentence.contains(u'%'));
    QVERIFY(sentence.endsWith(u'.'));
}

void TrackEditTest::turningStartAndFinishChangesNothing()
{
    const Track track = laid(QStringLiteral("start 0,0 | finish 1,0"));
    QVERIFY(rotateTiles(track, hexesOf(track), 1)->isEmpty());
    QVERIFY(flipTiles(track, hexesOf(track))->isEmpty());
}

void TrackEditTest::propertiesComeBack()
{
    Track track = laid(QStringLiteral("A 0,0"));
    const Track before = track;
    const TrackProperties wanted {QStringLiteral("Loop"), QStringLiteral("Mia"), QStringLiteral("Mind K"), 3,
                                  Extras {{QStringLiteral("x-print"), 1}}};
    const EditResult edit = changeProperties(track, wanted);
    applyEdit(track, *edit);
    QCOMPARE(propertiesOf(track), wanted);
    QVERIFY(changeProperties(track, wanted)->isEmpty());
    revertEdit(track, *edit);
    QVERIFY(track == before);
}

void TrackEditTest::middles_data()
{
    QTest::addColumn<QString>("tiles");
    QTest::addColumn<QString>("middle");
    QTest::newRow("one tile") << QStringLiteral("A 3,-2") << QStringLiteral("3,-2");
    QTest::newRow("a row") << QStringLiteral("A 0,0 | B 1,0 | C 2,0") << QStringLiteral("1,0");
    QTest::newRow("rows that step to the right") << QStringLiteral("A 0,0 | B 0,2 | C 0,4") << QStringLiteral("0,2");
    QTest::newRow("a ring") << QStringLiteral("A 1,0 | B 0,1 | C -1,1 | D -1,0 | E 0,-1 | F 1,-1")
                            << QStringLiteral("0,0");
    QTest::newRow("nothing") << QString() << QStringLiteral("0,0");
}

void TrackEditTest::middles()
{
    QFETCH(QString, tiles);
    const Hex middle = middleHex(hexesOf(laid(tiles)));
    QTEST(QStringLiteral("%1,%2").arg(middle.q).arg(middle.r), "middle");
}

void TrackEditTest::freeHexIsTheNearest()
{
    const Track track = laid(QStringLiteral("A 0,0 | B 1,0 | C 0,1 | D -1,1 | E -1,0 | F 0,-1"));
    QVERIFY(nearestFreeHex(track, {0, 0}) == (Hex {1, -1}));
    QVERIFY(nearestFreeHex(track, {7, 7}) == (Hex {7, 7}));
    QCOMPARE(hexDistance(nearestFreeHex(laid(QStringLiteral("A 20000,0")), {20000, 0}), {20000, 0}), 1);
}

void TrackEditTest::copiesAreGivenOutFromTheFirst()
{
    const Track track = laid(QStringLiteral("A 0,0 | A3 1,0"), 3);
    QVERIFY(freeCopy(track, 0) == TileId::track(0, 2));
    QVERIFY(freeCopy(track, 1) == TileId::track(1));
    QVERIFY(!freeCopy(laid(QStringLiteral("A 0,0")), 0));
}

void TrackEditTest::pasteCountsWhatItLeavesOut()
{
    const Track track = laid(QStringLiteral("start 0,0 | A 1,0"));
    const tl::expected<Paste, EditProblem> paste =
        pasteTiles(track, laid(QStringLiteral("start 0,0 | A 1,0 | B 2,0")), {0, 3});
    QCOMPARE(paste->leftOut, 2);
    QCOMPARE(paste->edit.added.size(), std::size_t(1));
}

void TrackEditTest::pasteKeepsTheGroupTogether()
{
    const Track track = laid(QStringLiteral("start 0,0 | A 1,0"));
    const Track draft = laid(QStringLiteral("C 10,0 1 | D 11,0 2 back | E 10,1"));
    const tl::expected<Paste, EditProblem> paste = pasteTiles(track, draft, {0, 0});
    const std::vector<PlacedTile>& added = paste->edit.added;
    QVERIFY(added[1].at - added[0].at == (Hex {1, 0}));
    QVERIFY(added[2].at - added[0].at == (Hex {0, 1}));
    QCOMPARE(added[1].rotation, 2);
    QCOMPARE(int(added[1].side), int(FaceSide::Back));
}

void TrackEditTest::pasteKnowsTheSameTilesOfAnotherSet()
{
    TileSet set = *standardTileSet();
    set.id = QStringLiteral("mine");
    std::reverse(set.tiles.begin(), set.tiles.end());
    set.tiles.front().front.terrain = Terrain::Purple; // L is another tile now
    Track track;
    track.tileSet = std::make_shared<const TileSet>(std::move(set));
    const tl::expected<Paste, EditProblem> paste =
        pasteTiles(track, laid(QStringLiteral("A 0,0 | L 1,0 | finish 2,0")), {0, 0});
    QCOMPARE(paste->leftOut, 1);
    applyEdit(track, paste->edit);
    QVERIFY(words(track).startsWith(QLatin1String("A -1,0 | finish 1,0")));
    QCOMPARE(pasteTiles(track, laid(QStringLiteral("L 0,0")), {}).error().code, Code::UnknownPiece);
}

void TrackEditTest::sixGroupTurnsComeBack()
{
    const Track start = laid(QStringLiteral("start 0,0 | A 1,0 1 back | B 1,1 | C 0,2 5"));
    Track track = start;
    for (int i = 0; i < kEdges; ++i) {
        // About one hex that stays the middle, as the middle of a turned box can be another hex.
        const std::vector<Hex> all = hexesOf(track);
        const Hex before = middleHex(all);
        applyEdit(track, rotateGroup(track, all, 1).value());
        const Hex drift = before - middleHex(hexesOf(track));
        QVERIFY(hexDistance(drift, {}) <= 1);
    }
    // The shape is the first one again, wherever it lies.
    QCOMPARE(track.tiles.size(), start.tiles.size());
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        QVERIFY(track.tiles[i].at - track.tiles[0].at == start.tiles[i].at - start.tiles[0].at);
        QCOMPARE(track.tiles[i].rotation, start.tiles[i].rotation);
    }
}

void TrackEditTest::randomEditsUndoToTheStart()
{
    FastRandom random(20261130);
    const Track start = tests::randomDraft(random, 40);
    const int tiles = static_cast<int>(start.tileSet->tiles.size());
    Track track = start;
    std::vector<TrackEdit> edits;
    std::vector<Track> states {track};
    for (int i = 0; i < 2000; ++i) {
        std::vector<Hex> hexes;
        for (const Hex hex : hexesOf(track))
            if (pick(random, 8) == 0)
                hexes.push_back(hex);
        const Hex by {pick(random, 9) - 4, pick(random, 9) - 4};
        const Hex at {pick(random, 40) - 20, pick(random, 40) - 20};
        const int turns = pick(random, 11) - 5;
        EditResult edit;
        switch (pick(random, 6)) {
        case 0:
            edit = placeTile(track, piece(TileId::track(pick(random, tiles), 1 + pick(random, 4)), at));
            break;
        case 1:
            edit = moveTiles(track, hexes, by);
            break;
        case 2:
            edit = rotateGroup(track, hexes, turns);
            break;
        case 3:
            edit = flipTiles(track, hexes);
            break;
        case 4:
            edit = rotateTiles(track, hexes, turns);
            break;
        default:
            edit = hexes.size() < 4 ? removeTiles(track, hexes)
                                    : changeProperties(track, {QString::number(i), {}, {}, 99});
        }
        if (!edit)
            continue;
        applyEdit(track, *edit);
        edits.push_back(*edit);
        states.push_back(track);
    }
    QVERIFY(edits.size() > 500);
    for (std::size_t i = edits.size(); i-- > 0;) {
        revertEdit(track, edits[i]);
        QVERIFY2(track == states[i], qPrintable(QString::number(i)));
    }
    for (std::size_t i = 0; i < edits.size(); ++i) {
        applyEdit(track, edits[i]);
        QVERIFY(track == states[i + 1]);
    }
}

BUBBLEBAR_TEST(TrackEditTest)
#include "tst_trackedit.moc"
