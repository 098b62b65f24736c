#include "core/track/guidelines.h"
#include "core/track/standardset.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bubblebar;

namespace {

struct NamedFace
{
    std::string name;
    const Face* face = nullptr;
    bool isFront = false;
};

std::vector<NamedFace> allFaces()
{
    std::vector<NamedFace> all;
    for (const Tile& tile : standardTileSet()->tiles) {
        all.push_back({tile.id + " front", &tile.front, true});
        all.push_back({tile.id + " back", &tile.back, false});
    }
    return all;
}

int exits(const Face& face)
{
    int count = 0;
    for (int edge = 0; edge < kEdges; ++edge)
        count += face.exitSpace(edge) ? 1 : 0;
    return count;
}

/// Whether all spaces can be reached from the first by paths on the face.
bool isConnected(const Face& face)
{
    std::set<int> reached {0};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const Path& path : face.paths) {
            if (path.a.isEdge || path.b.isEdge)
                continue;
            if (reached.contains(path.a.number))
                reached.insert(path.b.number);
            if (reached.contains(path.b.number))
                reached.insert(path.a.number);
        }
    }
    return reached.size() == face.spaces.size();
}

auto bonusSpaces(const Face& face)
{
    return std::ranges::count_if(face.spaces, [](const Space& space) { return space.bonus != Bonus::None; });
}

/// What a face is like, whatever its turn: the spaces' looks by the edges they lead to and by their neighbours, seen
/// from the edge `turn`. Two faces are alike where one of six turns gives the same.
QByteArray likeness(const Face& face, int turn)
{
    const auto look = [&face](int number) {
        const Space& space = face.spaces[static_cast<std::size_t>(number)];
        std::vector<Colour> colours = space.colours;
        std::ranges::sort(colours);
        QByteArray text(bonusName(space.bonus).data());
        for (const Colour colour : colours)
            text += ',' + QByteArray(colourName(colour).data());
        return text;
    };
    QByteArrayList lines;
    for (const Path& path : face.paths) {
        QByteArrayList ends;
        for (const PathEnd end : {path.a, path.b})
            ends += end.isEdge ? QByteArray::number((end.number + turn) % kEdges) : look(end.number);
        std::ranges::sort(ends);
        lines += ends.join('-');
    }
    std::ranges::sort(lines);
    return QByteArray(terrainName(face.terrain).data()) + ' ' + lines.join(' ');
}

} // namespace

/// What the standard box and the built-in tracks promise.
class StandardSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twelveTilesFromAToL();
    void terrainsFollowR5();
    void faces_data();
    void faces();
    void coloursComeEquallyOften();
    void aboutOneSpaceInFourHasTwoColours();
    void oneFaceInTwoHasABonusOrTwo();
    void everyBonusComesTwiceOnFronts();
    void threeBacksOfEachTerrain();
    void noTwoFacesAreAlike();
    void eightTracksByLength();
    void firstFlightShowsFrontsOnly();
    void twoTracksShowAllTerrains();
    void tracksHaveNoFindings_data();
    void tracksHaveNoFindings();
};

void StandardSetTest::twelveTilesFromAToL()
{
    const TileSet& set = *standardTileSet();
    QCOMPARE(set.id, QLatin1StringView(kStandardTileSetId));
    std::string ids;
    for (const Tile& tile : set.tiles)
        ids += tile.id;
    QCOMPARE(ids, std::string("ABCDEFGHIJKL"));
    QVERIFY(isStandardTileSet(set));
    QVERIFY(standardTileSet() == standardTileSet());
}

void StandardSetTest::terrainsFollowR5()
{
    const TileSet& set = *standardTileSet();
    const std::array<int, kTerrains> limits {3, 4, 2, 1, 3};
    for (const Terrain terrain : kAllTerrains) {
        QCOMPARE(set.rule(terrain).limit, limits[static_cast<std::size_t>(terrain)]);
        QCOMPARE(set.rule(terrain).overtaking, terrain != Terrain::Magenta);
    }
}

void StandardSetTest::faces_data()
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const NamedFace& face : allFaces())
        QTest::newRow(face.name.c_str()) << number++;
}

void StandardSetTest::faces()
{
    QFETCH(int, number);
    const NamedFace named = allFaces()[static_cast<std::size_t>(number)];
    const Face& face = *named.face;
    QVERIFY(face.spaces.size() >= 3 && face.spaces.size() <= 6);
    QVERIFY(isConnected(face));
    QCOMPARE(face.terrain == Terrain::Meadow, named.isFront);
    if (named.isFront)
        QCOMPARE(exits(face), 6);
    else
        QVERIFY(exits(face) >= 4);
}

void StandardSetTest::coloursComeEquallyOften()
{
    std::map<Colour, int> counts;
    for (const NamedFace& named : allFaces()) {
        for (const Space& space : named.face->spaces) {
            for (const Colour colour : space.colours)
                ++counts[colour];
        }
    }
    QCOMPARE(static_cast<int>(counts.size()), kColours);
    const auto count = [](const std::pair<const Colour, int>& entry) { return entry.second; };
    const auto [fewest, most] = std::ranges::minmax_element(counts, {}, count);
    QVERIFY2(most->second * 10 <= fewest->second * 11, "within ten per cent");
}

void StandardSetTest::aboutOneSpaceInFourHasTwoColours()
{
    int spaces = 0;
    int twoColoured = 0;
    for (const NamedFace& named : allFaces()) {
        for (const Space& space : named.face->spaces) {
            ++spaces;
            twoColoured += space.colours.size() == 2 ? 1 : 0;
            QVERIFY(space.colours.size() <= 2);
        }
    }
    QVERIFY(twoColoured * 100 >= spaces * 20 && twoColoured * 100 <= spaces * 30);
}

void StandardSetTest::oneFaceInTwoHasABonusOrTwo()
{
    const std::vector<NamedFace> all = allFaces();
    QVERIFY(std::ranges::all_of(all, [](const NamedFace& named) { return bonusSpaces(*named.face) <= 2; }));
    const auto with = std::ranges::count_if(all, [](const NamedFace& named) { return bonusSpaces(*named.face) > 0; });
    QCOMPARE(with, static_cast<std::ptrdiff_t>(all.size()) / 2);
}

void StandardSetTest::everyBonusComesTwiceOnFronts()
{
    std::map<Bonus, int> counts;
    for (const Tile& tile : standardTileSet()->tiles) {
        for (const Space& space : tile.front.spaces)
            ++counts[space.bonus];
    }
    for (const Bonus bonus : kAllBonuses)
        QVERIFY2(counts[bonus] >= 2, bonusName(bonus).data());
}

void StandardSetTest::threeBacksOfEachTerrain()
{
    std::map<Terrain, int> counts;
    for (const Tile& tile : standardTileSet()->tiles)
        ++counts[tile.back.terrain];
    const std::map<Terrain, int> expected {
        {Terrain::Teal, 3}, {Terrain::Orange, 3}, {Terrain::Purple, 3}, {Terrain::Magenta, 3}};
    QVERIFY(counts == expected);
}

void StandardSetTest::noTwoFacesAreAlike()
{
    std::set<QByteArray> seen;
    for (const NamedFace& named : allFaces()) {
        std::set<QByteArray> turned;
        for (int turn = 0; turn < kEdges; ++turn)
            turned.insert(likeness(*named.face, turn));
        for (const QByteArray& like : turned)
            QVERIFY2(seen.insert(like).second, named.name.c_str());
    }
}

void StandardSetTest::eightTracksByLength()
{
    std::map<LengthClass, int> counts;
    std::set<QString> names;
    for (const BuiltInTrack& builtIn : builtInTracks()) {
        ++counts[lengthClass(builtIn.track->trackTileCount())];
        names.insert(builtIn.track->name);
        QVERIFY(builtIn.track->tileSet == standardTileSet());
        QCOMPARE(builtIn.track->boxes, 1);
    }
    const std::map<LengthClass, int> expected {
        {LengthClass::Short, 3}, {LengthClass::Medium, 3}, {LengthClass::Long, 2}};
    QVERIFY(counts == expected);
    QCOMPARE(static_cast<int>(names.size()), 8);
}

void StandardSetTest::firstFlightShowsFrontsOnly()
{
    const Track& track = *builtInTracks().front().track;
    QCOMPARE(track.name, QStringLiteral("First Flight"));
    QVERIFY(std::ranges::all_of(track.tiles, [](const PlacedTile& tile) { return tile.side == FaceSide::Front; }));
}

void StandardSetTest::twoTracksShowAllTerrains()
{
    int showAll = 0;
    for (const BuiltInTrack& builtIn : builtInTracks()) {
        std::set<Terrain> terrains;
        for (const PlacedTile& placed : builtIn.track->tiles) {
            if (const Face* face = builtIn.track->face(placed))
                terrains.insert(face->terrain);
        }
        showAll += terrains.size() == kAllTerrains.size() ? 1 : 0;
    }
    QVERIFY(showAll >= 2);
}

void StandardSetTest::tracksHaveNoFindings_data()
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const BuiltInTrack& builtIn : builtInTracks())
        QTest::newRow(qPrintable(builtIn.track->name)) << number++;
}

void StandardSetTest::tracksHaveNoFindings()
{
    QFETCH(int, number);
    QVERIFY(checkGuidelines(*builtInTracks()[static_cast<std::size_t>(number)].track).empty());
}

BUBBLEBAR_TEST(StandardSetTest)
#include "tst_standardset.moc"
