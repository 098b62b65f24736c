#include "tests/designer/drawing/canvas.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace bubblebar::tests {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// For linear light. The last one is the weight of each channel in the brightness.
constexpr std::array<Matrix, 4> kEyes {{
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}};

double toLinear(int value)
{
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

int fromLinear(double value)
{
    const double v = std::clamp(value, 0.0, 1.0);
    return static_cast<int>(std::lround(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055)));
}

QRgb seen(const Matrix& eye, QRgb pixel)
{
    const std::array light {toLinear(qRed(pixel)), toLinear(qGreen(pixel)), toLinear(qBlue(pixel))};
    std::array<int, 3> out {};
    for (std::size_t i = 0; i < 3; ++i)
        out[i] = fromLinear(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2]);
    return qRgba(out[0], out[1], out[2], qAlpha(pixel));
}

template <class Use>
void forEachPixel(const QImage& image, Use use)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            use(QPoint(x, y));
    }
}

} // namespace

QImage painted(const std::function<void(QPainter&)>& paint, int pixels)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels / 2.0, pixels / 2.0);
    painter.scale(pixels / 200.0, pixels / 200.0);
    paint(painter);
    return image;
}

double coverage(const QImage& image)
{
    int covered = 0;
    forEachPixel(image, [&](QPoint at) { covered += qAlpha(image.pixel(at)) > 0 ? 1 : 0; });
    return static_cast<double>(covered) / (image.width() * image.height());
}

double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    int count = 0;
    forEachPixel(a, [&](QPoint at) {
        const QRgb p = a.pixel(at);
        const QRgb q = b.pixel(at);
        if (qAlpha(p) == 0 && qAlpha(q) == 0)
            return;
        sum += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q)),
                         std::abs(qAlpha(p) - qAlpha(q))});
        ++count;
    });
    return count == 0 ? 0 : sum / count;
}

QImage seenBy(Eye eye, QImage image)
{
    const Matrix& matrix = kEyes[static_cast<std::size_t>(eye)];
    forEachPixel(image, [&](QPoint at) { image.setPixel(at, seen(matrix, image.pixel(at))); });
    return image;
}

} // namespace bubblebar::tests
