#include "app/bubble/board/paperbubble.h"

#include "designer/drawing/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

constexpr double kRadius = 9;
constexpr double kTail = 8;
constexpr int kPaperInset = 10;
constexpr std::array<double, 3> kAlong {0.5, 0.2, 0.8};

/// The value held in the range; the lower end of a range that is empty, as of a bubble larger than its room.
template <typename Number>
Number within(Number value, Number low, Number high)
{
    return std::clamp(value, low, std::max(low, high));
}

} // namespace

PaperBubble::PaperBubble(QWidget* parent)
    : QWidget(parent)
{
    setPalette(paperPalette());
    hide();
}

QRect PaperBubble::placedAt(int side, double along, QPointF anchor, double distance) const
{
    const QSize size = sizeHint();
    const double left = anchor.x() - size.width() * along;
    const double top = anchor.y() - size.height() * along;
    const std::array<QPointF, 4> corners {
        QPointF(anchor.x() + distance - kPaperInset, top),
        QPointF(anchor.x() - distance - size.width() + kPaperInset, top),
        QPointF(left, anchor.y() - distance - size.height() + kPaperInset),
        QPointF(left, anchor.y() + distance - kPaperInset),
    };
    QRect box(corners[static_cast<std::size_t>(side)].toPoint(), size);
    // Along the side it may slide to stay inside.
    const QRect room = parentWidget()->rect();
    if (side < 2)
        box.moveTop(within(box.top(), room.top(), room.bottom() - size.height()));
    else
        box.moveLeft(within(box.left(), room.left(), room.right() - size.width()));
    return box;
}

bool PaperBubble::showBeside(QPointF anchor, double distance, const QRegion& avoid)
{
    const QRect room = parentWidget()->rect();
    const auto covers = [&avoid](const QRect& box) {
        constexpr int kEdge = kPaperInset + 1; // roundings apart
        return avoid.intersects(box.adjusted(kEdge, kEdge, -kEdge, -kEdge));
    };
    QRect best = placedAt(0, kAlong[0], anchor, distance);
    int bestFlaws = 3;
    for (const double along : kAlong) {
        for (int side = 0; side < 4; ++side) {
            const QRect box = placedAt(side, along, anchor, distance);
            const int flaws = (room.contains(box) ? 0 : 2) + (covers(box) ? 1 : 0);
            if (flaws < bestFlaws) {
                best = box;
                bestFlaws = flaws;
            }
        }
    }
    best.moveTo(within(best.left(), room.left(), room.right() - best.width()),
                within(best.top(), room.top(), room.bottom() - best.height()));
    setGeometry(best);
    m_anchor = anchor - best.topLeft();
    show();
    raise();
    update();
    return covers(best);
}

void PaperBubble::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF paper = QRectF(rect()).adjusted(kPaperInset, kPaperInset, -kPaperInset, -kPaperInset);
    QPainterPath shape;
    shape.addRoundedRect(paper, kRadius, kRadius);
    const QPointF root(within(m_anchor.x(), paper.left() + 16, paper.right() - 16),
                       within(m_anchor.y(), paper.top() + 16, paper.bottom() - 16));
    const bool sideways = m_anchor.x() < paper.left() || m_anchor.x() > paper.right();
    const QPointF across = sideways ? QPointF(0, kTail) : QPointF(kTail, 0);
    const QPointF tip(std::clamp(m_anchor.x(), 1.0, width() - 1.0), std::clamp(m_anchor.y(), 1.0, height() - 1.0));
    QPainterPath tail;
    tail.addPolygon(QPolygonF({root - across, tip, root + across, root - across}));
    shape = shape.united(tail);
    QColor shadow = palette::kInk;
    shadow.setAlphaF(0.2F);
    painter.fillPath(shape.translated(2, 3), shadow);
    painter.setPen(QPen(palette::kInk, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(palette::kPaper);
    painter.drawPath(shape);
}

QPalette paperPalette()
{
    QPalette colours(palette::kPaper, palette::kPaper);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        colours.setColor(role, palette::kInk);
    colours.setColor(QPalette::Button, QColor(0xff, 0xfd, 0xf7));
    colours.setColor(QPalette::Base, Qt::white);
    return colours;
}

} // namespace bubblebar
