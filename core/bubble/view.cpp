#include "core/bubble/view.h"

namespace bubblebar {

View viewOf(const Position& position, int seat)
{
    View view;
    updateView(view, position, seat);
    return view;
}

void updateView(View& view, const Position& position, int seat)
{
    view.race = position.race;
    view.seat = seat;
    view.hand = position.hand(seat);
    view.drawPileSize = static_cast<int>(position.drawPile.size());
    view.discardPile = position.discardPile;
    view.handSizes.fill(0);
    view.unseen.fill(0);
    const auto addUnseen = [&view](const std::vector<Card>& cards) {
        for (const Card card : cards)
            ++view.unseen[index(card)];
    };
    addUnseen(position.drawPile);
    for (int other = 0; other < position.race.players; ++other) {
        view.handSizes[static_cast<std::size_t>(other)] = static_cast<int>(position.hand(other).size());
        if (other != seat)
            addUnseen(position.hand(other));
    }
}

} // namespace bubblebar
