#include "core/beep/deal.h"

#include "core/support/random.h"

#include <cassert>

namespace bubblebar::beep {

std::string_view tableKindName(TableKind kind)
{
    return kind == TableKind::Strict ? "strict" : "tournament";
}

Deal dealCards(int players, std::uint64_t seed, Pile deck)
{
    assert(players >= kMinPlayers && players <= kMaxPlayers);
    const auto each = static_cast<std::size_t>(ownPileCount(players));
    assert(deck.size() >= static_cast<std::size_t>(players) * each);
    shuffle(deck, seed);
    Deal deal;
    auto next = deck.begin();
    for (int player = 0; player < players; ++player) {
        deal.own.emplace_back(next, next + static_cast<std::ptrdiff_t>(each));
        next += static_cast<std::ptrdiff_t>(each);
    }
    for (std::size_t pile = 0; next != deck.end(); pile = (pile + 1) % kCentrePiles)
        deal.centre[pile].push_back(*next++);
    return deal;
}

} // namespace bubblebar::beep
