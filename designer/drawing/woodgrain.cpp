#include "designer/drawing/woodgrain.h"

#include "designer/drawing/palette.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace bubblebar {

namespace {

/// A plank is cut into fields of so many planks' heights: each has its joint, perhaps, and its streaks.
constexpr double kField = 5;
constexpr int kFields = 3;
constexpr int kStreaks = 7;
/// The piece of wood that repeats, in heights of a plank.
constexpr double kLength = kField * kFields;
constexpr int kPlanks = 7;

/// Numbers that look like chance and are the same each time.
class Chance
{
public:
    explicit Chance(int seed)
        : m_state(static_cast<unsigned>(seed + 1) * 0x9E3779B1U)
    {
        next();
    }

    /// 0 … 1
    double next()
    {
        m_state ^= m_state >> 15U;
        m_state = m_state * 0x2C1B3C6DU + 0x297A2D39U;
        m_state ^= m_state >> 13U;
        return static_cast<double>(m_state >> 8U) / (1U << 24U);
    }

private:
    unsigned m_state;
};

QColor faded(QColor ink, double part)
{
    ink.setAlphaF(static_cast<float>(ink.alphaF() * part));
    return ink;
}

/// The painter's rounding of both ends must not make some lines thicker than others.
QRectF onPixels(double x, double y, double width, double height)
{
    return {std::round(x), std::round(y), std::round(width), std::max(1.0, std::round(height))};
}

void paintStreaks(QPainter& painter, QPointF corner, double unit, const QColor& ink, Chance& chance)
{
    for (int i = 0; i < kStreaks; ++i) {
        // Each streak in a row of its own, so that they never touch.
        const double y = corner.y() + unit * (0.1 + 0.8 * (i + 0.7 * chance.next()) / kStreaks);
        const double x = corner.x() + unit * kField * chance.next();
        const double length = unit * (0.4 + 2.4 * chance.next());
        painter.fillRect(onPixels(x, y, length, unit / 90), faded(ink, 0.45 + 0.4 * chance.next()));
    }
}

void paintPlank(QPainter& painter, int plank, double unit, const QColor& ink)
{
    Chance chance(plank);
    const double y = plank * unit;
    painter.fillRect(onPixels(0, y, kLength * unit, unit), faded(ink, 0.7 * chance.next()));
    for (int field = 0; field < kFields; ++field) {
        const QPointF corner(field * kField * unit, y);
        if (chance.next() < 0.6)
            painter.fillRect(onPixels(corner.x() + chance.next() * kField * unit, y, unit / 60, unit), ink);
        paintStreaks(painter, corner, unit, ink, chance);
    }
    painter.fillRect(onPixels(0, y, kLength * unit, unit / 60), ink);
}

/// The piece of wood that repeats, from the origin on.
void paintPiece(QPainter& painter, bool dark, double unit)
{
    const TableTones& tones = tableTones(dark);
    const QRectF box(0, 0, kLength * unit, kPlanks * unit);
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.fillRect(box, tones.wood);
    for (int plank = 0; plank < kPlanks; ++plank)
        paintPlank(painter, plank, unit, tones.plankLine);
    painter.restore();
}

struct Texture
{
    bool dark = false;
    double unit = 0;
    double ratio = 0;
    QImage image;
};

const QImage& textureFor(bool dark, double unit, double ratio)
{
    constexpr std::size_t kMost = 3;
    thread_local std::vector<Texture> textures;
    const auto fits = [&](const Texture& one) { return one.dark == dark && one.unit == unit && one.ratio == ratio; };
    const auto found = std::ranges::find_if(textures, fits);
    if (found != textures.end())
        return found->image;
    QImage image((QSizeF(kLength, kPlanks) * unit * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paintPiece(painter, dark, unit);
    painter.end();
    if (textures.size() >= kMost)
        textures.erase(textures.begin());
    textures.push_back({dark, unit, ratio, image});
    return textures.back().image;
}

/// Whether a pixel of the texture becomes a pixel of the device.
bool keepsPixels(const QPainter& painter, double unit)
{
    const bool whole = unit == std::round(unit) && unit <= 200;
    return whole && painter.combinedTransform().type() <= QTransform::TxTranslate;
}

} // namespace

void paintWood(QPainter& painter, const QRectF& area, bool dark, double unit)
{
    const double width = kLength * unit;
    const double height = kPlanks * unit;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const bool copied = keepsPixels(painter, unit);
    for (double y = std::floor(area.top() / height) * height; y < area.bottom(); y += height) {
        for (double x = std::floor(area.left() / width) * width; x < area.right(); x += width) {
            if (copied) {
                painter.drawImage(QPointF(x, y), textureFor(dark, unit, painter.device()->devicePixelRatioF()));
                continue;
            }
            painter.translate(x, y);
            paintPiece(painter, dark, unit);
            painter.translate(-x, -y);
        }
    }
    painter.restore();
}

} // namespace bubblebar
