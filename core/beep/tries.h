#pragma once

#include "core/beep/event.h"

namespace bubblebar::beep {

/// What players try, put in the order in which it counts: first come, first served (P3). Tries of one millisecond are
/// ordered by their sequence numbers, which whoever takes them in gives out. Hand them to Table::apply() one by one:
/// of two takes of one card the later then fails, without penalty.
class Tries
{
public:
    /// False where the try is dropped, since the player's one hand does something else in the same millisecond (P4).
    bool add(const Event& event, std::uint64_t sequence);

    /// Takes out the first try at or before a time. Empty: there is none (yet).
    [[nodiscard]] std::optional<Event> next(Milliseconds until);

    [[nodiscard]] bool isEmpty() const { return m_waiting.empty(); }
    void clear() { m_waiting.clear(); }

private:
    struct Try
    {
        Event event;
        std::uint64_t sequence = 0;
    };

    std::vector<Try> m_waiting; ///< the one that counts first at the back
};

} // namespace bubblebar::beep
