#include "core/beep/record.h"

#include <algorithm>
#include <cassert>

namespace bubblebar::beep {

void Record::add(const Event& event)
{
    if (event.kind == Event::Kind::Go)
        return;
    events.push_back({event});
    events.back().event.showing = Event::kAnyCard;
}

tl::expected<Transition, Refusal> replay(Table& table, const Event& event)
{
    if (table.phase() == Phase::Paused) {
        if (auto go = table.apply(Event::go(event.time)); !go)
            return go;
    }
    return table.apply(event);
}

Table tableAt(const Record& record, std::size_t count)
{
    Table table(record.table, record.deal);
    for (std::size_t i = 0; i < std::min(count, record.events.size()); ++i) {
        [[maybe_unused]] const auto done = replay(table, record.events[i].event);
        assert(done);
    }
    return table;
}

} // namespace bubblebar::beep
