#include "app/beetle/diepainter.h"

#include "designer/drawing/palette.h"
#include "designer/widgets/paintedicon.h"

#include <algorithm>
#include <array>
#include <vector>

namespace bubblebar::beetle {

namespace {

/// In a die of side 100 about its middle.
constexpr double kHalf = 44;
constexpr double kPip = 9.5;
constexpr double kOut = 23;

const std::vector<QPointF>& pipsOf(int number)
{
    static const std::array<std::vector<QPointF>, 6> pips {{
        {{0, 0}},
        {{-kOut, -kOut}, {kOut, kOut}},
        {{-kOut, -kOut}, {0, 0}, {kOut, kOut}},
        {{-kOut, -kOut}, {kOut, -kOut}, {-kOut, kOut}, {kOut, kOut}},
        {{-kOut, -kOut}, {kOut, -kOut}, {0, 0}, {-kOut, kOut}, {kOut, kOut}},
        {{-kOut, -kOut}, {kOut, -kOut}, {-kOut, 0}, {kOut, 0}, {-kOut, kOut}, {kOut, kOut}},
    }};
    return pips[static_cast<std::size_t>(number - 1)];
}

void paintPips(QPainter& painter, int number)
{
    const double radius = number == 1 ? kPip * 1.35 : kPip;
    painter.setPen(Qt::NoPen);
    for (const QPointF pip : pipsOf(number)) {
        painter.setBrush(number == 1 ? palette::kBad : palette::kInk);
        painter.drawEllipse(pip, radius, radius);
        painter.setBrush(QColor(255, 255, 255, 70));
        painter.drawEllipse(pip - QPointF(radius, radius) * 0.3, radius * 0.28, radius * 0.28);
    }
}

class DieIconEngine : public PaintedIcon<DieIconEngine>
{
public:
    explicit DieIconEngine(int number)
        : m_number(number)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.5);
        paintDie(*painter, rect, m_number);
        painter->restore();
    }

private:
    int m_number;
};

} // namespace

void paintDie(QPainter& painter, const QRectF& box, int number, double angle)
{
    const double side = std::min(box.width(), box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.scale(side / 100, side / 100);
    painter.rotate(angle);
    const QRectF face(-kHalf, -kHalf, 2 * kHalf, 2 * kHalf);
    // On the smallest dice the outline keeps a pixel.
    const double line = std::max(3.2, 110 / side);
    painter.setPen(QPen(palette::kInk, line));
    painter.setBrush(palette::kCreamShade);
    painter.drawRoundedRect(face, 20, 20);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kCream);
    painter.drawRoundedRect(face.adjusted(4, 2, -5, -7), 17, 17);
    paintPips(painter, number);
    painter.restore();
}

QIcon dieIcon(int number)
{
    return QIcon(new DieIconEngine(number));
}

} // namespace bubblebar::beetle
