#pragma once

#include "core/beep/deal.h"

#include <optional>

namespace bubblebar::beep {

/// How many visible cards that are alike make a traffic jam (P6).
inline constexpr int kJamSize = 3;

/// The visible cards of the centre piles; nothing where a pile is used up.
using Visible = std::array<std::optional<Card>, kCentrePiles>;
/// By centre pile.
using PileSet = std::array<bool, kCentrePiles>;

/// What the check of a jam says about one visible card (P6).
struct JamVerdict
{
    int centre = 0;
    Card card;
    int sameAnimal = 0; ///< visible cards with its animal, itself included
    int sameColour = 0; ///< visible cards with its colour, itself included

    [[nodiscard]] bool isInJam() const { return sameAnimal >= kJamSize || sameColour >= kJamSize; }

    friend bool operator==(const JamVerdict&, const JamVerdict&) = default;
};

/// The check of a jam, visible card by visible card, as it is shown after a honk.
[[nodiscard]] std::vector<JamVerdict> checkJam(const Visible& visible);

/// The centre piles whose visible cards belong to a jam: none, or three to five.
[[nodiscard]] PileSet jammedPiles(const Visible& visible);
[[nodiscard]] bool isJam(const Visible& visible);

/// The number of visible cards of the animal or the colour that is seen most: two look a little like a jam.
[[nodiscard]] int mostAlike(const Visible& visible);

} // namespace bubblebar::beep
