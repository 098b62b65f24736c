#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/tilepainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/canvas.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

Q_DECLARE_METATYPE(std::vector<QImage>)

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr std::array kEyes {Eye::Protan, Eye::Deutan, Eye::Tritan, Eye::Grey};

QImage silhouette(QImage image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgba(0, 0, 0, qAlpha(image.pixel(x, y)) > 128 ? 255 : 0));
    }
    return image;
}

/// Of every pair, by anyone.
void verifyTellsApart(const std::vector<QImage>& pictures, double least)
{
    for (const Eye eye : kEyes) {
        std::vector<QImage> seen;
        for (const QImage& picture : pictures)
            seen.push_back(seenBy(eye, picture));
        for (std::size_t i = 0; i < seen.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const double apart = difference(seen[i], seen[j]);
                QVERIFY2(apart > least, qPrintable(QStringLiteral("eye %1: %2 and %3 differ by %4")
                                                       .arg(static_cast<int>(eye))
                                                       .arg(i)
                                                       .arg(j)
                                                       .arg(apart)));
            }
        }
    }
}

/// What of a tile of 60 pixels the picture covers, without any help of colour: brightness alone, stretched so that all
/// pictures are equally bright and equally rich in contrast.
QImage patternOf(const std::function<void(QPainter&)>& paint)
{
    QImage picture = seenBy(Eye::Grey, painted(paint, 60)).copy(20, 20, 20, 20);
    double sum = 0;
    double squares = 0;
    double weight = 0;
    const auto forEach = [&picture](auto use) {
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                use(x, y, picture.pixel(x, y));
        }
    };
    forEach([&](int, int, QRgb pixel) {
        const double alpha = qAlpha(pixel) / 255.0;
        sum += alpha * qRed(pixel);
        squares += alpha * qRed(pixel) * qRed(pixel);
        weight += alpha;
    });
    const double mean = sum / weight;
    const double spread = std::sqrt(std::max(1.0, squares / weight - mean * mean));
    forEach([&](int x, int y, QRgb pixel) {
        const int value = std::clamp(static_cast<int>(128 + 40 * (qRed(pixel) - mean) / spread), 0, 255);
        picture.setPixel(x, y, qRgba(value, value, value, qAlpha(pixel)));
    });
    return picture;
}

std::vector<QImage> smallFlowers()
{
    std::vector<QImage> pictures;
    for (const Colour colour : kAllColours)
        pictures.push_back(patternOf(
            [=](QPainter& p) { paintFlower(p, {}, kFlowerScale, std::array {colour}, Bonus::None, Detail::Small); }));
    return pictures;
}

std::vector<QImage> smallBeetles()
{
    BeetleLook look;
    look.detail = Detail::Small;
    std::vector<QImage> pictures;
    for (const Colour colour : kAllColours)
        pictures.push_back(patternOf([=](QPainter& p) { paintBeetle(p, {}, kBeetleScale, {colour, 1}, look); }));
    return pictures;
}

std::vector<QImage> smallNumbers()
{
    BeetleLook look;
    look.detail = Detail::Small;
    std::vector<QImage> pictures;
    for (const int number : {1, 2, 3})
        pictures.push_back(patternOf([=](QPainter& p) {
            paintBeetle(p, {}, kBeetleScale, {Colour::Blue, number}, look);
        }));
    return pictures;
}

std::vector<QImage> smallBonuses()
{
    std::vector<QImage> pictures;
    for (const Bonus bonus : kAllBonuses)
        pictures.push_back(patternOf(
            [=](QPainter& p) { paintFlower(p, {}, kFlowerScale, std::array {Colour::Pink}, bonus, Detail::Small); }));
    return pictures;
}

std::vector<QImage> smallBadges()
{
    constexpr std::array kRules {std::pair(4, true), std::pair(2, true), std::pair(1, true), std::pair(3, false)};
    std::vector<QImage> pictures;
    for (const auto& [limit, overtaking] : kRules) {
        const TerrainRule rule {limit, overtaking, {}};
        pictures.push_back(patternOf([&](QPainter& p) { paintTerrainBadge(p, {}, 0.25, rule); }));
    }
    return pictures;
}

} // namespace

/// Colour never stands alone: what matters is told apart in the three common deficiencies and in grey.
class TestColourVision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flowersDifferInShapeAlone();
    void flowersOfOneColour();
    void beetles();
    void cards();
    void terrains();
    void smallPicturesWithoutColour_data();
    void smallPicturesWithoutColour();
};

void TestColourVision::flowersDifferInShapeAlone()
{
    std::vector<QImage> shapes;
    for (const Colour colour : kAllColours)
        shapes.push_back(silhouette(painted([=](QPainter& p) { paintFlower(p, {}, 1, std::array {colour}); })));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(difference(shapes[i], shapes[j]) > 12);
    }
}

void TestColourVision::flowersOfOneColour()
{
    std::vector<QImage> pictures;
    for (const Colour colour : kAllColours)
        pictures.push_back(painted([=](QPainter& p) { paintFlower(p, {}, 1, std::array {colour}); }));
    verifyTellsApart(pictures, 30);
}

void TestColourVision::beetles()
{
    std::vector<QImage> pictures;
    for (const Colour colour : kAllColours)
        pictures.push_back(painted([=](QPainter& p) { paintBeetle(p, {}, 1, {colour, 1}); }));
    verifyTellsApart(pictures, 12);
}

void TestColourVision::cards()
{
    std::vector<QImage> pictures;
    for (const Card card : kAllCards)
        pictures.push_back(painted([=](QPainter& p) { paintCard(p, QRectF(-63, -88, 126, 176), card); }));
    verifyTellsApart(pictures, 3);
}

/// Grounds come close in grey; the badge tells them apart.
void TestColourVision::terrains()
{
    const std::array kRules {TerrainRule {3, true, {}}, TerrainRule {4, true, {}}, TerrainRule {2, true, {}},
                             TerrainRule {1, true, {}}, TerrainRule {3, false, {}}};
    std::vector<QImage> pictures;
    for (const Terrain terrain : kAllTerrains)
        pictures.push_back(painted([&](QPainter& p) {
            Face face;
            face.terrain = terrain;
            paintFace(p, face, kRules[static_cast<std::size_t>(terrain)], 0, u"A");
        }));
    verifyTellsApart(pictures, 4);
}

void TestColourVision::smallPicturesWithoutColour_data()
{
    QTest::addColumn<std::vector<QImage>>("pictures");
    QTest::addColumn<double>("least");
    QTest::newRow("flowers") << smallFlowers() << 30.0;
    QTest::newRow("beetles") << smallBeetles() << 10.0;
    QTest::newRow("numbers of beetles") << smallNumbers() << 2.0;
    QTest::newRow("bonuses") << smallBonuses() << 8.0;
    QTest::newRow("badges") << smallBadges() << 8.0;
}

/// At 60 pixels a tile, shapes and patterns alone say what is what: nothing but brightness is compared, and that evened
/// out.
void TestColourVision::smallPicturesWithoutColour()
{
    QFETCH(const std::vector<QImage>, pictures);
    QFETCH(const double, least);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double apart = difference(pictures[i], pictures[j]);
            QVERIFY2(apart > least, qPrintable(QStringLiteral("%1 and %2 differ by %3").arg(j).arg(i).arg(apart)));
        }
    }
}

BUBBLEBAR_TEST(TestColourVision)
#include "tst_colourvision.moc"
