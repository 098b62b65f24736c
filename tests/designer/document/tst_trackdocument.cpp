#include "core/support/random.h"
#include "core/track/trackfile.h"
#include "designer/document/trackdocument.h"
#include "tests/common/testrunner.h"
#include "tests/designer/document/drafts.h"

#include <QSignalSpy>
#include <QtTest>

#include <functional>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr int kRandomEdits = 10000;
constexpr int kTableRadius = 6;

int pick(FastRandom& random, int count)
{
    return static_cast<int>(below(random, static_cast<std::uint64_t>(count)));
}

std::vector<Hex> someHexes(FastRandom& random, const Track& track)
{
    std::vector<Hex> hexes;
    for (const PlacedTile& placed : track.tiles)
        if (pick(random, 3) == 0)
            hexes.push_back(placed.at);
    return hexes;
}

Hex someHex(FastRandom& random)
{
    return {pick(random, 2 * kTableRadius) - kTableRadius, pick(random, 2 * kTableRadius) - kTableRadius};
}

EditResult someProperties(FastRandom& random, const Track& track)
{
    TrackProperties properties = propertiesOf(track);
    QString& text = std::array {&properties.name, &properties.author, &properties.notes}.at(
        static_cast<std::size_t>(pick(random, 3)))[0];
    text = QString::number(pick(random, 10));
    properties.boxes = pick(random, 4) == 0 ? 1 + pick(random, 3) : properties.boxes;
    return changeProperties(track, properties);
}

PlacedTile somePiece(FastRandom& random, const Track& track)
{
    const int index = pick(random, static_cast<int>(track.tileSet->tiles.size()) + 2) - 2;
    const TileId tile = index == -2   ? TileId::start()
                        : index == -1 ? TileId::finish()
                                      : TileId::track(index, 1 + pick(random, track.boxes));
    if (!tile.isTrack())
        return {tile, someHex(random), FaceSide::Front, 0, {}};
    return {tile, someHex(random), pick(random, 2) == 0 ? FaceSide::Front : FaceSide::Back, pick(random, kEdges), {}};
}

EditResult someEdit(FastRandom& random, const Track& track)
{
    switch (pick(random, 10)) {
    case 0:
        return moveTiles(track, someHexes(random, track), someHex(random));
    case 1:
        return rotateTiles(track, someHexes(random, track), pick(random, 9) - 4);
    case 2:
        return rotateGroup(track, someHexes(random, track), pick(random, 9) - 4);
    case 3:
        return flipTiles(track, someHexes(random, track));
    case 4:
        return pick(random, 3) == 0 ? removeTiles(track, someHexes(random, track)) : EditResult {};
    case 5:
        return someProperties(random, track);
    case 6:
        return pasteTiles(track, draftOf(track, someHexes(random, track)), someHex(random)).map(&Paste::edit);
    default:
        return placeTile(track, somePiece(random, track));
    }
}

using MakeEdit = std::function<EditResult(const Track&)>;

} // namespace

Q_DECLARE_METATYPE(MakeEdit)

/// Each step goes back and forth and gives the very same track.
class TrackDocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsGoBackAndForth_data();
    void stepsGoBackAndForth();
    void tenThousandEditsGoBackAndForth();
    void anEditOfNothingLeavesNoStep();
    void aRefusedEditChangesNothing();
    void typingIsOneStep();
    void tellsWhatChanged();
    void aRecoveredTrackIsModifiedUntilSaved();
};

void TrackDocumentTest::stepsGoBackAndForth_data()
{
    QTest::addColumn<MakeEdit>("make");
    const auto add = [](const char* name, const MakeEdit& make) { QTest::newRow(name) << make; };
    static const std::vector<Hex> all = hexesOf(builtInTrack());
    static const std::vector<Hex> two {all[1], all[3]};
    static const std::vector<Hex> one {all[2]};
    add("lay a tile", [](const Track& t) { return placeTile(t, tile("K", {0, -9}, 2)); });
    add("move one tile", [](const Track& t) { return moveTiles(t, one, {0, 9}); });
    add("move the whole track", [](const Track& t) { return moveTiles(t, all, {1, 0}); });
    add("turn two tiles", [](const Track& t) { return rotateTiles(t, two, -1); });
    add("turn a group", [](const Track& t) { return rotateGroup(t, all, 1); });
    add("flip two tiles", [](const Track& t) { return flipTiles(t, two); });
    add("remove one from the middle", [](const Track& t) { return removeTiles(t, one); });
    add("remove two from the middle", [](const Track& t) { return removeTiles(t, two); });
    add("clear the table", [](const Track& t) { return removeTiles(t, all); });
    add("paste", [](const Track& t) {
        Track draft = emptyTrack();
        draft.tiles = {tile("K", {5, 5}), tile("L", {6, 5}, 4)};
        return pasteTiles(t, draft, {0, 0}).map(&Paste::edit);
    });
    add("rename", [](const Track& t) { return changeProperties(t, {QStringLiteral("New name"), {}, {}, 1}); });
    add("a second box", [](const Track& t) { return changeProperties(t, {t.name, t.author, t.notes, 2}); });
}

void TrackDocumentTest::stepsGoBackAndForth()
{
    QFETCH(MakeEdit, make);
    const Track before = builtInTrack();
    TrackDocument document(before);
    QVERIFY(document.push(make(before), QStringLiteral("step")));
    QCOMPARE(document.undoStack().count(), 1);
    const Track after = document.track();
    QVERIFY(after != before);
    const std::vector<Finding> findings = document.findings();
    QVERIFY(findings == checkGuidelines(after));
    for (int i = 0; i < 2; ++i) {
        document.undoStack().undo();
        QVERIFY(document.track() == before);
        QCOMPARE(trackBytes(document.track()), trackBytes(before)); // the order of the tiles too
        QVERIFY(document.findings() == checkGuidelines(before));
        document.undoStack().redo();
        QVERIFY(document.track() == after);
        QCOMPARE(trackBytes(document.track()), trackBytes(after));
        QVERIFY(document.findings() == findings);
    }
    for (const PlacedTile& placed : after.tiles)
        QVERIFY(document.tileAt(placed.at) && *document.tileAt(placed.at) == placed);
}

void TrackDocumentTest::tenThousandEditsGoBackAndForth()
{
    FastRandom random(4);
    const Track before = builtInTrack(6);
    TrackDocument document(before);
    int done = 0;
    for (int i = 0; i < kRandomEdits; ++i)
        done += document.push(someEdit(random, document.track()), QStringLiteral("step")) ? 1 : 0;
    QVERIFY(done > kRandomEdits / 4);
    const QByteArray after = trackBytes(document.track());
    QVERIFY(parseTrack(after));
    document.undoStack().setIndex(0);
    QCOMPARE(trackBytes(document.track()), trackBytes(before));
    QVERIFY(document.track() == before);
    document.undoStack().setIndex(document.undoStack().count());
    QCOMPARE(trackBytes(document.track()), after);
}

void TrackDocumentTest::anEditOfNothingLeavesNoStep()
{
    TrackDocument document(builtInTrack());
    const std::vector<Hex> all = hexesOf(document.track());
    QVERIFY(document.push(rotateTiles(document.track(), all, 6), QStringLiteral("turn")));
    QVERIFY(document.push(moveTiles(document.track(), all, {}), QStringLiteral("move")));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TrackDocumentTest::aRefusedEditChangesNothing()
{
    TrackDocument document(builtInTrack());
    QSignalSpy refused(&document, &TrackDocument::editRefused);
    QSignalSpy changed(&document, &TrackDocument::tilesChanged);
    QVERIFY(!document.push(placeTile(document.track(), tile("L", document.track().tiles[0].at)), {}));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(changed.size(), 0);
    QVERIFY(document.track() == builtInTrack());
    QVERIFY(!document.isModified());
}

void TrackDocumentTest::typingIsOneStep()
{
    TrackDocument document(emptyTrack());
    const auto type = [&](const QString& name, const QString& author) {
        document.push(changeProperties(document.track(), {name, author, {}, 1}), QStringLiteral("type"));
    };
    type(QStringLiteral("F"), {});
    type(QStringLiteral("Fi"), {});
    type(QStringLiteral("Fig"), {});
    QCOMPARE(document.undoStack().count(), 1);
    type(QStringLiteral("Fig"), QStringLiteral("M"));
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().setIndex(0);
    QVERIFY(document.track() == emptyTrack());
}

void TrackDocumentTest::tellsWhatChanged()
{
    TrackDocument document(builtInTrack());
    std::vector<Hex> touched;
    std::vector<Hex> laid;
    connect(&document, &TrackDocument::tilesChanged, this,
            [&](const std::vector<Hex>& where, const std::vector<Hex>& now) {
                touched = where;
                laid = now;
            });
    const Hex from = document.track().tiles[2].at;
    const Hex to = from + Hex {0, 9};
    QVERIFY(document.push(moveTiles(document.track(), std::vector {from}, to - from), {}));
    QVERIFY(touched == (std::vector {from, to}));
    QVERIFY(laid == std::vector {to});
    QVERIFY(!document.tileAt(from));
    document.undoStack().undo();
    QVERIFY(laid == std::vector {from});
    QVERIFY(document.tileAt(from));
}

void TrackDocumentTest::aRecoveredTrackIsModifiedUntilSaved()
{
    TrackDocument document(builtInTrack());
    document.setModified();
    QVERIFY(document.isModified());
    QVERIFY(document.push(flipTiles(document.track(), std::vector {document.track().tiles[2].at}), {}));
    document.undoStack().undo();
    QVERIFY(document.isModified());
    QTemporaryDir dir;
    QVERIFY(document.save(dir.filePath(QStringLiteral("a.bbtrack"))));
    QVERIFY(!document.isModified());
}

BUBBLEBAR_TEST(TrackDocumentTest)
#include "tst_trackdocument.moc"
