#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/tilepainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/canvas.h"

#include <QPainter>
#include <QTest>

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

BUBBLEBAR_TEST(TestColourVision)
#include "tst_colourvision.moc"
