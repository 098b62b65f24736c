#include "core/beep/score.h"

#include <algorithm>
#include <cassert>

namespace bubblebar::beep {

namespace {

/// The places of the greatest value, ascending.
std::vector<int> best(std::span<const int> values)
{
    const int most = *std::ranges::max_element(values);
    std::vector<int> places;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == most)
            places.push_back(static_cast<int>(i));
    }
    return places;
}

std::vector<int> pointsOf(const Table& table)
{
    std::vector<int> points;
    for (const Score& score : scoresOf(table))
        points.push_back(score.points());
    return points;
}

} // namespace

std::vector<ReviewStep> review(const Pile& pile)
{
    std::vector<ReviewStep> steps;
    for (std::size_t i = pile.size(); i > 0; --i) {
        ReviewStep step {static_cast<int>(i) - 1, pile[i - 1], {}, true};
        if (i > 1) {
            step.below = pile[i - 2];
            step.right = matches(step.card, *step.below);
        }
        steps.push_back(step);
    }
    return steps;
}

Score scoreOf(const Table& table, int player)
{
    const Side& side = table.side(player);
    Score score;
    for (const Pile& pile : side.piles)
        score.sizes.push_back(static_cast<int>(pile.size()));
    const auto smallest = std::ranges::min_element(score.sizes);
    score.smallest = static_cast<int>(smallest - score.sizes.begin());
    score.cards = *smallest;
    score.bonus = static_cast<int>(side.bonus.size());
    if (table.kind() == TableKind::Strict)
        return score;
    for (const ReviewStep& step : review(table.ownPile(player, score.smallest))) {
        if (!step.right)
            score.irregular.push_back(step.number);
    }
    std::ranges::reverse(score.irregular);
    return score;
}

std::vector<Score> scoresOf(const Table& table)
{
    std::vector<Score> scores;
    for (int player = 0; player < table.players(); ++player)
        scores.push_back(scoreOf(table, player));
    return scores;
}

std::vector<int> winnersOf(const Table& table)
{
    return table.isOver() ? best(pointsOf(table)) : std::vector<int> {};
}

void Tournament::add(std::span<const int> points)
{
    assert(!isOver() && points.size() == m_totals.size());
    m_games.emplace_back(points.begin(), points.end());
    std::ranges::transform(m_totals, points, m_totals.begin(), std::plus<> {});
}

void Tournament::add(const Table& endedGame)
{
    add(pointsOf(endedGame));
}

std::vector<int> Tournament::leaders() const
{
    return best(m_totals);
}

} // namespace bubblebar::beep
