#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The dice game Beetle (rules page D1 to D8).
namespace bubblebar::beetle {

/// What a beetle is drawn of (D4, D6); the first six in the order of the die's numbers (D2).
enum class Part : std::uint8_t { Body, Head, Leg, Eye, Antenna, Tail, Wing };

inline constexpr int kParts = 7;
inline constexpr std::array<Part, kParts> kAllParts {Part::Body,    Part::Head, Part::Leg, Part::Eye,
                                                     Part::Antenna, Part::Tail, Part::Wing};
inline constexpr int kDieSides = 6;

/// What a number of the die, 1 … 6, stands for (D2). With wings a 6 is a wing once the tail is on (D6).
[[nodiscard]] constexpr Part partOfNumber(int number)
{
    return kAllParts[static_cast<std::size_t>(number - 1)];
}

/// Which parts a whole beetle has (D6); chosen at setup.
struct Variant
{
    bool fourLegs = false;
    bool wings = false;

    /// How many of a part a whole beetle has; 0 for a wing where there are none.
    [[nodiscard]] int needed(Part part) const { return allNeeded()[static_cast<std::size_t>(part)]; }
    /// The same by part.
    [[nodiscard]] std::array<std::uint8_t, kParts> allNeeded() const
    {
        const std::uint8_t legs = fourLegs ? 4 : 6;
        const std::uint8_t allWings = wings ? 2 : 0;
        return {1, 1, legs, 2, 2, 1, allWings};
    }
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
        : m_missing(variant.allNeeded())
        , m_variant(variant)
    {
    }

    [[nodiscard]] Variant variant() const { return m_variant; }
    [[nodiscard]] int count(Part part) const { return m_variant.needed(part) - missing(part); }
    [[nodiscard]] int missing(Part part) const { return m_missing[static_cast<std::size_t>(part)]; }
    /// Parts drawn so far, of variant().parts().
    [[nodiscard]] int parts() const { return m_parts; }
    [[nodiscard]] bool isFinished() const { return m_parts == m_variant.parts(); }

    /// What a roll of 1 … 6 would do (D2, D3). A 6 is a wing once the tail is on, where there are wings (D6).
    [[nodiscard]] Drawing look(int roll) const
    {
        const Part part = partOf(roll);
        // No branches, as rolls can't be foretold.
        // NOLINTBEGIN(readability-implicit-bool-conversion)
        const bool needsBody = (part != Part::Body) & (missing(Part::Body) > 0);
        const bool needsHead = ((part == Part::Eye) | (part == Part::Antenna)) & (missing(Part::Head) > 0);
        // NOLINTEND(readability-implicit-bool-conversion)
        const bool complete = missing(part) == 0;
        return {part, kWastes[(needsBody ? 4U : 0U) | (needsHead ? 2U : 0U) | (complete ? 1U : 0U)]};
    }

    /// Does it.
    Drawing draw(int roll)
    {
        const Drawing drawing = look(roll);
        const std::uint8_t drawn = drawing.isDrawn() ? 1 : 0;
        std::uint8_t& missing = m_missing[static_cast<std::size_t>(drawing.part)];
        missing = static_cast<std::uint8_t>(missing - drawn);
        m_parts = static_cast<std::uint8_t>(m_parts + drawn);
        return drawing;
    }

    friend bool operator==(const Sheet&, const Sheet&) = default;

private:
    /// By what is wrong: 4 no body, 2 no head, 1 as many of the part as needed; the first of them is told.
    static constexpr std::array<Waste, 8> kWastes {Waste::None,      Waste::Complete,  Waste::NeedsHead,
                                                   Waste::NeedsHead, Waste::NeedsBody, Waste::NeedsBody,
                                                   Waste::NeedsBody, Waste::NeedsBody};

    [[nodiscard]] Part partOf(int roll) const
    {
        const Part part = partOfNumber(roll);
        return m_variant.wings && part == Part::Tail && missing(Part::Tail) == 0 ? Part::Wing : part;
    }

    std::array<std::uint8_t, kParts> m_missing; ///< by part
    std::uint8_t m_parts = 0;
    Variant m_variant;
};

} // namespace bubblebar::beetle
