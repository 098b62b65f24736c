#include "core/track/standardset.h"
#include "designer/drawing/trackbands.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr QPointF kOrigin(310.4, 290.7);
constexpr QSize kSize(640, 600);

/// So many copies of each of three tiles, side by side.
Track copies(int count)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = count;
    for (int i = 0; i < 3 * count; ++i)
        track.tiles.push_back(
            {TileId::track(i % 3, 1 + i / 3), {i % 5 - 2 - (i / 5 - 1) / 2, i / 5 - 1}, {}, i % 3, {}});
    return track;
}

QImage inBands(const Track& track, double scale, int rows)
{
    QImage image(kSize, QImage::Format_RGB32);
    TrackBands bands(track, kOrigin, scale);
    for (int top = 0; top < kSize.height(); top += rows) {
        QImage band(image.scanLine(top), kSize.width(), std::min(rows, kSize.height() - top), image.bytesPerLine(),
                    image.format());
        band.fill(Qt::white);
        QPainter painter(&band);
        painter.translate(0, -top);
        bands.paint(painter, top, band.height());
    }
    return image;
}

QImage oneByOne(const Track& track, double scale)
{
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kOrigin);
    painter.scale(scale, scale);
    TileLook look;
    look.detail = detailFor(2 * kTileRadius * scale);
    paintTrack(painter, track, look);
    return image;
}

/// How much lighter or darker the pixels are on average, of 255.
double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

} // namespace

/// Pictures of tracks, painted in bands, look like the track on the table.
class TrackBandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tilesThatLieThereOnceArePaintedInPlace();
    void copiesLookLikeTiles_data();
    void copiesLookLikeTiles();
    void copiesKeepTheirNames();
    void bandsDoNotShow_data();
    void bandsDoNotShow();
};

void TrackBandsTest::tilesThatLieThereOnceArePaintedInPlace()
{
    const Track& track = *builtInTracks().front().track;
    QCOMPARE(inBands(track, 0.7, kSize.height()), oneByOne(track, 0.7));
}

void TrackBandsTest::copiesLookLikeTiles_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("specks") << 0.1;
    QTest::newRow("small") << 0.3;
    QTest::newRow("full") << 0.6;
}

void TrackBandsTest::copiesLookLikeTiles()
{
    QFETCH(double, scale);
    const Track track = copies(5);
    const QImage expected = oneByOne(track, scale);
    const double off = difference(inBands(track, scale, kSize.height()), expected);
    QImage bare(kSize, QImage::Format_RGB32);
    bare.fill(Qt::white);
    QVERIFY2(off < 0.2 * difference(bare, expected), qPrintable(QString::number(off)));
}

void TrackBandsTest::copiesKeepTheirNames()
{
    Track track = copies(5);
    const QImage named = inBands(track, 0.6, kSize.height());
    const Track before = track;
    std::swap(track.tiles[0].tile, track.tiles[3].tile); // the same tile of another box
    QVERIFY(inBands(track, 0.6, kSize.height()) != named);
    QCOMPARE(inBands(track, 0.3, kSize.height()), inBands(before, 0.3, kSize.height()));
}

void TrackBandsTest::bandsDoNotShow_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {7, 64, 599})
        QTest::addRow("%d rows", rows) << rows;
}

void TrackBandsTest::bandsDoNotShow()
{
    QFETCH(int, rows);
    FastRandom random(5);
    const Track track = randomValidTrack(random, 30, 10);
    QCOMPARE(inBands(track, 0.3, rows), inBands(track, 0.3, kSize.height()));
}

BUBBLEBAR_TEST(TrackBandsTest)
#include "tst_trackbands.moc"
