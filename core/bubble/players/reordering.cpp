#include "core/bubble/players/reordering.h"

#include <algorithm>

namespace bubblebar {

StackOrder reordered(StackOrder stack, std::uint64_t number)
{
    std::array<BeetleId, kMaxBeetles> left {};
    const int size = stack.size();
    for (int level = 0; level < size; ++level)
        left[static_cast<std::size_t>(level)] = stack.at(level);
    StackOrder order;
    for (int remaining = size; remaining > 0; --remaining) {
        const std::uint64_t ordersBelow = otherOrders(remaining - 1) + 1;
        const auto chosen = left.begin() + static_cast<std::ptrdiff_t>(number / ordersBelow);
        number %= ordersBelow;
        order.push(*chosen);
        std::copy(chosen + 1, left.begin() + remaining, chosen);
    }
    return order;
}

} // namespace bubblebar
