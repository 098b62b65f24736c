#pragma once

#include "core/bubble/players/player.h"
#include "core/bubble/players/turnsearch.h"
#include "core/support/random.h"

namespace bubblebar {

/// Looks ahead to the end of its own turn and takes what brings its beetles home fastest. Plays one race.
class GreedyPlayer final : public Player
{
public:
    explicit GreedyPlayer(std::uint64_t seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] std::optional<Action> choose(const View& view, std::stop_token stop) override;

private:
    /// Bonuses used in one turn before the player skips the others (R24).
    static constexpr int kMaxBonusesATurn = 8;

    void noteProgress();
    [[nodiscard]] float unrest();
    [[nodiscard]] Action chooseDiscard(const std::vector<Card>& hand);
    [[nodiscard]] Action chooseBest(std::span<const TurnSearch::Option> options);

    FastRandom m_random;
    TurnSearch m_search;
    MoveFinder m_finder;
    int m_bonusesUsed = 0;      ///< in this turn
    float m_shortestWay = 1e9F; ///< home, ever in this race
    int m_turnsWithout = 0;     ///< coming closer
};

} // namespace bubblebar
