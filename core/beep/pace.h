#pragma once

#include "core/beep/event.h"

namespace bubblebar::beep {

// How fast a game goes where the rules leave it to the players, on its clock. Reaction times are in level.h.

/// From when all are ready to "Go!": before the game, and after each pause.
inline constexpr Milliseconds kCountdown = 3000;
/// In the check of a jam, from one visible card to the next.
inline constexpr Milliseconds kJamCheckStep = 500;
/// In the review of a pile and the count of the scores, from one card to the next.
inline constexpr Milliseconds kReviewStep = 400;
/// P4: so long the hand of a computer player is busy with a card that it took.
inline constexpr Milliseconds kHandBusy = 400;

} // namespace bubblebar::beep
