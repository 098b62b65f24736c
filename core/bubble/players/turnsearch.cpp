#include "core/bubble/players/turnsearch.h"

#include "core/bubble/players/evaluation.h"
#include "core/bubble/players/reordering.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr std::int64_t kBudget = 8'000; // about two milliseconds
constexpr std::size_t kSecondLooks = 10;
constexpr std::size_t kChainsFollowed = 3;
constexpr std::size_t kManyRotations = 64;
constexpr float kBonusAhead = 0.8F; // what a bonus that is not yet looked at may bring, in steps

float averageWeight(const View& view)
{
    float weight = 0;
    int cards = 0;
    const auto add = [&](Card card, int count) {
        weight += cardWeight(card) * static_cast<float>(count);
        cards += count;
    };
    if (view.drawPileSize > 0) {
        for (const Card card : kAllCards)
            add(card, view.unseen[index(card)]);
    } else {
        for (const Card card : view.discardPile)
            add(card, 1);
    }
    return cards > 0 ? weight / static_cast<float>(cards) : 0;
}

/// Beetles on start of one seat are alike: all but one of them are left out.
bool isTwin(const Race& race, const Action& action)
{
    const bool moves = action.kind == Action::Kind::Play || action.kind == Action::Kind::BonusMove;
    if (!moves || race.beetles.where(action.beetle) != SpaceId::Start)
        return false;
    const auto alike = static_cast<BeetleMask>(seatMask(seatOf(action.beetle), race.each()) & race.beetles.onStart());
    return lowestOf(alike) != action.beetle;
}

} // namespace

std::span<const TurnSearch::Option> TurnSearch::look(const View& view, int bonuses, std::stop_token stop)
{
    m_stop = std::move(stop);
    begin(view);
    listActions(m_start);
    m_options.clear();
    auto left = static_cast<std::int64_t>(m_start.actions.size());
    for (const Action& action : m_start.actions) {
        m_allowance = m_budget / 2 / left--;
        make(m_first, m_start, action);
        m_options.push_back({action, bestBonus(0, m_first, bonuses).worth});
    }
    std::ranges::sort(m_options, std::greater<> {}, &Option::worth);
    const std::size_t looks = std::min(kSecondLooks, m_options.size());
    for (std::size_t i = 0; i < looks; ++i) {
        m_allowance = m_budget / static_cast<std::int64_t>(looks - i);
        m_options[i].worth = std::max(m_options[i].worth, withSecondCard(m_options[i], bonuses));
    }
    if (m_stop.stop_requested())
        m_options.clear();
    return m_options;
}

void TurnSearch::begin(const View& view)
{
    m_seat = view.seat;
    m_unseenWeight = averageWeight(view);
    m_budget = kBudget;
    m_start.race = view.race;
    m_start.hand = view.hand;
    m_start.drawn = 0;
    m_start.ownDistances.update(*view.race.board, view.race.links);
    m_start.distances = &m_start.ownDistances;
    m_wayLeft = ownWay(view.race, m_seat, m_start.ownDistances);
}

void TurnSearch::listActions(Level& level)
{
    if (level.race.pendingBonus() == Bonus::Reorder) {
        level.actions.clear();
        addReorders(level.race, level.actions);
        return;
    }
    legalActions(level.race, level.hand, m_finder, level.actions);
    std::erase_if(level.actions, [&](const Action& action) { return isTwin(level.race, action); });
    if (level.race.pendingBonus() == Bonus::Rotate && level.actions.size() > kManyRotations)
        keepNearRotations(level.race, level.actions);
}

void TurnSearch::addReorders(const Race& race, std::vector<Action>& actions) const
{
    for (BeetleMask left = reorderable(race); left != 0; left = withoutLowest(left)) {
        const StackOrder stack = race.beetles.lifted(lowestOf(left));
        for (const StackOrder order : ordersToLookAt(stack))
            actions.push_back(Action::reorder(race.beetles.where(lowestOf(left)), order));
    }
    actions.push_back(Action::skip());
}

/// On a very large track only tiles where beetles stand, and those beside them, are worth a look.
void TurnSearch::keepNearRotations(const Race& race, std::vector<Action>& actions) const
{
    std::vector<BoardTileId> near;
    for (BeetleMask left = race.beetles.all(); left != 0; left = withoutLowest(left)) {
        const BoardTileId tile = race.board->space(race.beetles.where(lowestOf(left))).tile;
        near.push_back(tile);
        std::ranges::copy(race.board->tile(tile).neighbours, std::back_inserter(near));
    }
    std::erase_if(actions, [&near](const Action& action) {
        return action.kind == Action::Kind::BonusRotate && std::ranges::find(near, action.tile) == near.end();
    });
}

void TurnSearch::make(Level& to, const Level& from, const Action& action)
{
    to.race = from.race;
    to.hand = from.hand;
    to.drawn = from.drawn;
    to.distances = from.distances;
    if (action.kind == Action::Kind::Play) {
        to.hand.erase(std::ranges::find(to.hand, action.card));
        PlayedCards& played = to.race.played;
        played.cards[played.count++] = action.card;
    }
    to.drawn += applyOpenly(to.race, action, m_finder) ? 1 : 0;
    std::int64_t cost = 1 + to.race.board->spaceCount() / 128;
    if (action.kind == Action::Kind::BonusRotate) {
        to.ownDistances.update(*to.race.board, to.race.links);
        to.distances = &to.ownDistances;
        cost *= 5;
    }
    m_budget -= cost;
    m_allowance -= cost;
}

float TurnSearch::worthOf(const Level& level) const
{
    float weight = m_unseenWeight * static_cast<float>(level.drawn);
    for (const Card card : level.hand)
        weight += cardWeight(card);
    return raceWorth(level.race, m_seat, *level.distances) +
           handWorth(weight, level.drawn + static_cast<int>(level.hand.size()));
}

/// The best that pending bonuses can bring, and the first action towards it; without a pending bonus the worth of the
/// position. Only the best actions that end on another bonus are followed.
TurnSearch::Option TurnSearch::bestBonus(std::size_t chain, Level& level, int bonuses)
{
    Option best {Action::skip(), worthOf(level)};
    if (level.race.bonus == SpaceId::None || level.race.isOver() || bonuses <= 0 || chain >= kMaxBonuses || exhausted())
        return best;
    Level& next = m_chain[chain];
    listActions(level);
    level.chains.clear();
    for (const Action& action : level.actions) {
        make(next, level, action);
        const float worth = worthOf(next);
        if (worth > best.worth)
            best = {action, worth};
        if (next.race.bonus != SpaceId::None)
            level.chains.push_back({action, worth + kBonusAhead});
        if (exhausted())
            return best;
    }
    std::ranges::sort(level.chains, std::greater<> {}, &Option::worth);
    level.chains.resize(std::min(level.chains.size(), kChainsFollowed));
    for (const Option& option : level.chains) {
        make(next, level, option.action);
        const float worth = bestBonus(chain + 1, next, bonuses - 1).worth;
        if (worth > best.worth)
            best = {option.action, worth};
    }
    return best;
}

/// The best that a second card brings after `first` and its bonuses. Where no card can follow, less than anything.
float TurnSearch::withSecondCard(const Option& first, int bonuses)
{
    float best = -2 * kWorthOfRace;
    if (first.action.kind == Action::Kind::End)
        return best;
    make(m_settled, m_start, first.action);
    for (int used = 0; m_settled.race.bonus != SpaceId::None && used < kMaxBonuses; ++used)
        make(m_settled, m_settled, bestBonus(0, m_settled, bonuses - used).action);
    if (m_settled.race.isOver() || m_settled.race.bonus != SpaceId::None || m_settled.race.played.count != 1)
        return best;
    listActions(m_settled);
    for (const Action& action : m_settled.actions) {
        if (exhausted())
            break;
        if (action.kind != Action::Kind::Play)
            continue;
        make(m_second, m_settled, action);
        best = std::max(best, bestBonus(0, m_second, bonuses).worth);
    }
    return best;
}

} // namespace bubblebar
