#include "designer/drawing/heatdisc.h"

#include "designer/drawing/palette.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kLeast = 12;
constexpr double kMost = 30;
constexpr double kTextHeight = 17;

} // namespace

double heatRadius(double share)
{
    // By area, as eyes compare discs.
    return kLeast + (kMost - kLeast) * std::sqrt(std::clamp(share, 0.0, 1.0));
}

QString heatNumber(double number, const QLocale& locale)
{
    constexpr double kWhole = 9.95;
    return locale.toString(number, 'f', number < kWhole ? 1 : 0);
}

void paintHeatDisc(QPainter& painter, QPointF centre, double share, const QString& text)
{
    const double radius = heatRadius(share);
    const QColor colour = heatColour(share);
    painter.setPen(QPen(palette::kInk, 2.2));
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    if (text.isEmpty())
        return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(kTextHeight));
    font.setBold(true);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.save();
    painter.translate(centre);
    // Small discs keep to short numbers.
    const double scale = std::min(1.0, 1.7 * radius / std::max(width, kTextHeight));
    painter.scale(scale, scale);
    painter.setFont(font);
    painter.setPen(colour.lightness() < 130 && share > 0.6 ? palette::kPaper : palette::kInk);
    painter.drawText(QRectF(-60, -kTextHeight, 120, 2 * kTextHeight), Qt::AlignCenter, text);
    painter.restore();
}

} // namespace bubblebar
