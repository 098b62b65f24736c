#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/marks.h"
#include "designer/drawing/trackpainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/samples.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>

using namespace bubblebar;

namespace {

/// One of everything, in all looks that could tempt a paint engine to rasterise.
void paintEverything(QPainter& painter)
{
    TileLook dark;
    dark.dark = true;
    dark.turn = 20;
    paintTrack(painter, *tests::sampleTrack());
    paintTrack(painter, *tests::sampleTrack(), dark);
    BeetleLook look;
    look.litLevel = 1;
    look.glow = 0.8;
    look.resting = true;
    painter.setOpacity(0.72);
    paintStack(painter, {}, kBeetleScale, std::array {BeetlePiece {Colour::Blue, 1}, BeetlePiece {Colour::Pink, 2}},
               look);
    painter.setOpacity(1);
    CardLook card;
    card.owner = Colour::Yellow;
    card.shadow = true;
    for (const Card which : kAllCards)
        paintCard(painter, QRectF(0, 0, 126, 176), which, card);
    paintCardBack(painter, QRectF(0, 0, 126, 176));
    paintPointedTarget(painter, {});
    paintBlocked(painter, {});
    paintLinkMark(painter, {}, LinkMark::Lost);
}

} // namespace

class TestVector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pdfHoldsNoImage();
    void svgHoldsNoImage();
};

void TestVector::pdfHoldsNoImage()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setResolution(1200);
        QPainter painter(&pdf);
        QCOMPARE(detailFor(painter), Detail::Full);
        painter.translate(1000, 1000);
        painter.scale(8, 8);
        paintEverything(painter);
    }
    QVERIFY(buffer.data().size() > 20000);
    QCOMPARE(buffer.data().count("/Subtype /Image"), 0);
}

void TestVector::svgHoldsNoImage()
{
    QBuffer buffer;
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize({800, 600});
        QPainter painter(&svg);
        paintEverything(painter);
    }
    QVERIFY(buffer.data().size() > 20000);
    QCOMPARE(buffer.data().count("<image"), 0);
}

BUBBLEBAR_TEST(TestVector)
#include "tst_vector.moc"
