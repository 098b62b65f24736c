#include "designer/drawing/charts.h"
#include "designer/drawing/heatdisc.h"
#include "designer/drawing/palette.h"
#include "tests/common/testrunner.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const QRectF kBox(0, 0, 240, 120);

ChartLook look(bool mirrored = false)
{
    return {QGuiApplication::palette(), QGuiApplication::font(), mirrored};
}

ColumnChart threeColumns()
{
    return {{{0.5, false, false}, {1, true, true}, {0, true, false}}, {{0, QStringLiteral("10")}}};
}

BarChart twoBars()
{
    return {{{QStringLiteral("a"), QStringLiteral("75"), 0.75, 0.7, 0.8}, {QStringLiteral("b"), {}, 0.25, 0, 0}}, 0.5};
}

template <class Chart>
QImage paintedChart(const Chart& chart, const ChartLook& look)
{
    QImage image(kBox.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintChart(painter, chart, kBox, look);
    return image;
}

int pixelsOf(const QImage& image, const QColor& colour, const QRect& area)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

} // namespace

/// Charts and heat discs as pictures.
class ChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreAsHighAsTheirShare();
    void barsAreAsLongAsTheirShare();
    void partsMirror();
    void heatGetsDarkerAndLarger();
};

void ChartsTest::columnsAreAsHighAsTheirShare()
{
    const ColumnChart chart = threeColumns();
    const QImage image = paintedChart(chart, look());
    const auto boxes = partBoxes(chart, kBox, look());
    QCOMPARE(boxes.size(), std::size_t {3});
    const int half = pixelsOf(image, chartTones(false).faintBar, boxes[0].toRect());
    const int whole = pixelsOf(image, chartTones(false).bar, boxes[1].toRect());
    QVERIFY(whole > 0);
    QVERIFY(qAbs(half * 2 - whole) < whole / 10);
    QCOMPARE(pixelsOf(image, chartTones(false).bar, boxes[2].toRect().adjusted(2, 0, 0, 0)), 0);
}

void ChartsTest::barsAreAsLongAsTheirShare()
{
    BarChart chart = twoBars();
    chart.mark.reset();
    chart.bars[0].low = chart.bars[0].high = 0;
    const QImage image = paintedChart(chart, look());
    const auto boxes = partBoxes(chart, kBox, look());
    const int first = pixelsOf(image, chartTones(false).bar, boxes[0].toRect());
    const int second = pixelsOf(image, chartTones(false).bar, boxes[1].toRect());
    QVERIFY(second > 0);
    QVERIFY(qAbs(first - 3 * second) < first / 8);
    QVERIFY(paintedChart(twoBars(), look()) != image); // mark and range
}

void ChartsTest::partsMirror()
{
    const auto boxes = partBoxes(threeColumns(), kBox, look());
    const auto mirrored = partBoxes(threeColumns(), kBox, look(true));
    QCOMPARE(mirrored.front(), boxes.back());
    QVERIFY(paintedChart(twoBars(), look(true)) != paintedChart(twoBars(), look()));
}

void ChartsTest::heatGetsDarkerAndLarger()
{
    for (int step = 1; step <= 20; ++step) {
        const QColor before = heatColour((step - 1) / 20.0);
        const QColor colour = heatColour(step / 20.0);
        const auto luma = [](const QColor& c) { return 0.3 * c.red() + 0.59 * c.green() + 0.11 * c.blue(); };
        QVERIFY(luma(colour) < luma(before));
        QVERIFY(heatRadius(step / 20.0) > heatRadius((step - 1) / 20.0));
    }
    QCOMPARE(heatColour(2), heatColour(1));
}

BUBBLEBAR_TEST(ChartsTest)
#include "tst_charts.moc"
