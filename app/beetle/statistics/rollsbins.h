#pragma once

#include "core/beetle/sheet.h"

#include <cstdint>
#include <vector>

namespace bubblebar::beetle {

/// A bar of the chart: how often a beetle took `from` … `to` rolls.
struct RollsBin
{
    int from = 0;
    int to = 0;
    double exact = 0;       ///< chance
    std::int64_t count = 0; ///< beetles of the games played

    friend bool operator==(const RollsBin&, const RollsBin&) = default;
};

/// Bins of one width from the fewest rolls that can finish a beetle to where hardly any takes longer; the last one also
/// has all beyond it. `beetlesByRolls` as in SimulationResult, empty for none.
[[nodiscard]] std::vector<RollsBin> rollsBins(Variant variant, const std::vector<std::int64_t>& beetlesByRolls);

} // namespace bubblebar::beetle
