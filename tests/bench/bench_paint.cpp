// Pictures: a tile beside filling its hexagon, pages of a print beside the same page in white, a PNG beside raw libpng.

#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pageset.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/trackimage.h"
#include "designer/drawing/tracklayout.h"
#include "tests/bench/bench.h"
#include "tests/bench/field.h"

#include <QImage>
#include <QPainter>

#include <vector>

#include <png.h>

namespace bubblebar::bench {

namespace {

constexpr QSize kTile {320, 370};
constexpr QSize kPicture {1600, 1200};
constexpr const char* kFill = "floor/fill of a tile's hexagon";
constexpr const char* kWhite = "floor/fill of a page";
constexpr const char* kPng = "floor/PNG by libpng";

void fillHexagon(benchmark::State& state)
{
    QImage image(kTile, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(image.rect()).center());
    const double scale = kTile.width() / (2 * kTileApothem);
    painter.scale(scale, scale);
    const QPolygonF hexagon = hexPolygon({});
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::red);
    for (auto _ : state)
        painter.drawPolygon(hexagon);
}
BENCHMARK(fillHexagon)->Name(kFill)->MeasureProcessCPUTime()->Unit(benchmark::kMicrosecond);

/// All tiles of the set in turn, both sides, 320 pixels wide.
void paintTiles(benchmark::State& state)
{
    compareWith(state, kFill);
    const Track track = field(28);
    QImage image(kTile, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(image.rect()).center());
    painter.scale(kTile.width() / (2 * kTileApothem), kTile.width() / (2 * kTileApothem));
    TileLook look;
    look.detail = detailFor(kTile.height());
    for (std::size_t i = 0; auto _ : state)
        paintTile(painter, track, track.tiles[i++ % track.tiles.size()], look);
}
BENCHMARK(paintTiles)->Name("paint/a tile")->MeasureProcessCPUTime()->Unit(benchmark::kMicrosecond);

/// A plan page on A4, as the preview shows it at 100 dots per inch.
QImage paper()
{
    return {QSize(827, 1169), QImage::Format_RGB32};
}

void whitePage(benchmark::State& state)
{
    QImage image = paper();
    QPainter painter(&image);
    for (auto _ : state)
        painter.fillRect(image.rect(), Qt::white);
}
BENCHMARK(whitePage)->Name(kWhite)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

void paintPlan(benchmark::State& state)
{
    compareWith(state, kWhite);
    PageOptions options;
    options.orientation = Orientation::Upright;
    const PageSet pages = makePages(std::make_shared<const Track>(field(14)), options);
    QImage image = paper();
    for (auto _ : state) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(image.width() / pages.frame.paper.width(), image.height() / pages.frame.paper.height());
        paintPage(painter, pages, 0);
    }
}
BENCHMARK(paintPlan)->Name("pages/paint a plan of 14 tiles")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// What libpng alone takes for the pixels, with the settings that the program uses.
void rawPng(benchmark::State& state)
{
    const QImage image = QImage::fromData(trackPng(field(14), {kPicture})).convertToFormat(QImage::Format_RGB32);
    for (auto _ : state) {
        std::vector<unsigned char> bytes;
        png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
        png_infop info = png_create_info_struct(png);
        const auto append = [](png_structp to, png_bytep data, png_size_t count) {
            auto* all = static_cast<std::vector<unsigned char>*>(png_get_io_ptr(to));
            all->insert(all->end(), data, data + count);
        };
        png_set_write_fn(png, &bytes, append, nullptr);
        png_set_IHDR(png, info, static_cast<png_uint_32>(image.width()), static_cast<png_uint_32>(image.height()), 8,
                     PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_set_compression_level(png, 3);
        png_set_compression_strategy(png, 0);
        png_write_info(png, info);
        png_set_filler(png, 0, PNG_FILLER_AFTER);
        png_set_bgr(png);
        for (int row = 0; row < image.height(); ++row)
            png_write_row(png, image.constScanLine(row));
        png_write_end(png, nullptr);
        png_destroy_write_struct(&png, &info);
        benchmark::DoNotOptimize(bytes.data());
    }
}
BENCHMARK(rawPng)->Name(kPng)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// Painted and encoded.
void exportPng(benchmark::State& state)
{
    compareWith(state, kPng);
    const Track track = field(14);
    for (auto _ : state)
        benchmark::DoNotOptimize(trackPng(track, {kPicture}));
}
BENCHMARK(exportPng)
    ->Name("paint/PNG of 14 tiles, 1600 × 1200")
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bubblebar::bench
