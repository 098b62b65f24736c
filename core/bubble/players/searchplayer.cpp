#include "core/bubble/players/searchplayer.h"

#include "core/bubble/players/deal.h"
#include "core/bubble/players/evaluation.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kRounds = 3;            ///< that are played on before the position is judged
constexpr int kIterationsAClock = 32; ///< between two looks at the clock

} // namespace

std::optional<Action> SearchPlayer::choose(const View& view, std::stop_token stop)
{
    m_bonuses.lookAt(view.race);
    if (m_bonuses.mustSkip(view.race))
        return Action::skip();
    const auto choices = options(view, stop);
    if (stop.stop_requested() || choices.empty())
        return std::nullopt;
    Action chosen = choices.front().action;
    if (choices.size() > 1) {
        m_tree.begin(choices, m_known);
        search(view, stop);
        if (stop.stop_requested())
            return std::nullopt;
        chosen = m_tree.favourites().front().action;
    }
    m_bonuses.decided(view.race);
    return chosen;
}

void SearchPlayer::watch(const View& view, const Action& /*action*/)
{
    m_bonuses.lookAt(view.race);
    m_bonuses.decided(view.race);
}

/// What there is to choose from, with a first guess.
std::span<const TurnSearch::Option> SearchPlayer::options(const View& view, const std::stop_token& stop)
{
    const Race& race = view.race;
    m_discards.clear();
    if (race.played.count == 0 && race.bonus == SpaceId::None) {
        const auto playable = [&](Card card) { return canBePlayed(race, card, m_finder); };
        if (view.hand.empty())
            m_discards.push_back({Action::end(), 0});
        else if (std::ranges::none_of(view.hand, playable))
            forEachKindOf(view.hand, [this](Card card) {
                m_discards.push_back({Action::discard(card), -cardWeight(card)});
            });
        if (!m_discards.empty())
            return m_discards;
    }
    return m_turnSearch.look(view, m_bonuses.left(), stop);
}

void SearchPlayer::search(const View& view, const std::stop_token& stop)
{
    m_known.clear();
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < m_budget.iterations && !stop.stop_requested(); ++i) {
        if (m_budget.longest.count() > 0 && i % kIterationsAClock == 0 &&
            std::chrono::steady_clock::now() - begin > m_budget.longest)
            break;
        m_known.trim();
        dealUnseen(view, m_random, m_played.position);
        m_played.distances = &m_known.of(*view.race.board, view.race.links);
        m_played.bonuses = m_bonuses.used();
        m_played.turns = 0;
        m_tree.explore(m_played, kRounds * view.race.players, m_random);
    }
}

} // namespace bubblebar
