#pragma once

#include "core/beetle/sheet.h"
#include "core/support/random.h"

#include <cstddef>
#include <cstdint>
#include <random>

namespace bubblebar::beetle {

/// The die of a game, the same for the same seed on every platform: the generator is std::mt19937_64, seeded with
/// `seed`; every roll is below(6) + 1, as in the shuffles of the formats page. Records keep the rolls themselves, so no
/// replay depends on it.
class Die
{
public:
    /// `rolled`: how many rolls have been made already, so that a resumed game gets those it would have got.
    explicit Die(std::uint64_t seed, std::size_t rolled = 0)
        : m_random(seed)
    {
        for (std::size_t i = 0; i < rolled; ++i)
            roll();
    }

    /// 1 … 6.
    int roll() { return static_cast<int>(below(m_random, kDieSides)) + 1; }

private:
    std::mt19937_64 m_random;
};

} // namespace bubblebar::beetle
