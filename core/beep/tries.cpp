#include "core/beep/tries.h"

#include <algorithm>
#include <tuple>

namespace bubblebar::beep {

bool Tries::add(const Event& event, std::uint64_t sequence)
{
    const bool isBusy = std::ranges::any_of(m_waiting, [&event](const Try& waiting) {
        return waiting.event.time == event.time && waiting.event.player == event.player &&
               waiting.event.kind != Event::Kind::Go && event.kind != Event::Kind::Go;
    });
    if (isBusy)
        return false;
    const Try added {event, sequence};
    const auto place = std::ranges::upper_bound(m_waiting, added, [](const Try& one, const Try& other) {
        return std::tie(one.event.time, one.sequence) > std::tie(other.event.time, other.sequence);
    });
    m_waiting.insert(place, added);
    return true;
}

std::optional<Event> Tries::next(Milliseconds until)
{
    if (m_waiting.empty() || m_waiting.back().event.time > until)
        return std::nullopt;
    const Event event = m_waiting.back().event;
    m_waiting.pop_back();
    return event;
}

} // namespace bubblebar::beep
