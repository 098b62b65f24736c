#include "tests/common/secrets.h"

namespace bubblebar::tests {

Position withOtherSecrets(const Position& position, int seat, FastRandom& random)
{
    Position other = position;
    std::vector<Card> unseen = position.drawPile;
    for (int i = 0; i < position.race.players; ++i) {
        if (i != seat)
            unseen.insert(unseen.end(), position.hand(i).begin(), position.hand(i).end());
    }
    std::uint64_t seed = random();
    shuffle(unseen, seed);
    auto next = unseen.begin();
    const auto deal = [&next](std::vector<Card>& cards) {
        for (Card& card : cards)
            card = *next++;
    };
    deal(other.drawPile);
    for (int i = 0; i < position.race.players; ++i) {
        if (i != seat)
            deal(other.hands[static_cast<std::size_t>(i)]);
    }
    other.seed = seed;
    return other;
}

bool sameView(const View& a, const View& b)
{
    return a.race == b.race && a.seat == b.seat && a.hand == b.hand && a.handSizes == b.handSizes &&
           a.drawPileSize == b.drawPileSize && a.discardPile == b.discardPile && a.unseen == b.unseen;
}

} // namespace bubblebar::tests
