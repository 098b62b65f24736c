#include "core/track/tileset.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// Names of colours, terrains and bonuses in files, and what a face and a set answer.
class TileSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursHaveTheNamesOfFiles();
    void terrainsHaveTheNamesOfFiles();
    void bonusesHaveTheNamesOfFiles();
    void unknownNamesAreRefused_data();
    void unknownNamesAreRefused();
    void coloursFormSets();
    void exitsBelongToOneSpace();
    void tilesAreFoundById();
};

void TileSetTest::coloursHaveTheNamesOfFiles()
{
    const std::array<std::string_view, kColours> names {"orange", "blue", "yellow", "pink", "green"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QCOMPARE(colourName(kAllColours[i]), names[i]);
        QCOMPARE(colourFromName(names[i]), kAllColours[i]);
    }
}

void TileSetTest::terrainsHaveTheNamesOfFiles()
{
    const std::array<std::string_view, kTerrains> names {"meadow", "teal", "orange", "purple", "magenta"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QCOMPARE(terrainName(kAllTerrains[i]), names[i]);
        QCOMPARE(terrainFromName(names[i]), kAllTerrains[i]);
    }
}

void TileSetTest::bonusesHaveTheNamesOfFiles()
{
    const std::array<std::string_view, 6> names {"own-2", "any-1", "any-2", "reorder", "rotate", "draw"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QCOMPARE(bonusName(kAllBonuses[i]), names[i]);
        QCOMPARE(bonusFromName(names[i]), kAllBonuses[i]);
    }
    QVERIFY(bonusName(Bonus::None).empty());
}

void TileSetTest::unknownNamesAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"", "red", "Orange", "orange ", "own-3", "None", "none"})
        QTest::addRow("'%s'", name) << QByteArray(name);
}

void TileSetTest::unknownNamesAreRefused()
{
    QFETCH(QByteArray, name);
    const std::string_view text(name.constData(), static_cast<std::size_t>(name.size()));
    QVERIFY(!colourFromName(text));
    QVERIFY(!terrainFromName(text));
    QVERIFY(!bonusFromName(text));
}

void TileSetTest::coloursFormSets()
{
    ColourSet set(Colour::Pink);
    QVERIFY(set.contains(Colour::Pink));
    QVERIFY(!set.contains(Colour::Blue));
    for (const Colour colour : kAllColours)
        set.insert(colour);
    QVERIFY(set == ColourSet::all());
    QVERIFY(ColourSet() != ColourSet::all());
}

void TileSetTest::exitsBelongToOneSpace()
{
    Face face;
    face.spaces.resize(2);
    face.paths = {{{false, 0}, {false, 1}}, {{true, 4}, {false, 1}}, {{false, 0}, {true, 0}}, {{false, 1}, {true, 5}}};
    const std::array<std::optional<int>, kEdges> expected {0, {}, {}, {}, 1, 1};
    for (int edge = 0; edge < kEdges; ++edge)
        QCOMPARE(face.exitSpace(edge), expected[static_cast<std::size_t>(edge)]);
}

void TileSetTest::tilesAreFoundById()
{
    TileSet set;
    set.tiles = {{"A", {}, {}, {}}, {"B", {}, {}, {}}, {"AB", {}, {}, {}}};
    QCOMPARE(set.indexOf("AB"), 2);
    QCOMPARE(set.indexOf("A"), 0);
    QVERIFY(!set.indexOf("a"));
    QVERIFY(!set.indexOf(""));
}

BUBBLEBAR_TEST(TileSetTest)
#include "tst_tileset.moc"
