#include "app/bubble/papercard.h"

#include "app/bubble/board/paperbubble.h"
#include "designer/drawing/palette.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr double kRadius = 16;
constexpr double kBoxRadius = 6;
constexpr float kVeil = 0.38F;

} // namespace

PaperCard::PaperCard(QWidget* parent)
    : QFrame(parent)
{
    setPalette(paperPalette());
}

void PaperCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette::kInk, 2));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

void PaperBox::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kCream.darker(103));
    painter.drawRoundedRect(rect(), kBoxRadius, kBoxRadius);
}

void paintVeil(QPainter& painter, const QRect& area)
{
    QColor veil = palette::kInk;
    veil.setAlphaF(kVeil);
    painter.fillRect(area, veil);
}

} // namespace bubblebar
