#pragma once

#include <array>
#include <cstdint>

namespace bubblebar {

/// What is heard at the tables. The sounds are in resources/sounds.
enum class Effect : std::uint8_t {
    Horn,
    Card,   ///< is laid
    Draw,   ///< a card comes to a hand
    Step,   ///< a beetle lands
    Die,    ///< rolls
    Pencil, ///< draws a part
    Win,
    Wrong,
    Tick, ///< one of a count
    Go,   ///< the end of a countdown
};
inline constexpr std::array kAllEffects {Effect::Horn,   Effect::Card, Effect::Draw,  Effect::Step, Effect::Die,
                                         Effect::Pencil, Effect::Win,  Effect::Wrong, Effect::Tick, Effect::Go};

/// Its file under ":/sounds/", without ".wav".
[[nodiscard]] constexpr const char* effectName(Effect effect)
{
    constexpr std::array names {"horn", "card", "draw", "step", "die", "pencil", "win", "wrong", "tick", "go"};
    static_assert(names.size() == kAllEffects.size());
    return names[static_cast<std::size_t>(effect)];
}

} // namespace bubblebar
