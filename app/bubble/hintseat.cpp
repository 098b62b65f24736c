#include "app/bubble/hintseat.h"

namespace bubblebar {

void HintSeat::ask(View view, std::uint64_t seed)
{
    m_thought.begin(
        *this, [view = std::move(view), seed](const std::stop_token& stop) { return hintFor(view, seed, stop); },
        [this](const Hint& hint) { Q_EMIT found(hint); });
}

} // namespace bubblebar
