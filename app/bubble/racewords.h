#pragma once

#include "core/bubble/position.h"
#include "core/bubble/record.h"

#include <QString>

/// The short words for the things of a race, as the table's prompts, log and tips use them. Translated.
namespace bubblebar::racewords {

/// "Orange card", "Any beetle to blue", "Any colour", "Three", "Any two", "Next tile".
[[nodiscard]] QString cardTitle(Card card);
/// The same inside a sentence: "the blue card", "the card “any two”".
[[nodiscard]] QString cardInSentence(Card card);
/// "orange 2".
[[nodiscard]] QString beetle(const Race& race, BeetleId beetle);
/// Several beetles, bottom to top: "orange 2, blue 1".
[[nodiscard]] QString stack(const Race& race, StackOrder order);
/// "Office", "Bubble Bar", "C.2".
[[nodiscard]] QString place(const Board& board, SpaceId space);
/// What a bonus allows, as an invitation: "Move any beetle 2 spaces".
[[nodiscard]] QString bonusInvitation(Bonus bonus);
/// "person", "computer · easy".
[[nodiscard]] QString playerKind(PlayerKind kind);

} // namespace bubblebar::racewords
