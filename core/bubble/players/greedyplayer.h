#pragma once

#include "core/bubble/players/bonuscount.h"
#include "core/bubble/players/player.h"
#include "core/bubble/players/turnsearch.h"
#include "core/support/random.h"

namespace bubblebar {

/// Looks ahead to the end of its own turn and takes what brings its beetles home fastest. Plays one race.
/// A careless one misjudges what an action brings by up to so many steps.
class GreedyPlayer final : public Player
{
public:
    explicit GreedyPlayer(std::uint64_t seed, float carelessness = 0)
        : m_random(seed)
        , m_carelessness(carelessness)
    {
    }

    [[nodiscard]] std::optional<Action> choose(const View& view, std::stop_token stop) override;
    void watch(const View& view, const Action& action) override;

private:
    void noteProgress(float wayLeft);
    [[nodiscard]] float unrest();
    [[nodiscard]] Action chooseDiscard(const std::vector<Card>& hand);
    [[nodiscard]] Action chooseBest(std::span<const TurnSearch::Option> options);

    FastRandom m_random;
    float m_carelessness;
    TurnSearch m_search;
    MoveFinder m_finder;
    BonusCount m_bonuses;
    FinishDistances m_distances; ///< of what is watched
    float m_shortestWay = 1e9F;  ///< home, ever in this race
    int m_turnsWithout = 0;      ///< coming closer
};

} // namespace bubblebar
