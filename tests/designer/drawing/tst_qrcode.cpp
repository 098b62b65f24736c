#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "designer/drawing/qrcode.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QtTest>

#ifdef BUBBLEBAR_ZXING
#define ZX_USE_UTF8 // texts are std::string in newer versions anyway
#include <ZXing/ReadBarcode.h>
#endif

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QImage painted(const QrCode& code, QSize size)
{
    QImage image(size, QImage::Format_Grayscale8);
    image.fill(Qt::gray);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintQrCode(painter, QRectF(QPointF(), size), code);
    return image;
}

#ifdef BUBBLEBAR_ZXING
QString scanned(const QImage& image)
{
    const ZXing::ImageView view(image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(image.bytesPerLine()));
    return QString::fromStdString(ZXing::ReadBarcode(view).text());
}
#endif

} // namespace

/// QR codes of share codes, read back by another library where it is installed.
class QrCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quietZoneIsLight();
    void shareCodesTakeLittleRoom();
    void tooLongForAPhone();
    void staysInItsBox();
    void isOneShape();
    void isReadBack_data();
    void isReadBack();
};

void QrCodeTest::quietZoneIsLight()
{
    const std::optional<QrCode> code = qrCode(QStringLiteral("BB1-08G2K"));
    QVERIFY(code);
    QCOMPARE(code->side, 21 + 2 * kQuietZone); // version 1
    QCOMPARE(code->dark.boundingRect(), QRectF(kQuietZone, kQuietZone, 21, 21));
}

/// As letters of the QR code's own small alphabet, two to eleven bits.
void QrCodeTest::shareCodesTakeLittleRoom()
{
    const QString code(80, u'A');
    QCOMPARE(qrCode(code)->side - 2 * kQuietZone, 33); // version 4-M holds 90 of them
    QVERIFY(qrCode(code.toLower())->side > qrCode(code)->side);
}

void QrCodeTest::tooLongForAPhone()
{
    QCOMPARE(qrCode(QString(970, u'A'))->side - 2 * kQuietZone, 97); // version 20-M
    QVERIFY(!qrCode(QString(971, u'A')));
    FastRandom random(7);
    QVERIFY(!qrCode(*shareCode(randomValidTrack(random, 2000, 400))));
}

void QrCodeTest::staysInItsBox()
{
    QImage image(200, 300, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    paintQrCode(painter, QRectF(20, 20, 160, 260), *qrCode(QStringLiteral("BB1")));
    QCOMPARE(image.pixelColor(19, 150), QColor(Qt::red));
    QCOMPARE(image.pixelColor(21, 150), QColor(Qt::white));
    QCOMPARE(image.pixelColor(100, 65), QColor(Qt::red)); // above the square
    QCOMPARE(image.pixelColor(100, 75), QColor(Qt::white));
    QVERIFY(painter.transform().isIdentity());
}

/// Lines between modules would show as fine light seams.
void QrCodeTest::isOneShape()
{
    const QImage image = painted(*qrCode(*shareCode(*builtInTracks().front().track)), QSize(333, 333));
    const double module = 333.0 / qrCode(*shareCode(*builtInTracks().front().track))->side;
    // Down the left side of the upper left finder pattern, seven dark modules.
    const int x = static_cast<int>((kQuietZone + 0.5) * module);
    for (int y = static_cast<int>((kQuietZone + 0.5) * module); y < (kQuietZone + 6.5) * module; ++y)
        QCOMPARE(image.pixelColor(x, y), QColor(Qt::black));
}

void QrCodeTest::isReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("pixels");
    for (const BuiltInTrack& builtIn : builtInTracks())
        QTest::addRow("%s", qPrintable(builtIn.id)) << *shareCode(*builtIn.track) << 300;
    FastRandom random(11);
    QTest::newRow("14 track tiles") << *shareCode(randomValidTrack(random, 14, 2)) << 300;
    QTest::newRow("200 track tiles") << *shareCode(randomValidTrack(random, 200, 30)) << 700;
    QTest::newRow("small") << *shareCode(*builtInTracks().front().track) << 90;
    QTest::newRow("other text") << QStringLiteral("Grandma’s garden") << 300;
}

void QrCodeTest::isReadBack()
{
#ifdef BUBBLEBAR_ZXING
    QFETCH(QString, text);
    QFETCH(int, pixels);
    const std::optional<QrCode> code = qrCode(text);
    QVERIFY(code);
    QCOMPARE(scanned(painted(*code, QSize(pixels, pixels))), text);
#else
    QSKIP("Built without ZXing, which reads QR codes.");
#endif
}

BUBBLEBAR_TEST(QrCodeTest)
#include "tst_qrcode.moc"
