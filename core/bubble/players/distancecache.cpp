#include "core/bubble/players/distancecache.h"

#include "core/support/random.h"

namespace bubblebar {

namespace {

constexpr std::size_t kMost = 1024;

/// 64 well mixed bits: two ways to lie that share them are not to be expected.
std::uint64_t keyOf(const Links& links)
{
    std::uint64_t key = 0;
    for (const std::uint8_t rotation : links.rotations())
        key = FastRandom(key + rotation)();
    return key;
}

} // namespace

const FinishDistances& DistanceCache::of(const Board& board, const Links& links)
{
    std::unique_ptr<FinishDistances>& known = m_known[keyOf(links)];
    if (!known) {
        known = std::make_unique<FinishDistances>();
        known->update(board, links);
    }
    return *known;
}

void DistanceCache::trim()
{
    if (m_known.size() > kMost)
        m_known.clear();
}

} // namespace bubblebar
