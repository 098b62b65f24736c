#include "core/bubble/players/greedyplayer.h"

#include "core/bubble/players/evaluation.h"

#include <algorithm>
#include <limits>

namespace bubblebar {

namespace {

bool isTurnStart(const Race& race)
{
    return race.played.count == 0 && race.bonus == SpaceId::None;
}

} // namespace

std::optional<Action> GreedyPlayer::choose(const View& view, std::stop_token stop)
{
    const Race& race = view.race;
    m_bonuses.lookAt(race);
    if (isTurnStart(race)) {
        const auto playable = [&](Card card) { return canBePlayed(race, card, m_finder); };
        if (view.hand.empty())
            return Action::end();
        if (std::ranges::none_of(view.hand, playable))
            return chooseDiscard(view.hand);
    }
    if (m_bonuses.mustSkip(race))
        return Action::skip();
    const auto options = m_search.look(view, m_bonuses.left(), std::move(stop));
    if (options.empty())
        return std::nullopt;
    m_bonuses.decided(race);
    if (isTurnStart(race))
        noteProgress(m_search.wayLeft());
    return chooseBest(options);
}

void GreedyPlayer::watch(const View& view, const Action& action)
{
    m_bonuses.lookAt(view.race);
    m_bonuses.decided(view.race);
    if (!isTurnStart(view.race) || action.kind != Action::Kind::Play)
        return;
    m_distances.update(*view.race.board, view.race.links);
    noteProgress(ownWay(view.race, view.seat, m_distances));
}

void GreedyPlayer::noteProgress(float wayLeft)
{
    ++m_turnsWithout;
    if (wayLeft < m_shortestWay) {
        m_shortestWay = wayLeft;
        m_turnsWithout = 0;
    }
}

/// Who never comes closer, say at a gap that only a far-off bonus can close, must try what looks worse; and who is
/// careless, does. From 0 steps on.
float GreedyPlayer::unrest()
{
    constexpr int kPatience = 8; // turns
    constexpr float kATurn = 0.25F;
    constexpr float kMost = 5;
    const float most = std::clamp(static_cast<float>(m_turnsWithout - kPatience) * kATurn, 0.0F, kMost);
    return (most + m_carelessness) * static_cast<float>(below(m_random, 1024)) / 1024;
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
    Action chosen;
    float most = -std::numeric_limits<float>::infinity();
    std::uint64_t equals = 0;
    for (const TurnSearch::Option& option : options) {
        const float worth = option.worth + unrest();
        if (worth > most + kEqual)
            equals = 0;
        else if (worth < most - kEqual)
            continue;
        most = std::max(most, worth);
        if (below(m_random, ++equals) == 0)
            chosen = option.action;
    }
    return chosen;
}

} // namespace bubblebar
