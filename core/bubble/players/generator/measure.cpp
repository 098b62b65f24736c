#include "core/bubble/players/generator/measure.h"

#include "core/track/rotationcuts.h"

#include <algorithm>
#include <cstdlib>

namespace bubblebar::generator {

namespace {

constexpr int kErrorCost = 1'000'000;
constexpr int kWarningCost = 10'000;

/// How far apart the ends of a heap of so many tiles can lie: a hexagon's worth of them lies within that distance.
int heapDistance(int tiles)
{
    int radius = 1;
    const auto inside = [](int ring) { return 3 * ring * (ring + 1) + 1; };
    while (inside(radius) < tiles)
        ++radius;
    return 2 * radius;
}

class Measuring
{
public:
    explicit Measuring(const Track& track)
        : m_board(TrackPtr(TrackPtr(), &track)) // the board does not outlive the track
        , m_links(m_board)
    {
    }

    [[nodiscard]] Measure run()
    {
        m_measure.distance = hexDistance(m_board.tile(BoardTileId::Start).at, m_board.tile(BoardTileId::Finish).at);
        m_measure.isStartBesideFinish = m_measure.distance == 1;
        countErrors();
        countLinks();
        followRoute();
        return m_measure;
    }

private:
    void countErrors();
    void countLinks();
    void followRoute();
    [[nodiscard]] std::size_t connectedTiles() const;
    /// Tiles that can be walked to straight from the tile.
    struct Linked
    {
        std::array<BoardTileId, kEdges> tiles {};
        int count = 0;
    };
    [[nodiscard]] Linked linkedTiles(const BoardTile& tile) const;

    Board m_board;
    Links m_links;
    Measure m_measure;
};

std::size_t Measuring::connectedTiles() const
{
    std::vector<bool> seen(m_board.tiles().size(), false);
    std::vector<BoardTileId> queue {BoardTileId::Start};
    seen[0] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const BoardTileId next : m_board.tile(queue[head]).neighbours) {
            if (next == BoardTileId::None || seen[index(next)])
                continue;
            seen[index(next)] = true;
            queue.push_back(next);
        }
    }
    return queue.size();
}

void Measuring::countErrors()
{
    const auto beside = std::ranges::count_if(m_board.tile(BoardTileId::Start).neighbours, [&](BoardTileId id) {
        return id != BoardTileId::None && m_board.tile(id).tile.isTrack();
    });
    m_measure.errors += beside < 2 ? 1 : 0;
    m_measure.errors += connectedTiles() < m_board.tiles().size() ? 1 : 0;
}

Measuring::Linked Measuring::linkedTiles(const BoardTile& tile) const
{
    Linked linked;
    for (int i = 0; i < tile.spaceCount; ++i) {
        const auto space = static_cast<SpaceId>(static_cast<int>(tile.firstSpace) + i);
        for (const SpaceId next : m_links.exitSlots(m_board.space(space))) {
            if (next == SpaceId::None)
                continue;
            const BoardTileId other = m_board.space(next).tile;
            const auto end = linked.tiles.begin() + linked.count;
            if (std::find(linked.tiles.begin(), end, other) == end)
                linked.tiles.at(static_cast<std::size_t>(linked.count++)) = other;
        }
    }
    return linked;
}

void Measuring::countLinks()
{
    int ends = 0;
    for (const BoardTile& tile : m_board.tiles()) {
        const Linked linked = linkedTiles(tile);
        ends += linked.count;
        if (!tile.tile.isTrack() || linked.count > 1)
            continue;
        const bool isUsed = linked.count == 1 && linked.tiles.front() != BoardTileId::Finish;
        ++(isUsed ? m_measure.blindAlleys : m_measure.useless);
    }
    m_measure.rings = std::max(0, ends / 2 - static_cast<int>(m_board.tiles().size()) + 1);
}

void Measuring::followRoute()
{
    const std::vector<SpaceId> route = shortestRoute(m_board, m_links);
    if (route.empty()) {
        ++m_measure.errors;
        return;
    }
    m_measure.routeSteps = static_cast<int>(route.size()) - 1;
    for (const BoardTileId tile : tilesThatCutWhenTurned(m_board, route))
        m_measure.cutting.push_back(m_board.trackIndex(tile));
}

} // namespace

Goal goalOf(const GeneratorOptions& options, int attempt)
{
    const int farthest = options.trackTiles;
    const int nearest = std::min(heapDistance(options.trackTiles + 2), farthest);
    const int wanted = nearest + ((farthest - nearest) * options.stretch + 50) / 100;
    Goal goal;
    goal.distance = wanted - (wanted - nearest) * attempt / (kTries - 1);
    const int beside = options.trackTiles - goal.distance + 1;
    goal.rings = (2 * beside * options.branching + 50) / 100;
    goal.turns = options.targetTurns;
    if (goal.turns)
        goal.distanceWeight = 2;
    goal.mayMoveFinish = goal.turns || attempt == kTries - 1;
    return goal;
}

Measure measure(const Track& track)
{
    return Measuring(track).run();
}

int cost(const Measure& measure, const Goal& goal)
{
    int cost = measure.errors * kErrorCost + measure.warnings() * kWarningCost;
    cost += std::abs(measure.distance - goal.distance) * goal.distanceWeight;
    cost += std::abs(measure.rings - goal.rings) * 6;
    cost += measure.blindAlleys * 2 + measure.useless * 40;
    if (goal.turns)
        cost += std::abs(expectedTurns(measure.routeSteps) - *goal.turns) * 10;
    return cost;
}

} // namespace bubblebar::generator
