#pragma once

#include "core/bubble/players/bonuscount.h"
#include "core/bubble/players/player.h"
#include "core/bubble/players/searchtree.h"

#include <chrono>

namespace bubblebar {

/// How much a SearchPlayer thinks over one action.
struct SearchBudget
{
    int iterations = 0;                   ///< at most; fewer where the rest could not change the choice
    std::chrono::milliseconds longest {}; ///< stops by the clock as well; 0: never, so that chance alone decides
};

// Thinking over one action of a race of four on a medium track takes about 300 ms and 2 s.
inline constexpr int kHardIterations = 15'000;
inline constexpr int kExpertIterations = 100'000;

/// Plays many races on from what it sees, the hidden cards dealt anew each time, and takes what wins most.
/// Each action is thought over afresh. Plays one race.
class SearchPlayer final : public Player
{
public:
    SearchPlayer(std::uint64_t seed, SearchBudget budget)
        : m_random(seed)
        , m_budget(budget)
    {
    }

    [[nodiscard]] std::optional<Action> choose(const View& view, std::stop_token stop) override;
    void watch(const View& view, const Action& action) override;

    /// What choose() weighed up last, best first; empty where there was no choice.
    [[nodiscard]] const std::vector<SearchTree::Favourite>& favourites() const { return m_favourites; }

private:
    [[nodiscard]] std::span<const TurnSearch::Option> options(const View& view, const std::stop_token& stop);
    void search(const View& view, SearchTree& tree, const std::stop_token& stop);
    [[nodiscard]] bool isTimeUp(std::chrono::steady_clock::time_point begin) const;

    FastRandom m_random;
    SearchBudget m_budget;
    TurnSearch m_turnSearch;
    MoveFinder m_finder;
    DistanceCache m_known;
    std::vector<SearchTree::Favourite> m_favourites;
    PlayedPosition m_played;
    std::vector<TurnSearch::Option> m_discards;
    BonusCount m_bonuses;
};

} // namespace bubblebar
