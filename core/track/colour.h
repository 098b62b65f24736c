#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bubblebar {

/// The five colours of spaces, cards, players and beetles, in the order of the rules page.
enum class Colour : std::uint8_t { Orange, Blue, Yellow, Pink, Green };

inline constexpr int kColours = 5;
inline constexpr std::array<Colour, kColours> kAllColours {Colour::Orange, Colour::Blue, Colour::Yellow, Colour::Pink,
                                                           Colour::Green};

/// The name used in files and notation: "orange", "blue", "yellow", "pink", "green".
[[nodiscard]] std::string_view colourName(Colour colour);
[[nodiscard]] std::optional<Colour> colourFromName(std::string_view name);

/// A set of colours: what a space shows.
class ColourSet
{
public:
    constexpr ColourSet() = default;
    constexpr explicit ColourSet(Colour colour)
        : m_bits(bit(colour))
    {
    }

    /// All five: start and finish (R3).
    [[nodiscard]] static constexpr ColourSet all()
    {
        ColourSet set;
        set.m_bits = (1U << kColours) - 1U;
        return set;
    }

    [[nodiscard]] constexpr bool contains(Colour colour) const { return (m_bits & bit(colour)) != 0; }
    constexpr void insert(Colour colour) { m_bits = static_cast<std::uint8_t>(m_bits | bit(colour)); }
    friend constexpr bool operator==(ColourSet, ColourSet) = default;

private:
    [[nodiscard]] static constexpr std::uint8_t bit(Colour colour)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour));
    }

    std::uint8_t m_bits = 0;
};

} // namespace bubblebar
