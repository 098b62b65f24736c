#pragma once

#include "core/bubble/players/trackgenerator.h"

namespace bubblebar {

/// Why a track can't be made, as one sentence.
[[nodiscard]] QString generatorProblemText(const GeneratorProblem& problem);

} // namespace bubblebar
