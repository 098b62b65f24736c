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

namespace {

/// The stack with the beetle of one level brought to the bottom or to the top.
StackOrder withMoved(StackOrder stack, int moved, bool toTop)
{
    StackOrder order;
    if (!toTop)
        order.push(stack.at(moved));
    for (int level = 0; level < stack.size(); ++level) {
        if (level != moved)
            order.push(stack.at(level));
    }
    if (toTop)
        order.push(stack.at(moved));
    return order;
}

} // namespace

std::vector<StackOrder> ordersToLookAt(StackOrder stack)
{
    constexpr int kSmall = 4;
    std::vector<StackOrder> orders;
    if (stack.size() <= kSmall) {
        for (std::uint64_t number = 1; number <= otherOrders(stack.size()); ++number)
            orders.push_back(reordered(stack, number));
        return orders;
    }
    for (int level = 0; level < stack.size(); ++level) {
        for (const bool toTop : {false, true}) {
            const StackOrder order = withMoved(stack, level, toTop);
            if (order != stack && std::ranges::find(orders, order) == orders.end())
                orders.push_back(order);
        }
    }
    return orders;
}

} // namespace bubblebar
