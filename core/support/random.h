#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>

namespace bubblebar {

/// The greatest seed of a shuffle: exact in every program that reads numbers of files as doubles.
inline constexpr std::int64_t kMaxSeed = (std::int64_t {1} << 53) - 1;

/// A number 0 … bound − 1, each equally likely: Lemire's method on 64-bit words with rejection (formats page,
/// "Shuffle"). `Generator` yields uniform 64-bit words. Precondition: bound > 0.
template <class Generator>
[[nodiscard]] std::uint64_t below(Generator& generator, std::uint64_t bound)
{
    static_assert(Generator::min() == 0 && Generator::max() == UINT64_MAX);
    __extension__ using Wide = unsigned __int128;
    Wide product = static_cast<Wide>(generator()) * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
        const std::uint64_t unfair = (std::uint64_t {0} - bound) % bound;
        while (static_cast<std::uint64_t>(product) < unfair)
            product = static_cast<Wide>(generator()) * bound;
    }
    return static_cast<std::uint64_t>(product >> 64);
}

/// Shuffles a vector or span as the formats page says ("Shuffle"), the same on every platform, and replaces the seed by
/// that of the next shuffle (0 … kMaxSeed). Allocates nothing.
template <class Items>
void shuffle(Items&& items, std::uint64_t& seed)
{
    std::mt19937_64 generator(seed);
    for (std::size_t i = std::size(items); i > 1; --i) {
        const auto j = static_cast<std::size_t>(below(generator, i));
        using std::swap;
        swap(items[i - 1], items[j]);
    }
    seed = generator() >> 11;
}

/// SplitMix64 (Steele, Lea, Flood 2014): small and fast, for computer players, simulations and random tracks.
/// Never for shuffles of a race: those are specified, see shuffle().
class FastRandom
{
public:
    using result_type = std::uint64_t;

    constexpr explicit FastRandom(std::uint64_t seed)
        : m_state(seed)
    {
    }

    [[nodiscard]] static constexpr std::uint64_t min() { return 0; }
    [[nodiscard]] static constexpr std::uint64_t max() { return UINT64_MAX; }

    constexpr std::uint64_t operator()()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state;
};

} // namespace bubblebar
