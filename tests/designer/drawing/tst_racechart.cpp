#include "designer/drawing/racechart.h"
#include "tests/common/testrunner.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace bubblebar;

/// The chart of a race.
class RaceChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsAheadIsAbove();
    void turnsAreFoundAgain();
    void linesStandOut_data();
    void linesStandOut();
    void linesDifferWithoutColour();
    void aRaceNotBegunHasAChart();
    void theCursorIsPainted();
};

namespace {

constexpr QRectF kArea(0, 0, 600, 320);

RaceChart chart(std::vector<RaceChartLine> lines)
{
    RaceChart made(std::move(lines), QStringLiteral("turn"), QStringLiteral("steps to go"));
    made.layOut(kArea, QFont());
    return made;
}

QImage painted(const RaceChart& chart, int cursor = -1)
{
    QImage image(kArea.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    chart.paint(painter, {Qt::black, Qt::white, Qt::blue}, cursor);
    painter.end();
    return image;
}

} // namespace

void RaceChartTest::whoIsAheadIsAbove()
{
    const RaceChart two = chart({{QStringLiteral("Mia"), Colour::Orange, {20, 10, 0}, true},
                                 {QStringLiteral("Jonas"), Colour::Blue, {20, 15, 12}}});
    QCOMPARE(two.turns(), 2);
    QCOMPARE(two.pointOf(0, 0), two.pointOf(1, 0));
    QVERIFY(two.pointOf(0, 1).y() < two.pointOf(1, 1).y());
    QCOMPARE(two.pointOf(0, 2), two.plot().topRight());
    QCOMPARE(two.pointOf(1, 0), two.plot().bottomLeft());
    QVERIFY(kArea.contains(two.plot()));
}

void RaceChartTest::turnsAreFoundAgain()
{
    const RaceChart one = chart({{QStringLiteral("Mia"), Colour::Orange, std::vector<int>(61, 7)}});
    for (int turn = 0; turn <= one.turns(); ++turn)
        QCOMPARE(one.turnAt(one.pointOf(0, turn).x() + 1), turn);
    QCOMPARE(one.turnAt(-50), 0);
    QCOMPARE(one.turnAt(5000), 60);
}

void RaceChartTest::linesStandOut_data()
{
    QTest::addColumn<QColor>("background");
    QTest::newRow("on white") << QColor(Qt::white);
    QTest::newRow("on paper") << QColor(0xff, 0xf8, 0xea);
    QTest::newRow("on dark grey") << QColor(30, 33, 36);
}

void RaceChartTest::linesStandOut()
{
    QFETCH(QColor, background);
    for (const Colour colour : kAllColours) {
        const QColor line = RaceChart::lineColour(colour, background);
        // A hundred steps of grey are far more than three times the light, either way.
        QVERIFY2(std::abs(qGray(line.rgb()) - qGray(background.rgb())) > 60, colourName(colour).data());
    }
}

/// Every colour has dashes and shapes of its own: all lines lie in one place, and are still told apart in grey.
void RaceChartTest::linesDifferWithoutColour()
{
    std::vector<QImage> seen;
    for (const Colour colour : kAllColours) {
        QImage image = painted(chart({{QString(), colour, {9, 6, 8, 3, 2, 5, 1, 4, 0, 2, 3}}}));
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qGray(image.pixel(x, y)) < 230 ? 0 : 0xffffff);
        }
        image = image.copy(chart({{QString(), colour, {1, 2}}}).plot().toRect());
        for (const QImage& other : seen)
            QVERIFY2(image != other, colourName(colour).data());
        seen.push_back(image);
    }
}

void RaceChartTest::aRaceNotBegunHasAChart()
{
    const RaceChart fresh =
        chart({{QStringLiteral("Mia"), Colour::Orange, {21}}, {QStringLiteral("Jo"), Colour::Blue, {21}}});
    QCOMPARE(fresh.turns(), 0);
    QCOMPARE(fresh.turnAt(300), 0);
    QVERIFY(painted(fresh) != painted(RaceChart()));
}

void RaceChartTest::theCursorIsPainted()
{
    const RaceChart one = chart({{QStringLiteral("Mia"), Colour::Orange, {20, 10, 0}, true}});
    QVERIFY(painted(one, 1) != painted(one));
    QVERIFY(painted(one, 1) != painted(one, 2));
}

BUBBLEBAR_TEST(RaceChartTest)
#include "tst_racechart.moc"
