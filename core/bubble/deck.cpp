#include "core/bubble/deck.h"

#include <numeric>

namespace bubblebar {

int Deck::size() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

std::vector<Card> Deck::cards() const
{
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(size()));
    for (const Card card : kAllCards)
        cards.insert(cards.end(), static_cast<std::size_t>(counts[index(card)]), card);
    return cards;
}

} // namespace bubblebar
