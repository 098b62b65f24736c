#include "app/bubble/dragcard.h"

#include "designer/drawing/cardpainter.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kWidth = 56;
constexpr int kRing = 6;
/// Beside the pointer, so that what lies below stays in sight.
constexpr QPoint kOffset {12, 10};

} // namespace

DragCard::DragCard(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(kWidth + 2 * kRing, static_cast<int>(kWidth / kCardAspect) + 2 * kRing);
    hide();
}

void DragCard::showAt(Card card, Colour owner, QPoint position)
{
    m_card = card;
    m_owner = owner;
    move(position + kOffset);
    show();
    raise();
}

void DragCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    CardLook look;
    look.owner = m_owner;
    look.chosen = true;
    paintCard(painter, QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing), m_card, look);
}

} // namespace bubblebar
