// What the hand tells screen readers.
#include "app/bubble/handview.h"
#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

#include <QStringList>

namespace bubblebar {

int HandView::partCount() const
{
    return cardCount() + (m_content.played.empty() ? 2 : 3);
}

QString HandView::partName(int part) const
{
    if (part < cardCount()) {
        const Card card = m_content.cards[static_cast<std::size_t>(part)];
        return tr("%1: %2", "name of a card, what it does").arg(racewords::cardTitle(card), cardText(card));
    }
    if (part == cardCount())
        return tr("Draw pile, %n card(s)", nullptr, m_content.drawPile);
    if (part == cardCount() + 2) {
        QStringList titles;
        for (const Card card : m_content.played)
            titles << racewords::cardTitle(card);
        return tr("Played in this turn: %1").arg(titles.join(QStringLiteral(", ")));
    }
    if (!m_content.discardTop)
        return tr("Discard pile, empty");
    return tr("Discard pile, %n card(s), on top: %1", nullptr, m_content.discardPile)
        .arg(racewords::cardTitle(*m_content.discardTop));
}

QString HandView::partDescription(int part) const
{
    if (part >= cardCount())
        return {};
    if (part == m_marks.chosen)
        return tr("Chosen.");
    if (isPlayable(part))
        return tr("Can be played.");
    return m_whyNot ? m_whyNot(Pick::ofCard(part)) : QString();
}

QRect HandView::partRect(int part) const
{
    if (part < cardCount())
        return cardOutline(part).boundingRect().toRect();
    if (part == cardCount() + 2)
        return playedRect().toRect();
    return (part == cardCount() ? drawPileRect() : pileRect(0)).toRect();
}

bool HandView::isPartUsable(int part) const
{
    return part < cardCount() && isPlayable(part);
}

bool HandView::isPartSelected(int part) const
{
    return part < cardCount() && part == m_marks.chosen;
}

void HandView::pressPart(int part)
{
    if (part < cardCount())
        Q_EMIT activated(Pick::ofCard(part), true);
    else if (part == cardCount())
        Q_EMIT drawPileClicked();
}

/// The hand as a whole: whose it is, and what can be done with it.
void HandView::describe()
{
    setAccessibleName(m_content.title.isEmpty() ? tr("Hand") : m_content.title);
    if (m_content.cards.empty() && m_content.hiddenCards > 0)
        setAccessibleDescription(tr("%n card(s), face down", nullptr, m_content.hiddenCards));
    else
        setAccessibleDescription(m_marks.text);
    announceChangedParts(*this, *this);
}

} // namespace bubblebar
