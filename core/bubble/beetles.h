#pragma once

#include "core/track/board.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace bubblebar {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;
inline constexpr int kMaxBeetlesEach = 3;
inline constexpr int kMaxBeetles = kMaxPlayers * kMaxBeetlesEach;

/// A beetle: 3 × seat + number − 1. With two beetles each the third id of a seat is not in the race.
enum class BeetleId : std::int8_t { None = -1 };

[[nodiscard]] constexpr std::size_t index(BeetleId beetle)
{
    return static_cast<std::size_t>(beetle);
}
/// `number` from 1.
[[nodiscard]] constexpr BeetleId beetleId(int seat, int number)
{
    return static_cast<BeetleId>(seat * kMaxBeetlesEach + number - 1);
}
[[nodiscard]] constexpr int seatOf(BeetleId beetle)
{
    return static_cast<int>(beetle) / kMaxBeetlesEach;
}
[[nodiscard]] constexpr int numberOf(BeetleId beetle)
{
    return static_cast<int>(beetle) % kMaxBeetlesEach + 1;
}

/// 2 or 3 players have 3 beetles each, 4 or 5 players 2 each (R18).
[[nodiscard]] constexpr int beetlesEach(int players)
{
    return players <= 3 ? 3 : 2;
}

/// A set of beetles, one bit each.
using BeetleMask = std::uint16_t;

[[nodiscard]] constexpr BeetleMask maskOf(BeetleId beetle)
{
    return static_cast<BeetleMask>(1U << index(beetle));
}
/// The beetle of the lowest number in a set that is not empty.
[[nodiscard]] constexpr BeetleId lowestOf(BeetleMask mask)
{
    return static_cast<BeetleId>(std::countr_zero(mask));
}
/// The set without that beetle.
[[nodiscard]] constexpr BeetleMask withoutLowest(BeetleMask mask)
{
    return static_cast<BeetleMask>(mask & (mask - 1));
}
/// All beetles of one seat.
[[nodiscard]] constexpr BeetleMask seatMask(int seat, int each)
{
    return static_cast<BeetleMask>(((1U << each) - 1U) << (seat * kMaxBeetlesEach));
}

/// A stack or part of one, bottom to top, as a value of 64 bits: four bits a beetle, the size on top.
class StackOrder
{
public:
    constexpr StackOrder() = default;

    [[nodiscard]] constexpr int size() const { return static_cast<int>(m_bits >> kSizeShift); }
    [[nodiscard]] constexpr BeetleId at(int level) const
    {
        return static_cast<BeetleId>((m_bits >> (4 * level)) & 0xF);
    }
    /// Puts a beetle on top.
    constexpr void push(BeetleId beetle)
    {
        const int level = size();
        m_bits += (static_cast<std::uint64_t>(beetle) << (4 * level)) + (std::uint64_t {1} << kSizeShift);
    }

    friend constexpr bool operator==(StackOrder, StackOrder) = default;

private:
    static constexpr int kSizeShift = 60;

    std::uint64_t m_bits = 0;
};

/// What a space looks like to a move; kept up to date by Beetles.
struct SpaceState
{
    ColourSet shows;               ///< printed colours while empty, else the top beetle's (R3, R4)
    std::uint8_t room = 0;         ///< beetles that may still enter to stop (R7); kNoLimit on start and finish
    std::uint8_t passRoom = 0;     ///< beetles that may pass through (R7 – R9); 0 on finish
    BeetleId top = BeetleId::None; ///< always None on start, where each stands alone (R11)
};

/// Where all beetles are, as stacks. A value; no allocation after construction.
class Beetles
{
public:
    Beetles() = default;
    /// All beetles of all seats on start (R18). `colours`: of the seats.
    Beetles(const Board& board, std::span<const Colour> colours);

    [[nodiscard]] SpaceId where(BeetleId beetle) const { return m_where[index(beetle)]; }
    [[nodiscard]] BeetleId above(BeetleId beetle) const { return m_above[index(beetle)]; }
    [[nodiscard]] BeetleId below(BeetleId beetle) const { return m_below[index(beetle)]; }
    [[nodiscard]] const SpaceState& state(SpaceId space) const { return m_states[index(space)]; }
    [[nodiscard]] int spaceCount() const { return static_cast<int>(m_states.size()); }

    /// All beetles in the race.
    [[nodiscard]] BeetleMask all() const { return m_all; }
    /// Those that stand on start, each alone (R11).
    [[nodiscard]] BeetleMask onStart() const { return m_onStart; }
    /// Those that have reached finish and never move again (R9).
    [[nodiscard]] BeetleMask home() const { return m_home; }
    [[nodiscard]] bool isOccupied(SpaceId space) const
    {
        return space == SpaceId::Start ? m_onStart != 0 : state(space).top != BeetleId::None;
    }
    /// Beetles that move when this one moves, itself included: 1 + riders (R6, R11).
    [[nodiscard]] int moving(BeetleId beetle) const;
    /// The beetle and its riders, bottom to top.
    [[nodiscard]] StackOrder lifted(BeetleId beetle) const;
    /// All on the space, bottom to top; on start by beetle number.
    [[nodiscard]] StackOrder stack(SpaceId space) const;

    /// Moves a beetle with its riders on top of what stands on `to`; on start they are taken apart (R11).
    void move(const Board& board, BeetleId beetle, SpaceId to);
    /// Puts the stack of a space into another order of the same beetles.
    void reorder(SpaceId space, StackOrder order);

    friend bool operator==(const Beetles& a, const Beetles& b)
    {
        return a.m_all == b.m_all && a.m_where == b.m_where && a.m_above == b.m_above;
    }

private:
    void updateState(const Board& board, SpaceId space, int heightChange);

    std::array<SpaceId, kMaxBeetles> m_where {};
    std::array<BeetleId, kMaxBeetles> m_above {};
    std::array<BeetleId, kMaxBeetles> m_below {};
    std::array<Colour, kMaxPlayers> m_colours {};
    BeetleMask m_all = 0;
    BeetleMask m_onStart = 0;
    BeetleMask m_home = 0;
    std::vector<SpaceState> m_states;
};

} // namespace bubblebar
