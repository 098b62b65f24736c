#pragma once

#include "core/track/hex.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace bubblebar {

/// Finds numbers by the hex they belong to: a flat hash table for as many hexes as announced.
class HexIndex
{
public:
    static constexpr std::int32_t kNothing = -1;

    explicit HexIndex(std::size_t hexes)
        : m_slots(std::bit_ceil(2 * hexes + 2))
    {
    }

    /// Precondition: number ≥ 0. False where the hex has a number already, which stays.
    bool insert(Hex hex, std::int32_t number)
    {
        Slot& slot = m_slots[slotOf(hex)];
        if (slot.number != kNothing)
            return false;
        slot = {hex, number};
        return true;
    }

    /// The number of the hex, or kNothing.
    [[nodiscard]] std::int32_t find(Hex hex) const { return m_slots[slotOf(hex)].number; }

private:
    struct Slot
    {
        Hex hex;
        std::int32_t number = kNothing;
    };

    /// Where the hex is, or would be.
    [[nodiscard]] std::size_t slotOf(Hex hex) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = HexHash()(hex) & mask;
        while (m_slots[at].number != kNothing && m_slots[at].hex != hex)
            at = (at + 1) & mask;
        return at;
    }

    std::vector<Slot> m_slots;
};

} // namespace bubblebar
