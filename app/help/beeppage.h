#pragma once

#include "core/beep/card.h"
#include "core/beep/deal.h"

namespace bubblebar {

struct HelpPage;

/// The rules of the car game.
void fillBeepPage(HelpPage& page);

namespace helpscenes {

// What the page tells of; proved by the rules in the tests.
inline constexpr beep::Card kPileTop {beep::Animal::Duck, beep::Colour::Blue};
inline constexpr beep::Card kSameAnimal {beep::Animal::Duck, beep::Colour::Red};
inline constexpr beep::Card kSameColour {beep::Animal::Cow, beep::Colour::Blue};
inline constexpr beep::Card kNoMatch {beep::Animal::Fox, beep::Colour::Green};
/// Five cards in the middle: three of them are snails.
inline constexpr std::array<beep::Card, beep::kCentrePiles> kJam {{
    {beep::Animal::Snail, beep::Colour::Green},
    {beep::Animal::Cat, beep::Colour::White},
    {beep::Animal::Snail, beep::Colour::Orange},
    {beep::Animal::Frog, beep::Colour::Purple},
    {beep::Animal::Snail, beep::Colour::Yellow},
}};

} // namespace helpscenes

} // namespace bubblebar
