// What the hand tells screen readers.
#include "app/bubble/handview.h"
#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

namespace bubblebar {

int HandView::partCount() const
{
    return static_cast<int>(m_content.cards.size()) + 2;
}

QString HandView::partName(int part) const
{
    const int cards = partCount() - 2;
    if (part < cards) {
        const Card card = m_content.cards[static_cast<std::size_t>(part)];
        return tr("%1: %2", "name of a card, what it does").arg(racewords::cardTitle(card), cardText(card));
    }
    if (part == cards)
        return tr("Draw pile, %n card(s)", nullptr, m_content.drawPile);
    if (!m_content.discardTop)
        return tr("Discard pile, empty");
    return tr("Discard pile, %n card(s), on top: %1", nullptr, m_content.discardPile)
        .arg(racewords::cardTitle(*m_content.discardTop));
}

QRect HandView::partRect(int part) const
{
    const int cards = partCount() - 2;
    if (part < cards)
        return cardOutline(part).boundingRect().toRect();
    return (part == cards ? drawPileRect() : pileRect(0)).toRect();
}

bool HandView::isPartUsable(int part) const
{
    return part < partCount() - 2 && isPlayable(part);
}

bool HandView::isPartSelected(int part) const
{
    return part < partCount() - 2 && part == m_marks.chosen;
}

void HandView::pressPart(int part)
{
    const int cards = partCount() - 2;
    if (part < cards)
        Q_EMIT activated(Pick::ofCard(part), true);
    else if (part == cards)
        Q_EMIT drawPileClicked();
}

} // namespace bubblebar
