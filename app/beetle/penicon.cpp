#include "app/beetle/penicon.h"

#include "app/beetle/pens.h"
#include "app/beetle/sketch.h"
#include "designer/drawing/palette.h"
#include "designer/widgets/paintedicon.h"

#include <algorithm>

namespace bubblebar::beetle {

namespace {

Sheet face()
{
    Sheet sheet;
    for (const int roll : {1, 2, 4, 4})
        sheet.draw(roll);
    return sheet;
}

class PenIconEngine : public PaintedIcon<PenIconEngine>
{
public:
    explicit PenIconEngine(PenColour colour)
        : m_colour(colour)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const double side = std::min(rect.width(), rect.height());
        const QPointF middle = QRectF(rect).center();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.5);
        painter->setPen(QPen(palette::kInk, std::max(1.0, side * 0.04)));
        painter->setBrush(tonesOf(m_colour).light);
        painter->drawEllipse(middle, side * 0.47, side * 0.47);
        // Without its legs, which would be a tangle at this size.
        const double box = side * 1.12;
        const QPointF centre = middle + QPointF(0, box * 0.05);
        paintSketch(*painter, QRectF(centre - QPointF(box, box) / 2, QSizeF(box, box)),
                    {face(), m_colour, std::nullopt, 1});
        painter->restore();
    }

private:
    PenColour m_colour;
};

} // namespace

QIcon penIcon(PenColour colour)
{
    return QIcon(new PenIconEngine(colour));
}

} // namespace bubblebar::beetle
