#include "app/bubble/board/stackitem.h"

#include <QPainter>

namespace bubblebar {

namespace {

/// Rings, shadow and plate round a disc, as parts of its radius.
constexpr double kRoundDisc = 1.7;

} // namespace

StackItem::StackItem(const Race& race, const Standing& standing)
    : m_standing(standing)
{
    for (int level = 0; level < standing.beetles.size(); ++level) {
        const BeetleId beetle = standing.beetles.at(level);
        m_pieces.push_back({race.colourOf(beetle), numberOf(beetle)});
    }
    setPos(standing.at);
    setAcceptedMouseButtons(Qt::NoButton);
    // Painted once for each look and size, then copied wherever it moves.
    setCacheMode(DeviceCoordinateCache);
}

void StackItem::setLook(const BeetleLook& look)
{
    if (look == m_look)
        return;
    m_look = look;
    update();
}

void StackItem::setGlow(double glow)
{
    BeetleLook look = m_look;
    look.glow = glow;
    if (look.litLevel >= 0)
        setLook(look);
}

void StackItem::setLifted(double height, double growth)
{
    if (height == m_lift && growth == m_growth)
        return;
    prepareGeometryChange();
    m_lift = height;
    m_growth = growth;
    update();
}

QRectF StackItem::boundingRect() const
{
    const double radius = kBeetleRadius * kRoundDisc * m_growth;
    const double top = stackOffset(m_standing.beetles.size(), m_standing.scale).y() - m_lift;
    return QRectF(-radius, -radius, 2 * radius, 2 * radius).adjusted(0, top, 0, 0);
}

void StackItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    BeetleLook look = m_look;
    look.detail = detailFor(*painter);
    paintStack(*painter, {0, -m_lift}, m_standing.scale * m_growth, m_pieces, look);
}

} // namespace bubblebar
