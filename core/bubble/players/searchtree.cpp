#include "core/bubble/players/searchtree.h"

#include "core/bubble/players/evaluation.h"

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr float kExploration = 1;
constexpr float kLeastApart = 0.03F;
constexpr float kUntried = 0.02F;      ///< how much worse than its siblings an action without visits counts
constexpr float kRootSharpness = 0.7F; ///< of the first guess: of a step, in powers of e
constexpr float kSharpness = 0.7F;
constexpr std::size_t kMostRoot = 32;   ///< actions of the root that are looked at
constexpr std::size_t kMostOfACard = 8; ///< actions of one batch that are looked at

// Bits of batches: one for each kind of card to play, then to discard, then what needs no card.
constexpr std::uint32_t playBit(Card card)
{
    return 1U << index(card);
}
constexpr std::uint32_t discardBit(Card card)
{
    return 1U << (kCards + index(card));
}
constexpr std::uint32_t kNoCardBit = 1U << (2 * kCards);

} // namespace

void SearchTree::begin(std::span<const TurnSearch::Option> options, DistanceCache& known)
{
    m_known = &known;
    m_batches.clear();
    m_edges.clear();
    m_nodes.assign(1, {});
    const auto best = std::ranges::max_element(options, {}, &TurnSearch::Option::worth);
    m_listed.clear();
    for (const TurnSearch::Option& option : options)
        m_listed.push_back({option.action, (option.worth - best->worth) * kRootSharpness / kSharpness});
    std::ranges::stable_sort(m_listed, std::greater<> {}, &JudgedAction::gain);
    m_listed.resize(std::min(m_listed.size(), kMostRoot));
    addBatch(0, kNoCardBit);
}

void SearchTree::explore(PlayedPosition& played, int turns, FastRandom& random)
{
    m_path.clear();
    int node = 0;
    while (!played.position.race.isOver() && played.turns < turns) {
        const std::uint32_t possible = node == 0 ? kNoCardBit : possibleBatches(node, played);
        const int chosen = select(m_nodes[static_cast<std::size_t>(node)], possible);
        m_path.push_back({chosen, played.side()});
        m_playout.apply(played, m_edges[static_cast<std::size_t>(chosen)].action, *m_known);
        int& child = m_edges[static_cast<std::size_t>(chosen)].child;
        if (child == kNone) {
            child = static_cast<int>(m_nodes.size());
            m_nodes.emplace_back();
            break;
        }
        node = child;
    }
    m_playout.run(played, turns, *m_known, random);
    learn(chancesOf(played.position, *played.distances));
}

/// Lists what was not yet listed. Of a card that moves nothing the batch is empty.
std::uint32_t SearchTree::possibleBatches(int node, const PlayedPosition& played)
{
    const Race& race = played.position.race;
    const auto hand = played.position.handToPlay();
    const auto need = [&](std::uint32_t bit) {
        if ((m_nodes[static_cast<std::size_t>(node)].listed & bit) == 0)
            listBatch(node, bit, played, played.bonuses >= BonusCount::kDeepest);
        return bit;
    };
    if (race.bonus != SpaceId::None || hand.empty())
        return need(kNoCardBit);
    std::uint32_t possible = race.played.count > 0 ? need(kNoCardBit) : 0;
    forEachKindOf(hand, [&](Card card) { possible |= need(playBit(card)); });
    if (race.played.count > 0)
        return possible;
    const Node& here = m_nodes[static_cast<std::size_t>(node)];
    for (int batch = here.firstBatch; batch != kNone; batch = m_batches[static_cast<std::size_t>(batch)].next) {
        const Batch& of = m_batches[static_cast<std::size_t>(batch)];
        if ((of.bit & possible) != 0 && of.begin != of.end)
            return possible;
    }
    forEachKindOf(hand, [&](Card card) { possible |= need(discardBit(card)); });
    return possible;
}

void SearchTree::listBatch(int node, std::uint32_t bit, const PlayedPosition& played, bool exhaustedBonuses)
{
    m_listed.clear();
    m_judge.lookAt(played.position, *played.distances);
    if (bit == kNoCardBit) {
        if (played.position.race.bonus == SpaceId::None)
            m_listed.push_back({Action::end(), 0});
        else if (exhaustedBonuses)
            m_listed.push_back({Action::skip(), 0});
        else
            m_judge.addBonus(*m_known, m_listed);
    } else {
        const int number = std::countr_zero(bit);
        const Card card = kAllCards[static_cast<std::size_t>(number % kCards)];
        if (number < kCards)
            m_judge.addPlays(card, m_listed);
        else
            m_listed.push_back({Action::discard(card), -cardWeight(card)});
    }
    const auto kept = static_cast<std::ptrdiff_t>(std::min(m_listed.size(), kMostOfACard));
    std::ranges::partial_sort(m_listed, m_listed.begin() + kept, std::greater<> {}, &JudgedAction::gain);
    m_listed.resize(static_cast<std::size_t>(kept));
    addBatch(node, bit);
}

void SearchTree::addBatch(int node, std::uint32_t bit)
{
    Node& owner = m_nodes[static_cast<std::size_t>(node)];
    Batch batch {static_cast<int>(m_edges.size()), 0, owner.firstBatch, bit};
    for (const JudgedAction& listed : m_listed)
        m_edges.push_back({listed.action, std::exp(std::clamp(listed.gain * kSharpness, -20.0F, 20.0F))});
    batch.end = static_cast<int>(m_edges.size());
    owner.listed |= bit;
    owner.firstBatch = static_cast<int>(m_batches.size());
    m_batches.push_back(batch);
}

/// What promises most: the chances seen so far, and the more for what was tried little for its first guess.
int SearchTree::select(const Node& node, std::uint32_t possible) const
{
    float visits = 0;
    float chances = 0;
    float priors = 0;
    const auto forEach = [&](auto use) {
        for (int at = node.firstBatch; at != kNone; at = m_batches[static_cast<std::size_t>(at)].next) {
            const Batch& batch = m_batches[static_cast<std::size_t>(at)];
            for (int edge = batch.begin; (batch.bit & possible) != 0 && edge < batch.end; ++edge)
                use(edge, m_edges[static_cast<std::size_t>(edge)]);
        }
    };
    forEach([&](int, const Edge& edge) {
        visits += static_cast<float>(edge.visits);
        chances += edge.chances;
        priors += edge.prior;
    });
    const float mean = visits > 0 ? chances / visits : 0;
    // Where nearly all is lost or won, chances lie close together.
    const float apart = kLeastApart + std::sqrt(mean * std::max(0.0F, 1 - mean));
    const float eagerness = kExploration * apart * std::sqrt(visits + 1) / priors;
    int chosen = kNone;
    float most = 0;
    forEach([&](int number, const Edge& edge) {
        const auto tried = static_cast<float>(edge.visits);
        const float seen = edge.visits > 0 ? edge.chances / tried : mean - kUntried;
        const float promise = seen + eagerness * edge.prior / (1 + tried);
        if (chosen == kNone || promise > most) {
            chosen = number;
            most = promise;
        }
    });
    return chosen;
}

void SearchTree::learn(const Chances& chances)
{
    for (const Step& step : m_path) {
        Edge& edge = m_edges[static_cast<std::size_t>(step.edge)];
        ++edge.visits;
        edge.chances += chances[static_cast<std::size_t>(step.side)];
    }
}

std::vector<SearchTree::Favourite> SearchTree::favourites() const
{
    std::vector<Favourite> favourites;
    const Batch& root = m_batches.front();
    for (int number = root.begin; number < root.end; ++number) {
        const Edge& edge = m_edges[static_cast<std::size_t>(number)];
        const auto tried = static_cast<float>(std::max(1, edge.visits));
        favourites.push_back({edge.action, edge.visits, edge.chances / tried});
    }
    std::ranges::stable_sort(favourites, std::greater<> {}, &Favourite::visits);
    return favourites;
}

int SearchTree::lead() const
{
    int most = 0;
    int second = 0;
    const Batch& root = m_batches.front();
    for (int number = root.begin; number < root.end; ++number) {
        second = std::max(second, std::min(most, m_edges[static_cast<std::size_t>(number)].visits));
        most = std::max(most, m_edges[static_cast<std::size_t>(number)].visits);
    }
    return most - second;
}

} // namespace bubblebar
