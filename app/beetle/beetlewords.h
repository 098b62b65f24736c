#pragma once

#include "core/beetle/record.h"

namespace bubblebar::beetle {

/// One sentence: what a roll came to. `after`: the game as it was right after the roll.
[[nodiscard]] QString eventText(const Record& record, const Game& after, const Event& event);

/// "Mia, Jonas and Rosie".
[[nodiscard]] QString listOfNames(const QStringList& names);

/// "Six legs, no wings, on for the places".
[[nodiscard]] QString optionsText(const Options& options);

} // namespace bubblebar::beetle
