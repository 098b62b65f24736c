#include "designer/drawing/pngwriter.h"
#include "tests/common/testrunner.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace bubblebar;

namespace {

constexpr QSize kSize(37, 50);
constexpr int kDots = 3937;

QImage colourful()
{
    QImage image(kSize, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x * 6, y * 5, (x * y) % 256));
    }
    image.setDotsPerMeterX(kDots);
    image.setDotsPerMeterY(kDots);
    return image;
}

/// A device that is full after a while.
class FullDevice : public QIODevice
{
public:
    explicit FullDevice(qint64 room)
        : m_room(room)
    {
        open(QIODevice::WriteOnly);
    }

protected:
    qint64 readData(char* /*bytes*/, qint64 /*count*/) override { return -1; }
    qint64 writeData(const char* /*bytes*/, qint64 count) override
    {
        m_room -= count;
        return m_room < 0 ? -1 : count;
    }

private:
    qint64 m_room;
};

} // namespace

class PngWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBackAsItWasPainted_data();
    void readsBackAsItWasPainted();
    void chunksStandRightAfterTheHeader();
    void aFullDeviceIsTold_data();
    void aFullDeviceIsTold();
};

void PngWriterTest::readsBackAsItWasPainted_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {1, 16, 50})
        QTest::addRow("%d rows at a time", rows) << rows;
}

void PngWriterTest::readsBackAsItWasPainted()
{
    QFETCH(int, rows);
    const QImage image = colourful();
    QBuffer png;
    QVERIFY(png.open(QIODevice::WriteOnly));
    PngWriter writer(png, kSize, kDots);
    for (int top = 0; top < image.height(); top += rows)
        QVERIFY(writer.write(image.copy(0, top, image.width(), std::min(rows, image.height() - top))));
    QVERIFY(writer.finish());
    const QImage back = QImage::fromData(png.data(), "PNG");
    QCOMPARE(back.convertToFormat(QImage::Format_RGB32), image);
    QCOMPARE(back.dotsPerMeterX(), kDots);
    QCOMPARE(back.dotsPerMeterY(), kDots);
}

void PngWriterTest::chunksStandRightAfterTheHeader()
{
    QBuffer png;
    QVERIFY(png.open(QIODevice::WriteOnly));
    PngWriter writer(png, kSize, kDots, "any chunk");
    QVERIFY(writer.write(colourful()) && writer.finish());
    QCOMPARE(png.data().indexOf("any chunk"), 33);
}

void PngWriterTest::aFullDeviceIsTold_data()
{
    QTest::addColumn<int>("room");
    for (const int room : {0, 20, 60, 100, 1000})
        QTest::addRow("%d bytes", room) << room;
}

void PngWriterTest::aFullDeviceIsTold()
{
    QFETCH(int, room);
    FullDevice device(room);
    PngWriter writer(device, kSize, kDots, "any chunk");
    const bool written = writer.write(colourful());
    QVERIFY(!(written && writer.finish()));
    QVERIFY(!writer.finish());
}

BUBBLEBAR_TEST(PngWriterTest)
#include "tst_pngwriter.moc"
