#include "core/beep/event.h"

namespace bubblebar::beep {

std::string_view reasonName(Reason reason)
{
    constexpr std::array<std::string_view, 15> kNames {
        "time-goes-back", "game-over",       "not-playing", "already-playing", "reward-pending",
        "no-reward",      "not-your-reward", "same-pile",   "not-in-jam",      "empty-pile",
        "too-late",       "wrong-card",      "not-stuck",   "removals-first",  "not-your-turn"};
    return kNames[static_cast<std::size_t>(reason)];
}

} // namespace bubblebar::beep
