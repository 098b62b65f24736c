#include "core/bubble/players/deal.h"

#include <utility>

namespace bubblebar {

void dealUnseen(const View& view, FastRandom& random, Position& position)
{
    position.race = view.race;
    position.discardPile = view.discardPile;
    position.seed = random() >> 11;
    std::vector<Card>& pile = position.drawPile;
    pile.clear();
    for (const Card card : kAllCards)
        pile.insert(pile.end(), static_cast<std::size_t>(view.unseen[index(card)]), card);
    for (std::size_t i = pile.size(); i > 1; --i)
        std::swap(pile[i - 1], pile[static_cast<std::size_t>(below(random, i))]);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        std::vector<Card>& hand = position.hands[static_cast<std::size_t>(seat)];
        hand.clear();
        if (seat == view.seat) {
            hand = view.hand;
            continue;
        }
        for (int i = 0; i < view.handSizes[static_cast<std::size_t>(seat)]; ++i) {
            hand.push_back(pile.back());
            pile.pop_back();
        }
    }
}

} // namespace bubblebar
