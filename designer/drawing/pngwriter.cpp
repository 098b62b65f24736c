#include "designer/drawing/pngwriter.h"

#include <QIODevice>
#include <QImage>

#include <csetjmp>
#include <utility>

#include <png.h>
#include <zlib.h>

namespace bubblebar {

namespace {

/// Higher levels take up to twice the time for 5 % of the size.
constexpr int kCompression = 3;

void writeBytes(png_structp png, png_bytep bytes, png_size_t count)
{
    auto* device = static_cast<QIODevice*>(png_get_io_ptr(png));
    const auto length = static_cast<qint64>(count);
    if (device->write(static_cast<const char*>(static_cast<const void*>(bytes)), length) != length)
        png_error(png, "not written");
}

void flushNothing(png_structp /*png*/) {}

/// libpng prints its messages otherwise. It goes on at the last setjmp().
[[noreturn]] void fail(png_structp png, png_const_charp /*message*/)
{
    png_longjmp(png, 1);
}

void warn(png_structp /*png*/, png_const_charp /*message*/) {}

/// The bytes of Format_RGB32 in memory.
void readRgb32(png_structp png)
{
    constexpr bool kLittle = Q_BYTE_ORDER == Q_LITTLE_ENDIAN;
    png_set_filler(png, 0, kLittle ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
    if (kLittle)
        png_set_bgr(png);
}

} // namespace

PngWriter::PngWriter(QIODevice& device, QSize size, int dotsPerMetre, const QByteArray& chunks)
    : m_device(device)
    , m_png(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, warn))
{
    if (m_png != nullptr)
        m_info = png_create_info_struct(m_png);
    m_sound = m_info != nullptr && begin(size, dotsPerMetre, chunks);
}

PngWriter::~PngWriter()
{
    png_destroy_write_struct(&m_png, &m_info);
}

// A jump out of libpng runs no destructors: nothing is created between a setjmp() and the calls behind it.

bool PngWriter::begin(QSize size, int dotsPerMetre, const QByteArray& chunks)
{
    if (setjmp(png_jmpbuf(m_png)) != 0)
        return false;
    png_set_write_fn(m_png, &m_device, writeBytes, flushNothing);
    png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(size.width()), static_cast<png_uint_32>(size.height()), 8,
                 PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    const auto dots = static_cast<png_uint_32>(dotsPerMetre);
    png_set_pHYs(m_png, m_info, dots, dots, PNG_RESOLUTION_METER);
    png_set_filter(m_png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(m_png, kCompression);
    png_set_compression_strategy(m_png, Z_DEFAULT_STRATEGY);
    png_write_info_before_PLTE(m_png, m_info);
    if (m_device.write(chunks) != chunks.size())
        return false;
    png_write_info(m_png, m_info);
    readRgb32(m_png);
    return true;
}

bool PngWriter::write(const QImage& rows)
{
    Q_ASSERT(rows.format() == QImage::Format_RGB32);
    if (!std::exchange(m_sound, false))
        return false;
    if (setjmp(png_jmpbuf(m_png)) != 0)
        return false;
    for (int row = 0; row < rows.height(); ++row)
        png_write_row(m_png, rows.constScanLine(row));
    m_sound = true;
    return true;
}

bool PngWriter::finish()
{
    if (!std::exchange(m_sound, false))
        return false;
    if (setjmp(png_jmpbuf(m_png)) != 0)
        return false;
    png_write_end(m_png, nullptr);
    return true;
}

} // namespace bubblebar
