#pragma once

#include "core/beetle/game.h"

#include <QString>

namespace bubblebar::beetle {

/// "body" … in the reader's language.
[[nodiscard]] QString partText(Part part);
/// What a number of the die stands for, for the table of numbers: "leg"; "tail, then wing" where there are wings.
[[nodiscard]] QString numberText(int roll, Variant variant);
/// One sentence: why the roll was wasted (D7). Precondition: it was.
[[nodiscard]] QString wasteText(const Drawing& drawing, Variant variant);
/// One sentence for the log: what a player's turn came to.
[[nodiscard]] QString turnText(const QString& name, const Turn& turn, Variant variant);

} // namespace bubblebar::beetle
