#include "core/beep/level.h"

#include "core/support/enumnames.h"

#include <cmath>

namespace bubblebar::beep {

namespace {

constexpr std::array<std::string_view, kAllLevels.size()> kNames {"easy", "medium", "hard"};

constexpr std::array<Skill, kAllLevels.size()> kSkills {{
    {{1200, 2000, 4300}, {1200, 2100, 4400}, {1200, 1800, 3000}, 0.3, 0.02, 0},
    {{900, 1500, 3500}, {900, 1550, 3600}, {900, 1400, 2400}, 0.2, 0.01, 1},
    {{750, 1150, 2800}, {750, 1200, 2900}, {700, 1000, 1800}, 0.1, 0.003, 2},
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
