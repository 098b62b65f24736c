#include "designer/drawing/artwork.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/label.h"
#include "designer/drawing/marks.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/canvas.h"
#include "tests/designer/drawing/samples.h"

#include <QDir>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// Fails if two of the pictures look alike, or one is empty.
void verifyAllDiffer(const std::vector<QImage>& pictures, double least)
{
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        QVERIFY(coverage(pictures[i]) > 0.02);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(difference(pictures[i], pictures[j]) > least,
                     qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
    }
}

QImage flower(const std::vector<Colour>& colours, Bonus bonus = Bonus::None, Detail detail = Detail::Full)
{
    return painted([=](QPainter& painter) { paintFlower(painter, {}, 1, colours, bonus, detail); });
}

QImage stack(const std::vector<BeetlePiece>& pieces, const BeetleLook& look = {})
{
    return painted([=](QPainter& painter) { paintStack(painter, {}, 0.8, pieces, look); });
}

QImage card(Card which, const CardLook& look = {})
{
    return painted([=](QPainter& painter) { paintCard(painter, QRectF(-63, -88, 126, 176), which, look); }, 200);
}

QImage bareFace(const Face& face, int rotation, const TileLook& look = {}, int pixels = 100)
{
    return painted(
        [&](QPainter& painter) { paintFace(painter, face, sampleTileSet()->rule(face.terrain), rotation, u"A", look); },
        pixels);
}

/// How many pixels a tile colours outside its hexagon, but for those that its edge runs through.
int pixelsBeyond(const QImage& tile)
{
    const double unit = tile.width() / 200.0;
    const QPolygonF hex = hexPolygon(QRectF(tile.rect()).center(), (kTileRadius + 1) * unit);
    int beyond = 0;
    for (int y = 0; y < tile.height(); ++y) {
        for (int x = 0; x < tile.width(); ++x) {
            if (qAlpha(tile.pixel(x, y)) > 0 && !hex.containsPoint(QPointF(x + 0.5, y + 0.5), Qt::OddEvenFill))
                ++beyond;
        }
    }
    return beyond;
}

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureOfTheResourcesIsReadable();
    void everyFlowerLooksDifferent();
    void everyBonusLooksDifferent();
    void everyBeetleLooksDifferent();
    void everyStateOfABeetleLooksDifferent();
    void stackShowsItsOrder();
    void everyCardLooksDifferent();
    void ownCardsShowThePlayersBeetle();
    void everyCardStateLooksDifferent();
    void everyFaceAndTurnLooksDifferent();
    void everyTerrainBadgeLooksDifferent();
    void regularTerrainHasNoBadge();
    void smallTilesLeaveOutLetters();
    void detailCountsDevicePixels();
    void theTableLooksTheSameHoweverItIsCut();
    void thousandsOfTilesAreSpecks();
    void darkTableTakesLightFromTiles();
    void marksLookDifferent();
    void labelsKnowLettersAndDigits();
    void toneTakesColourAway();
    void trackFillsItsPicture();
    void nothingReachesBeyondATile();
};

void TestPictures::everyPictureOfTheResourcesIsReadable()
{
    const QStringList names = QDir(QStringLiteral(":/art/board")).entryList();
    QVERIFY(names.size() > 40);
    for (const QString& name : names)
        QVERIFY2(QSvgRenderer(QStringLiteral(":/art/board/") + name).isValid(), qPrintable(name));
    QVERIFY(hasArt(QLatin1String("start")));
    QVERIFY(!hasArt(QLatin1String("nonsense")));
}

void TestPictures::everyFlowerLooksDifferent()
{
    std::vector<QImage> pictures;
    for (unsigned bits = 1; bits < 32; ++bits) {
        std::vector<Colour> colours;
        for (const Colour colour : kAllColours) {
            if ((bits & (1U << static_cast<unsigned>(colour))) != 0)
                colours.push_back(colour);
        }
        pictures.push_back(flower(colours));
    }
    verifyAllDiffer(pictures, 4);
}

void TestPictures::everyBonusLooksDifferent()
{
    std::vector<QImage> pictures {flower({Colour::Pink})};
    for (const Bonus bonus : kAllBonuses)
        pictures.push_back(flower({Colour::Pink}, bonus));
    verifyAllDiffer(pictures, 1);
}

void TestPictures::everyBeetleLooksDifferent()
{
    std::vector<QImage> pictures;
    for (const Colour colour : kAllColours) {
        for (int number = 1; number <= 3; ++number)
            pictures.push_back(stack({{colour, number}}));
    }
    verifyAllDiffer(pictures, 0.5);
}

void TestPictures::everyStateOfABeetleLooksDifferent()
{
    BeetleLook lit;
    lit.litLevel = 0;
    BeetleLook chosen;
    chosen.chosen = true;
    BeetleLook focused;
    focused.focused = true;
    BeetleLook resting;
    resting.resting = true;
    std::vector<QImage> pictures;
    for (const BeetleLook& look : {BeetleLook {}, lit, chosen, focused, resting})
        pictures.push_back(stack({{Colour::Green, 1}}, look));
    verifyAllDiffer(pictures, 4);
    QVERIFY(coverage(stack({})) == 0);
}

void TestPictures::stackShowsItsOrder()
{
    const BeetlePiece orange {Colour::Orange, 1};
    const BeetlePiece blue {Colour::Blue, 1};
    const BeetlePiece pink {Colour::Pink, 1};
    verifyAllDiffer({stack({orange, blue, pink}), stack({blue, orange, pink}), stack({blue, pink, orange}),
                     stack({orange, pink}), stack({pink})},
                    2);
}

void TestPictures::everyCardLooksDifferent()
{
    std::vector<QImage> pictures;
    for (const Card which : kAllCards)
        pictures.push_back(card(which));
    pictures.push_back(painted([](QPainter& p) { paintCardBack(p, QRectF(-63, -88, 126, 176)); }, 200));
    verifyAllDiffer(pictures, 2);
    for (const Card which : kAllCards)
        QVERIFY(!cardWord(which).isEmpty());
}

void TestPictures::ownCardsShowThePlayersBeetle()
{
    for (const Card which : kAllCards) {
        CardLook look;
        std::vector<QImage> pictures {card(which)};
        for (const Colour colour : kAllColours) {
            look.owner = colour;
            pictures.push_back(card(which, look));
        }
        if (moveRule(which).ownOnly)
            verifyAllDiffer(pictures, 1);
        else
            QCOMPARE(pictures.front(), pictures.back());
    }
}

void TestPictures::everyCardStateLooksDifferent()
{
    CardLook idle;
    CardLook unplayable;
    unplayable.playable = false;
    CardLook chosen;
    chosen.chosen = true;
    CardLook focused;
    focused.focused = true;
    CardLook lying;
    lying.shadow = true;
    std::vector<QImage> pictures;
    for (const CardLook& look : {idle, unplayable, chosen, focused, lying})
        pictures.push_back(card(Card::Any2, look));
    verifyAllDiffer(pictures, 2);
}

void TestPictures::everyFaceAndTurnLooksDifferent()
{
    std::vector<QImage> pictures;
    for (int rotation = 0; rotation < kEdges; ++rotation) {
        pictures.push_back(bareFace(sampleTileSet()->tiles[0].front, rotation));
        pictures.push_back(bareFace(sampleTileSet()->tiles[0].back, rotation));
    }
    for (const Face* face : {&sampleTileSet()->tiles[1].front, &sampleTileSet()->tiles[1].back,
                             &sampleTileSet()->tiles[2].back, &sampleTileSet()->tiles[3].back})
        pictures.push_back(bareFace(*face, 0));
    pictures.push_back(painted([](QPainter& painter) { paintStart(painter); }));
    pictures.push_back(painted([](QPainter& painter) { paintFinish(painter); }));
    verifyAllDiffer(pictures, 4);
}

void TestPictures::everyTerrainBadgeLooksDifferent()
{
    std::vector<QImage> pictures;
    for (int limit = 1; limit <= 20; ++limit) {
        for (const bool overtaking : {true, false})
            pictures.push_back(painted([=](QPainter& painter) {
                paintTerrainBadge(painter, {}, 0.5, {limit, overtaking, {}});
            }));
    }
    verifyAllDiffer(pictures, 0.5);
}

void TestPictures::regularTerrainHasNoBadge()
{
    QVERIFY(!hasBadge({3, true, {}}));
    QVERIFY(hasBadge({4, true, {}}));
    QVERIFY(hasBadge({3, false, {}}));
}

void TestPictures::smallTilesLeaveOutLetters()
{
    QCOMPARE(detailFor(60.0), Detail::Small);
    QCOMPARE(detailFor(90.0), Detail::Full);
    QCOMPARE(detailFor(23.0), Detail::Speck);
    TileLook look;
    look.detail = Detail::Small;
    const Face& face = sampleTileSet()->tiles[0].front;
    const auto named = [&](QStringView name) {
        return painted([&](QPainter& painter) { paintFace(painter, face, {3, true, {}}, 0, name, look); });
    };
    QVERIFY(named(u"A") == named(u"B"));
    const auto detailAt = [](int pixels) {
        Detail detail {};
        static_cast<void>(painted([&detail](QPainter& painter) { detail = detailFor(painter); }, pixels));
        return detail;
    };
    QCOMPARE(detailAt(60), Detail::Small);
    QCOMPARE(detailAt(200), Detail::Full);
}

/// A dense screen has pixels enough for the fine pictures, however small the tile is on it.
void TestPictures::detailCountsDevicePixels()
{
    QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    QPainter painter(&image);
    painter.scale(60.0 / 200, 60.0 / 200);
    QCOMPARE(detailFor(painter), Detail::Full);
}

void TestPictures::theTableLooksTheSameHoweverItIsCut()
{
    const QRect part(217, 133, 300, 140);
    QImage whole(600, 400, QImage::Format_RGB32);
    QPainter painter(&whole);
    paintTable(painter, whole.rect(), false);
    painter.end();
    QImage cut(part.size(), QImage::Format_RGB32);
    painter.begin(&cut);
    painter.translate(-part.topLeft());
    paintTable(painter, QRect({0, 0}, whole.size()), false);
    painter.end();
    QVERIFY(cut == whole.copy(part));
    painter.begin(&cut);
    painter.translate(-part.topLeft());
    paintTable(painter, part, false);
    painter.end();
    QVERIFY(cut == whole.copy(part));
}

void TestPictures::thousandsOfTilesAreSpecks()
{
    Track track = *sampleTrack();
    for (int i = 0; i < 1000; ++i)
        track.tiles.push_back({TileId::track(i % 4, i), {i % 40, 5 + i / 40}, FaceSide::Back, i % 6, {}});
    const QImage picture = trackPicture(track, {400, 300});
    QVERIFY(coverage(picture) > 0.3);
    std::vector<QImage> pictures;
    TileLook look;
    look.detail = Detail::Speck;
    for (const Tile& tile : sampleTileSet()->tiles)
        pictures.push_back(bareFace(tile.back, 1, look));
    verifyAllDiffer(pictures, 10);
}

void TestPictures::darkTableTakesLightFromTiles()
{
    TileLook dark;
    dark.dark = true;
    const Face& face = sampleTileSet()->tiles[0].front;
    const QColor light = bareFace(face, 0).pixelColor(50, 40);
    const QColor dimmed = bareFace(face, 0, dark).pixelColor(50, 40);
    QVERIFY(std::abs(dimmed.red() - 0.93 * light.red()) < 2);
    QVERIFY(std::abs(dimmed.green() - 0.93 * light.green()) < 2);
}

void TestPictures::marksLookDifferent()
{
    std::vector<QImage> pictures;
    const auto add = [&pictures](const std::function<void(QPainter&)>& mark) {
        pictures.push_back(painted([&](QPainter& painter) {
            painter.scale(3, 3);
            mark(painter);
        }));
    };
    for (const LinkMark mark : {LinkMark::Link, LinkMark::NewLink, LinkMark::Lost, LinkMark::Open})
        add([mark](QPainter& painter) { paintLinkMark(painter, {}, mark); });
    add([](QPainter& painter) { paintTarget(painter, {}); });
    add([](QPainter& painter) { paintPointedTarget(painter, {}); });
    add([](QPainter& painter) { paintBlocked(painter, {}); });
    add([](QPainter& painter) { paintLastMove(painter, {}); });
    QPainterPath way(QPointF(-30, 0));
    way.quadTo({0, 40}, {30, 0});
    add([way](QPainter& painter) { paintRoute(painter, way); });
    add([way](QPainter& painter) { paintRoute(painter, way, 5); });
    add([way](QPainter& painter) { paintTrail(painter, way, Qt::white); });
    add([](QPainter& painter) {
        const QRectF box = paintPill(painter, {}, QStringLiteral("6 spaces"), QFont());
        QCOMPARE(box, pillBox({}, QStringLiteral("6 spaces"), QFont()));
    });
    add([](QPainter& painter) { paintChosenTile(painter, {}); });
    pictures.pop_back(); // lies outside of this magnified picture
    verifyAllDiffer(pictures, 1);
}

void TestPictures::labelsKnowLettersAndDigits()
{
    std::vector<QImage> pictures;
    const QString all = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    for (const QChar& letter : all)
        pictures.push_back(painted([&](QPainter& painter) { paintLabel(painter, {&letter, 1}, {}, 160, Qt::black); }));
    pictures.erase(pictures.begin() + 14); // O and 0 may be alike
    verifyAllDiffer(pictures, 5);
    QVERIFY(labelWidth(u"A2", 10) > labelWidth(u"A", 10));
    QVERIFY(coverage(painted([](QPainter& painter) { paintLabel(painter, u"?", {}, 100, Qt::black); })) == 0);
}

void TestPictures::toneTakesColourAway()
{
    const QColor orange = tonesOf(Colour::Orange).base;
    QCOMPARE(Tone {}(orange), orange);
    QVERIFY(kRestingTone(orange).hslSaturation() < orange.hslSaturation());
    QCOMPARE((Tone {0, 1, 0})(orange).hslSaturation(), 0);
    QCOMPARE((Tone {1, 0.5, 0})(QColor(200, 100, 50)), QColor(100, 50, 25));
}

void TestPictures::trackFillsItsPicture()
{
    const QImage picture = trackPicture(*sampleTrack(), {300, 200});
    QCOMPARE(picture.size(), QSize(300, 200));
    QVERIFY(coverage(picture) > 0.4);
    Track empty;
    empty.tileSet = sampleTileSet();
    QVERIFY(coverage(trackPicture(empty, {30, 20})) == 0);
}

/// Tiles are cut out of white paper.
void TestPictures::nothingReachesBeyondATile()
{
    constexpr int kPixels = 400;
    QCOMPARE(pixelsBeyond(painted([](QPainter& painter) { paintStart(painter); }, kPixels)), 0);
    QCOMPARE(pixelsBeyond(painted([](QPainter& painter) { paintFinish(painter); }, kPixels)), 0);
    for (const Tile& tile : sampleTileSet()->tiles) {
        for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
            for (int rotation = 0; rotation < kEdges; ++rotation)
                QCOMPARE(pixelsBeyond(bareFace(tile.face(side), rotation, {}, kPixels)), 0);
        }
    }
}

BUBBLEBAR_TEST(TestPictures)
#include "tst_pictures.moc"
