#pragma once

#include "core/bubble/position.h"

namespace bubblebar {

/// What one player may know: the open table, the own hand, how many cards the others hold, and the cards unseen by
/// kind. Holds no other hand, no order of the draw pile and no seed.
struct View
{
    Race race;
    int seat = 0;
    std::vector<Card> hand;
    std::array<int, kMaxPlayers> handSizes {};
    int drawPileSize = 0;
    std::vector<Card> discardPile;     ///< lies open, oldest first
    std::array<int, kCards> unseen {}; ///< cards in other hands and the draw pile together, by kind
};

[[nodiscard]] View viewOf(const Position& position, int seat);
/// The same into a view that was used before: allocates nothing once warm.
void updateView(View& view, const Position& position, int seat);

} // namespace bubblebar
