#include "designer/drawing/trackimage.h"

#include "core/track/picturefile.h"
#include "designer/drawing/pngwriter.h"
#include "designer/drawing/svgtitle.h"
#include "designer/drawing/trackbands.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace bubblebar {

namespace {

/// Round the tiles, in tile units, as a tile is 200 wide.
constexpr double kMargin = 30;
constexpr int kUsualSide = 1600;
constexpr int kLeastSide = 64;
/// Each finely painted tile takes 40 kB in SVG.
constexpr std::size_t kMostFineTiles = 1000;
constexpr double kPlank = 120;
/// Of what is painted and written at a time.
constexpr int kBandPixels = 2'000'000;

QRectF shownArea(const Track& track)
{
    const QRectF tiles = track.tiles.empty() ? QRectF(-400, -300, 800, 600) : trackBounds(track);
    return tiles.marginsAdded(QMarginsF(kMargin, kMargin, kMargin, kMargin));
}

double scaleFor(const QRectF& area, QSize size)
{
    return std::min(size.width() / area.width(), size.height() / area.height());
}

double plankFor(double scale)
{
    return std::clamp(kPlank * scale, 8.0, kPlank);
}

/// Paints the table and the track on it over the whole picture.
void paintImage(QPainter& painter, const Track& track, QSize size, Detail detail)
{
    const QRectF area = shownArea(track);
    const double scale = scaleFor(area, size);
    paintPlainTable(painter, QRectF(QPointF(), size), false, plankFor(scale));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-area.center());
    TileLook look;
    look.detail = detail;
    paintTrack(painter, track, look);
}

Detail vectorDetail(const Track& track)
{
    return track.tiles.size() <= kMostFineTiles ? Detail::Full : Detail::Speck;
}

int dotsPerMetre(int dpi)
{
    return qRound(dpi / 0.0254);
}

} // namespace

QSize usualImageSize(const Track& track)
{
    const QSizeF area = shownArea(track).size();
    const QSize size = area.scaled(kUsualSide, kUsualSide, Qt::KeepAspectRatio).toSize();
    return size.expandedTo(QSize(kLeastSide, kLeastSide));
}

bool isPaintable(QSize size)
{
    return !size.isEmpty() && std::max(size.width(), size.height()) <= kMaxImageSide &&
           qint64 {size.width()} * size.height() <= kMaxImagePixels;
}

QByteArray trackPng(const Track& track, const ImageSize& size)
{
    const int width = size.size.width();
    const int height = size.size.height();
    QImage image(width, std::clamp(kBandPixels / width, 1, height), QImage::Format_RGB32);
    QBuffer png;
    if (image.isNull() || !png.open(QIODevice::WriteOnly))
        return {};
    PngWriter writer(png, size.size, dotsPerMetre(size.dpi), pngTrackChunks(track));
    const QRectF area = shownArea(track);
    const double scale = scaleFor(area, size.size);
    TrackBands bands(track, QRectF(QPointF(), size.size).center() - area.center() * scale, scale);
    for (int top = 0; top < height; top += image.height()) {
        const int rows = std::min(image.height(), height - top);
        QPainter painter(&image);
        painter.translate(0, -top);
        paintPlainTable(painter, QRectF(QPointF(), size.size), false, plankFor(scale));
        bands.paint(painter, top, rows);
        painter.end();
        if (!writer.write(rows == image.height() ? image : image.copy(0, 0, width, rows)))
            return {};
    }
    return writer.finish() ? png.data() : QByteArray();
}

QByteArray trackSvg(const Track& track, const ImageSize& size)
{
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    if (!track.name.isEmpty())
        generator.setTitle(svgTitle(track.name));
    generator.setResolution(size.dpi);
    generator.setSize(size.size);
    generator.setViewBox(QRect(QPoint(), size.size));
    {
        QPainter painter(&generator);
        paintImage(painter, track, size.size, vectorDetail(track));
    }
    return svgWithTrack(svg.data(), track);
}

QByteArray trackPdf(const Track& track, const ImageSize& size)
{
    QBuffer pdf;
    if (!pdf.open(QIODevice::WriteOnly))
        return {};
    QPdfWriter writer(&pdf);
    writer.setTitle(track.name);
    writer.setResolution(size.dpi);
    const QPageSize page(QSizeF(size.size) / size.dpi, QPageSize::Inch, {}, QPageSize::ExactMatch);
    writer.setPageLayout(QPageLayout(page, QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&writer);
    paintImage(painter, track, size.size, vectorDetail(track));
    painter.end();
    return pdf.data();
}

} // namespace bubblebar
