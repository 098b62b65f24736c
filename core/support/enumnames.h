#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace bubblebar {

/// The value of an enum whose names in files stand in `names` in the enum's order, from 0.
template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> enumFromName(const std::array<std::string_view, N>& names,
                                                         std::string_view name)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == name)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

} // namespace bubblebar
