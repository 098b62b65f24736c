#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/drawing/palette.h"
#include "designer/drawing/trackimage.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QImage>
#include <QSvgRenderer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const Track& flight()
{
    return *builtInTracks().front().track;
}

Track oddTrack()
{
    Track track = flight();
    track.name = QStringLiteral("</svg> & “more” =");
    return track;
}

Track emptyTrack()
{
    Track track;
    track.tileSet = standardTileSet();
    return track;
}

/// Two tiles as far apart as can be.
Track farTrack()
{
    Track track = emptyTrack();
    track.tiles = {{TileId::start(), {-kMaxCoordinate, 0}, FaceSide::Front, 0, {}},
                   {TileId::finish(), {kMaxCoordinate, 1}, FaceSide::Front, 0, {}}};
    return track;
}

} // namespace

/// Pictures of tracks that carry them (formats page, "Share code").
class TrackImageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pngComesBack_data();
    void pngComesBack();
    void svgComesBack_data();
    void svgComesBack();
    void fitsAnySize_data();
    void fitsAnySize();
    void showsTheTableRoundTheTiles();
    void asksForItsResolution();
    void manyTilesStaySmall();
    void sizesThatCanBePainted_data();
    void sizesThatCanBePainted();
};

void TrackImageTest::pngComesBack_data()
{
    QTest::addColumn<QByteArray>("track");
    QTest::newRow("a track") << trackBytes(flight());
    QTest::newRow("odd texts") << trackBytes(oddTrack());
    QTest::newRow("an empty draft") << trackBytes(emptyTrack());
    QTest::newRow("far apart") << trackBytes(farTrack());
}

void TrackImageTest::pngComesBack()
{
    QFETCH(QByteArray, track);
    const Track drawn = *parseTrack(track);
    const ImageSize size {usualImageSize(drawn)};
    const QByteArray png = trackPng(drawn, size);
    QCOMPARE(QImage::fromData(png).size(), size.size);
    const Result<Track> back = parsePicture(png);
    QVERIFY(back);
    QCOMPARE(trackBytes(*back), track);
    QCOMPARE(trackPng(*back, size), png);
    QCOMPARE(png.contains("bubblebar-code"), shareCode(drawn).has_value());
}

void TrackImageTest::svgComesBack_data()
{
    pngComesBack_data();
}

void TrackImageTest::svgComesBack()
{
    QFETCH(QByteArray, track);
    const Track drawn = *parseTrack(track);
    const ImageSize size {usualImageSize(drawn)};
    const QByteArray svg = trackSvg(drawn, size);
    QSvgRenderer renderer;
    QVERIFY(renderer.load(svg));
    QCOMPARE(renderer.viewBox().size(), size.size);
    QVERIFY(!svg.contains("<image"));
    if (!drawn.name.isEmpty())
        QVERIFY(svg.contains("<title>" + drawn.name.toHtmlEscaped().toUtf8() + "</title>"));
    const Result<Track> back = parsePicture(svg);
    QVERIFY(back);
    QCOMPARE(trackBytes(*back), track);
    QCOMPARE(trackSvg(*back, size), svg);
}

void TrackImageTest::fitsAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(900, 200);
    QTest::newRow("high") << QSize(200, 900);
    QTest::newRow("tiny") << QSize(1, 1);
}

void TrackImageTest::fitsAnySize()
{
    QFETCH(QSize, size);
    const QImage image = QImage::fromData(trackPng(flight(), {size}));
    QCOMPARE(image.size(), size);
    const QRgb wood = tableTones(false).wood.rgb();
    for (const QPoint corner : {QPoint(0, size.height() - 1), QPoint(size.width() - 1, size.height() - 1)})
        QVERIFY(size.width() == 1 || image.pixel(corner) == wood);
}

void TrackImageTest::showsTheTableRoundTheTiles()
{
    const QImage image = QImage::fromData(trackPng(flight(), {usualImageSize(flight())}));
    const QColor wood = tableTones(false).wood;
    QVERIFY(image.pixelColor(image.rect().center()) != wood);
    int others = 0;
    for (int y = 0; y < image.height(); ++y)
        others += image.pixelColor(3, y) != wood ? 1 : 0;
    QVERIFY2(others < image.height() / 20, qPrintable(QString::number(others))); // but for the lines of the planks
}

void TrackImageTest::asksForItsResolution()
{
    const QImage image = QImage::fromData(trackPng(flight(), {{300, 200}, 300}));
    QCOMPARE(image.dotsPerMeterX(), 11811);
    QVERIFY(trackSvg(flight(), {{300, 200}, 300}).contains("width=\"25.4mm\" height=\"16.9333mm\""));
}

void TrackImageTest::manyTilesStaySmall()
{
    FastRandom random(3);
    const Track track = randomValidTrack(random, 3000, 400);
    const QByteArray svg = trackSvg(track, {usualImageSize(track)});
    QVERIFY2(svg.size() < 40'000'000, qPrintable(QString::number(svg.size())));
    QVERIFY(*parsePicture(svg) == track);
}

void TrackImageTest::sizesThatCanBePainted_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("paintable");
    QTest::newRow("one pixel") << QSize(1, 1) << true;
    QTest::newRow("long") << QSize(20'000, 3600) << true;
    QTest::newRow("too long") << QSize(20'001, 10) << false;
    QTest::newRow("too many pixels") << QSize(8500, 8500) << false;
    QTest::newRow("so many that they overflow") << QSize(INT_MAX, INT_MAX) << false;
    QTest::newRow("none") << QSize(0, 5) << false;
    QTest::newRow("fewer than none") << QSize(5, -5) << false;
}

void TrackImageTest::sizesThatCanBePainted()
{
    QFETCH(QSize, size);
    QTEST(isPaintable(size), "paintable");
}

BUBBLEBAR_TEST(TrackImageTest)
#include "tst_trackimage.moc"
