#include "app/beetle/chancebar.h"

#include "designer/drawing/palette.h"

#include <QPainter>

namespace bubblebar::beetle {

void ChanceBar::setChance(double chance)
{
    m_chance = chance;
    update();
}

void ChanceBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(1, 1, width() - 2, height() - 2);
    const double radius = bar.height() / 2;
    QColor empty = palette::kInk;
    empty.setAlpha(45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(empty);
    painter.drawRoundedRect(bar, radius, radius);
    if (m_chance <= 0)
        return;
    QRectF full = bar;
    full.setWidth(std::max(bar.height(), bar.width() * m_chance));
    if (isRightToLeft())
        full.moveRight(bar.right());
    painter.setBrush(palette::kInk);
    painter.drawRoundedRect(full, radius, radius);
}

} // namespace bubblebar::beetle
