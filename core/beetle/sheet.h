#pragma once

#include <array>
#include <cstdint>

/// The dice game Beetle (rules page D1 to D8).
namespace bubblebar::beetle {

/// What a beetle is drawn of (D4, D6).
enum class Part : std::uint8_t { Body, Head, Leg, Eye, Antenna, Tail, Wing };

inline constexpr int kParts = 7;
inline constexpr std::array<Part, kParts> kAllParts {Part::Body,    Part::Head, Part::Leg, Part::Eye,
                                                     Part::Antenna, Part::Tail, Part::Wing};
inline constexpr int kDieSides = 6;

/// What a number of the die, 1 … 6, stands for (D2). With wings a 6 is a wing once the tail is on (D6).
[[nodiscard]] Part partOfNumber(int number);

/// Which parts a whole beetle has (D6); chosen at setup.
struct Variant
{
    bool fourLegs = false;
    bool wings = false;

    /// How many of a part a whole beetle has; 0 for a wing where there are none.
    [[nodiscard]] int needed(Part part) const;
    /// All parts of a whole beetle: 11, 13 or 15.
    [[nodiscard]] int parts() const { return 13 - (fourLegs ? 2 : 0) + (wings ? 2 : 0); }

    friend bool operator==(const Variant&, const Variant&) = default;
};

inline constexpr std::array<Variant, 4> kAllVariants {Variant {false, false}, Variant {true, false},
                                                      Variant {false, true}, Variant {true, true}};

/// Why a roll adds nothing to a sheet (D3, D7).
enum class Waste : std::uint8_t {
    None,      ///< the part is drawn
    NeedsBody, ///< nothing is drawn before the body
    NeedsHead, ///< eyes and antennae need the head
    Complete,  ///< the beetle has as many of the part as it needs
};

/// What a roll does to a sheet.
struct Drawing
{
    Part part = Part::Body; ///< the part that the roll stands for on that sheet
    Waste waste = Waste::None;

    [[nodiscard]] bool isDrawn() const { return waste == Waste::None; }
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// A player's sheet of paper: the parts drawn so far. Every sheet that draw() leads to from a blank one, and no other.
class Sheet
{
public:
    /// A blank one.
    explicit Sheet(Variant variant = {})
        : m_variant(variant)
    {
    }

    [[nodiscard]] Variant variant() const { return m_variant; }
    [[nodiscard]] int count(Part part) const { return m_counts[static_cast<std::size_t>(part)]; }
    [[nodiscard]] int missing(Part part) const { return m_variant.needed(part) - count(part); }
    /// Parts drawn so far, of variant().parts().
    [[nodiscard]] int parts() const { return m_parts; }
    [[nodiscard]] bool isFinished() const { return m_parts == m_variant.parts(); }

    /// What a roll of 1 … 6 would do (D2, D3). A 6 is a wing once the tail is on, where there are wings (D6).
    [[nodiscard]] Drawing look(int roll) const;
    /// Does it.
    Drawing draw(int roll);

    friend bool operator==(const Sheet&, const Sheet&) = default;

private:
    [[nodiscard]] Part partOf(int roll) const;
    [[nodiscard]] bool has(Part part) const { return count(part) > 0; }

    std::array<std::uint8_t, kParts> m_counts {};
    std::uint8_t m_parts = 0;
    Variant m_variant;
};

} // namespace bubblebar::beetle
