#include "designer/window/dockgrip.h"

#include "designer/widgets/livetexts.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kHeight = 9;
constexpr int kDots = 5;
constexpr int kStep = 7;

} // namespace

DockGrip::DockGrip(QWidget* parent)
    : QWidget(parent)
{
    setLiveTip(this, [] { return tr("Drag this part to another place"); });
    setCursor(Qt::SizeAllCursor);
}

QSize DockGrip::sizeHint() const
{
    return {kDots * kStep, kHeight};
}

void DockGrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    const QPointF middle = rect().toRectF().center();
    constexpr int kMiddleDot = kDots / 2;
    for (int dot = 0; dot < kDots; ++dot)
        painter.drawEllipse(middle + QPointF((dot - kMiddleDot) * kStep, 0), 1.5, 1.5);
}

} // namespace bubblebar
