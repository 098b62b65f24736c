#pragma once

#include "core/bubble/players/player.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"

namespace bubblebar {

/// Plays any legal action, each equally likely.
class RandomPlayer final : public Player
{
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] std::optional<Action> choose(const View& view, std::stop_token stop) override;
    void watch(const View& /*view*/, const Action& /*action*/) override {}

    /// The same without a View; for simulations and tests. Precondition: the race is not over.
    [[nodiscard]] Action choose(const Race& race, std::span<const Card> hand);

private:
    [[nodiscard]] Action chooseReorder(const Race& race);

    FastRandom m_random;
    MoveFinder m_finder;
    std::vector<Action> m_actions;
};

} // namespace bubblebar
