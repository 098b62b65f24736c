#pragma once

#include "core/bubble/position.h"

#include <algorithm>

namespace bubblebar {

/// Counts the bonuses that a computer player has used in a turn: it looks at most four deep and skips after eight
/// (R24).
class BonusCount
{
public:
    static constexpr int kDeepest = 4;
    static constexpr int kMostATurn = 8;

    /// Before every decision of the player.
    void lookAt(const Race& race)
    {
        if (race.played.count == 0 && race.bonus == SpaceId::None)
            m_used = 0;
    }
    /// After every decision: `race` as before it.
    void decided(const Race& race) { m_used += race.bonus != SpaceId::None && m_used < kMostATurn ? 1 : 0; }

    [[nodiscard]] int used() const { return m_used; }
    [[nodiscard]] bool mustSkip(const Race& race) const { return race.bonus != SpaceId::None && m_used >= kMostATurn; }
    /// How many may still be looked at.
    [[nodiscard]] int left() const { return std::min(kDeepest, kMostATurn - m_used); }

private:
    int m_used = 0;
};

} // namespace bubblebar
