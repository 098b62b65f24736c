#include "core/beep/level.h"

#include "core/support/enumnames.h"

#include <cmath>

namespace bubblebar::beep {

namespace {

constexpr std::array<std::string_view, kAllLevels.size()> kNames {"easy", "medium", "hard"};

constexpr std::array<Skill, kAllLevels.size()> kSkills {{
    {{1600, 2400, 5000}, {1600, 2600, 5200}, {1200, 1800, 3000}, 0.35, 0.03, 0},
    {{1000, 1500, 3100}, {1000, 1600, 3200}, {900, 1400, 2400}, 0.15, 0.01, 1},
    {{650, 950, 1900}, {600, 950, 1900}, {700, 1000, 1800}, 0.05, 0.003, 2},
}};

} // namespace

std::string_view levelName(Level level)
{
    return kNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelFromName(std::string_view name)
{
    return enumFromName<Level>(kNames, name);
}

Milliseconds ReactionTimes::at(std::uint64_t word) const
{
    const double share = static_cast<double>(word >> 11) * 0x1p-53;
    const auto low = static_cast<double>(fastest);
    const auto high = static_cast<double>(slowest);
    const double width = high - low;
    const double rise = static_cast<double>(usual) - low;
    if (share * width < rise)
        return static_cast<Milliseconds>(low + std::sqrt(share * width * rise));
    return static_cast<Milliseconds>(high - std::sqrt((1 - share) * width * (width - rise)));
}

const Skill& skillOf(Level level)
{
    return kSkills[static_cast<std::size_t>(level)];
}

} // namespace bubblebar::beep
