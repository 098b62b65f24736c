#pragma once

#include "core/beetle/record.h"

namespace bubblebar::beetle {

/// "body" … in the reader's language.
[[nodiscard]] QString partText(Part part);
/// What a number of the die stands for, for the table of numbers: "leg"; "tail, then wing" where there are wings.
[[nodiscard]] QString numberText(int roll, Variant variant);
/// One sentence: why the roll was wasted (D7). Precondition: it was.
[[nodiscard]] QString wasteText(const Drawing& drawing, Variant variant);
/// One sentence for the log: what a player's turn came to.
[[nodiscard]] QString turnText(const QString& name, const Turn& turn, Variant variant);

/// "red" … in the reader's language.
[[nodiscard]] QString penColourText(PenColour colour);
/// One sentence: why a record is refused whose roll `number`, from 1, comes after the end of the game.
[[nodiscard]] QString rollAfterEndText(int number, const QString& winner);

} // namespace bubblebar::beetle
