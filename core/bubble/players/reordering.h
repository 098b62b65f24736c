#pragma once

#include "core/bubble/beetles.h"

#include <vector>

namespace bubblebar {

/// How many other orders a stack of `size` has: size! − 1.
[[nodiscard]] constexpr std::uint64_t otherOrders(int size)
{
    std::uint64_t orders = 1;
    for (int i = 2; i <= size; ++i)
        orders *= static_cast<std::uint64_t>(i);
    return orders - 1;
}

/// The orders of a stack by number, 0 … otherOrders(); number 0 is the stack as it is. For players that can't look at
/// every order of a tall stack.
[[nodiscard]] StackOrder reordered(StackOrder stack, std::uint64_t number);

/// Other orders worth a look: every one of a stack of up to four; of a taller one those that bring one beetle to the
/// bottom or to the top.
[[nodiscard]] std::vector<StackOrder> ordersToLookAt(StackOrder stack);

} // namespace bubblebar
