#include "core/bubble/players/greedyplayer.h"

#include "core/bubble/players/evaluation.h"

#include <algorithm>

namespace bubblebar {

std::optional<Action> GreedyPlayer::choose(const View& view, std::stop_token stop)
{
    const Race& race = view.race;
    const bool bonusPending = race.bonus != SpaceId::None;
    if (race.played.count == 0 && !bonusPending) {
        m_bonusesUsed = 0;
        const auto playable = [&](Card card) { return canBePlayed(race, card, m_finder); };
        if (view.hand.empty())
            return Action::end();
        if (std::ranges::none_of(view.hand, playable))
            return chooseDiscard(view.hand);
    }
    if (bonusPending && m_bonusesUsed >= kMaxBonusesATurn)
        return Action::skip();
    const int bonuses = std::min(TurnSearch::kMaxBonuses, kMaxBonusesATurn - m_bonusesUsed);
    const auto options = m_search.look(view, bonuses, std::move(stop));
    if (options.empty())
        return std::nullopt;
    m_bonusesUsed += bonusPending ? 1 : 0;
    return chooseBest(options);
}

/// The least useful card (R21); of equally useful ones any.
Action GreedyPlayer::chooseDiscard(const std::vector<Card>& hand)
{
    std::vector<TurnSearch::Option> options;
    for (const Card card : hand)
        options.push_back({Action::discard(card), -cardWeight(card)});
    return chooseBest(options);
}

/// Equal options are equally likely.
Action GreedyPlayer::chooseBest(std::span<const TurnSearch::Option> options)
{
    constexpr float kEqual = 1e-4F;
    const float most = std::ranges::max(options, {}, &TurnSearch::Option::worth).worth;
    Action chosen;
    std::uint64_t seen = 0;
    for (const TurnSearch::Option& option : options) {
        if (option.worth >= most - kEqual && below(m_random, ++seen) == 0)
            chosen = option.action;
    }
    return chosen;
}

} // namespace bubblebar
