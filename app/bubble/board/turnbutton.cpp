#include "app/bubble/board/turnbutton.h"

#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"

#include <QPainter>
#include <QPainterPath>

namespace bubblebar {

namespace {

constexpr int kSize = 52;

} // namespace

TurnButton::TurnButton(int direction, QWidget* parent)
    : QAbstractButton(parent)
    , m_direction(direction)
{
    setObjectName(direction > 0 ? QStringLiteral("turnClockwise") : QStringLiteral("turnCounterClockwise"));
    const auto name = [direction] { return direction > 0 ? tr("Clockwise") : tr("Counter-clockwise"); };
    setLiveName(this, name);
    setLiveTip(this, name);
    setCheckable(true);
    setFixedSize(kSize, kSize);
    hide();
}

void TurnButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kSize / 2.0, kSize / 2.0);
    painter.setPen(QPen(palette::kInk, 2));
    painter.setBrush(isChecked() ? palette::kAmber : underMouse() ? palette::kCreamShade : palette::kPaper);
    painter.drawEllipse(QPointF(), 23, 23);
    if (hasFocus()) {
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(), 20.5, 20.5);
    }
    // An open circle with a head: mirrored for the other way.
    painter.scale(m_direction, 1);
    painter.setPen(QPen(palette::kInk, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(-9, -9, 18, 18), 40 * 16, 280 * 16);
    QPainterPath head(QPointF(8.5, -12));
    head.lineTo(8.5, -5);
    head.lineTo(1.5, -5);
    painter.drawPath(head);
}

} // namespace bubblebar
