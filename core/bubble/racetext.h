#pragma once

#include "core/bubble/action.h"

#include <QString>

namespace bubblebar {

/// "orange" … in the reader's language.
[[nodiscard]] QString colourText(Colour colour);
/// What a card does, in a few words: "own beetle to blue".
[[nodiscard]] QString cardText(Card card);
/// What a bonus does, in a few words: "any beetle 2 spaces". Precondition: not Bonus::None.
[[nodiscard]] QString bonusText(Bonus bonus);
/// The beetle as on its disc: "orange1".
[[nodiscard]] QString beetleText(const Race& race, BeetleId beetle);
/// "B.2"; start and finish also by the names of their places.
[[nodiscard]] QString spaceText(const Race& race, SpaceId space);
/// "the orange player".
[[nodiscard]] QString seatText(const Race& race, int seat);

} // namespace bubblebar
