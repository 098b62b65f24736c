#pragma once

#include <QByteArray>
#include <QSize>

class QImage;
class QIODevice;
struct png_info_def;
struct png_struct_def;

namespace bubblebar {

/// Writes a PNG from the top down as it is painted, so that a large picture never lies in memory as a whole. Drawn
/// pictures have flat colours: without PNG's filters they become smaller, and that in half the time.
class PngWriter
{
public:
    /// `chunks`: whole chunks to stand at the front, right after the header. `device` is open and outlives the writer.
    PngWriter(QIODevice& device, QSize size, int dotsPerMetre, const QByteArray& chunks = {});
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;
    ~PngWriter();

    /// The next rows, as wide as the picture, of Format_RGB32. False: the device or memory failed, and so will the
    /// rest.
    [[nodiscard]] bool write(const QImage& rows);
    /// After the last row. False if anything failed.
    [[nodiscard]] bool finish();

private:
    [[nodiscard]] bool begin(QSize size, int dotsPerMetre, const QByteArray& chunks);

    QIODevice& m_device;
    png_struct_def* m_png = nullptr;
    png_info_def* m_info = nullptr;
    bool m_sound = false;
};

} // namespace bubblebar
