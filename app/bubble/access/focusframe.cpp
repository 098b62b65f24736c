#include "app/bubble/access/focusframe.h"

#include "designer/drawing/palette.h"

#include <QPainter>

namespace bubblebar {

void paintFocusFrame(QPainter& painter, const QRectF& box)
{
    painter.setBrush(Qt::NoBrush);
    const QRectF ring = box.adjusted(4, 4, -4, -4);
    for (const auto& [colour, width] : {std::pair(palette::kInk, 6.0), std::pair(QColor(Qt::white), 3.0)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(ring, 6, 6);
    }
}

FocusFrame::FocusFrame(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void FocusFrame::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFocusFrame(painter, rect());
}

} // namespace bubblebar
