#pragma once

#include "core/bubble/players/playout.h"
#include "core/bubble/players/turnsearch.h"

#include <vector>

namespace bubblebar {

/// The tree of an information-set Monte Carlo search by one observer: what was played leads from node to node, whatever
/// the cards dealt to the others. What lies on the table follows from the actions alone; a deal only says which of a
/// node's actions are possible. Each side looks for its own good (max-n).
class SearchTree
{
public:
    /// Forgets everything and begins with these actions; their worth in steps is the first guess.
    void begin(std::span<const TurnSearch::Option> options, DistanceCache& known);

    /// Plays one deal down the tree, on to the end of `turns` turns, and learns from how that came out.
    /// Precondition: all the actions of the root are possible.
    void explore(PlayedPosition& played, int turns, FastRandom& random);

    struct Favourite
    {
        Action action;
        int visits = 0;
        float chance = 0; ///< to win
    };
    /// The root's actions, the most visited first.
    [[nodiscard]] std::vector<Favourite> favourites() const;

    /// How many visits the most visited action of the root is ahead of the second.
    [[nodiscard]] int lead() const;

private:
    struct Edge
    {
        Action action;
        float prior = 0;   ///< the first guess; counts in relation to its siblings
        float chances = 0; ///< to win of who acts, added up
        int visits = 0;
        int child = kNone;
    };
    /// Actions of a node that are possible together: those of one kind of card, or what needs no card.
    struct Batch
    {
        int begin = 0; ///< of m_edges
        int end = 0;
        int next = kNone;      ///< batch of the same node
        std::uint32_t bit = 0; ///< in the sets of batches
    };
    struct Node
    {
        int firstBatch = kNone;
        std::uint32_t listed = 0; ///< batches
    };
    struct Step
    {
        int edge = 0;
        int side = 0; ///< who acted
    };

    static constexpr int kNone = -1;

    [[nodiscard]] std::uint32_t possibleBatches(int node, const PlayedPosition& played);
    void listBatch(int node, std::uint32_t bit, const PlayedPosition& played, bool exhaustedBonuses);
    void addBatch(int node, std::uint32_t bit);
    [[nodiscard]] int select(const Node& node, std::uint32_t possible) const;
    void learn(const Chances& chances);

    std::vector<Node> m_nodes;
    std::vector<Batch> m_batches;
    std::vector<Edge> m_edges;
    std::vector<Step> m_path;
    std::vector<JudgedAction> m_listed;
    ActionJudge m_judge;
    Playout m_playout;
    DistanceCache* m_known = nullptr;
};

} // namespace bubblebar
