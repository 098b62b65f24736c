#pragma once

#include "core/bubble/card.h"
#include "core/support/extras.h"

#include <QString>

#include <array>
#include <vector>

namespace bubblebar {

inline constexpr int kMinDeck = 20;
inline constexpr int kMaxDeck = 200;

/// How many of each card are in play: data that a house can change.
struct Deck
{
    QString name;
    std::array<int, kCards> counts {};
    Extras cardsExtras; ///< the x- keys of the "cards" object
    Extras extras;

    [[nodiscard]] int size() const;
    /// The unshuffled deck, in the order of the table of cards.
    [[nodiscard]] std::vector<Card> cards() const;

    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace bubblebar
