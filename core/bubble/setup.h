#pragma once

#include "core/bubble/deck.h"
#include "core/bubble/position.h"

namespace bubblebar {

/// What a fresh race needs (R18, R19).
struct RaceSetup
{
    BoardPtr board; ///< of a valid track
    Deck deck;
    std::vector<Colour> colours; ///< by seat, 2 … 5, all different
    bool teams = false;          ///< needs four seats
    int firstSeat = 0;
    std::uint64_t seed = 0; ///< 0 … 2^53 − 1
};

/// Shuffles the deck and deals three cards to each seat in turn, from seat 0 (formats page, "Shuffle").
[[nodiscard]] Position newRace(const RaceSetup& setup);

} // namespace bubblebar
