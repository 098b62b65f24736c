#include "core/bubble/players/searchplayer.h"

#include "core/bubble/players/deal.h"
#include "core/bubble/players/evaluation.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kRounds = 3;            ///< that are played on before the position is judged
constexpr int kIterationsACheck = 32; ///< of the clock, and whether more can change the choice

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
    m_favourites.clear();
    if (choices.size() > 1) {
        // Lives no longer than the thought: the trees of many players would fill the memory.
        SearchTree tree;
        tree.begin(choices, m_known);
        search(view, tree, stop);
        if (stop.stop_requested())
            return std::nullopt;
        m_favourites = tree.favourites();
        chosen = m_favourites.front().action;
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

void SearchPlayer::search(const View& view, SearchTree& tree, const std::stop_token& stop)
{
    m_known.clear();
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < m_budget.iterations && !stop.stop_requested(); ++i) {
        if (i % kIterationsACheck == 0 && (isTimeUp(begin) || tree.lead() > m_budget.iterations - i))
            break;
        m_known.trim();
        dealUnseen(view, m_random, m_played.position);
        m_played.distances = &m_known.of(*view.race.board, view.race.links);
        m_played.bonuses = m_bonuses.used();
        m_played.turns = 0;
        tree.explore(m_played, kRounds * view.race.players, m_random);
    }
}

bool SearchPlayer::isTimeUp(std::chrono::steady_clock::time_point begin) const
{
    return m_budget.longest.count() > 0 && std::chrono::steady_clock::now() - begin > m_budget.longest;
}

} // namespace bubblebar
