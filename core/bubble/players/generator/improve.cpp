#include "core/bubble/players/generator/layout.h"

#include <algorithm>

namespace bubblebar::generator {

namespace {

constexpr std::size_t kFirstTrackTile = 2; ///< after start and finish

/// Tries changes on one layout.
class Improvement
{
public:
    Improvement(Track& track, const Goal& goal, FastRandom& random)
        : m_track(track)
        , m_goal(goal)
        , m_random(random)
        , m_used(track.tileSet->tiles.size(), 0)
        , m_measure(measure(track))
        , m_cost(generator::cost(m_measure, goal))
    {
        for (std::size_t i = kFirstTrackTile; i < track.tiles.size(); ++i)
            ++m_used[static_cast<std::size_t>(track.tiles[i].tile.index())];
    }

    [[nodiscard]] int cost() const { return m_cost; }
    void step();

private:
    [[nodiscard]] std::size_t pickTile();
    [[nodiscard]] std::size_t pickTroubleMaker();
    void change(std::size_t tile);
    void turn(PlacedTile& tile);
    void moveElsewhere(PlacedTile& tile);
    void exchange(PlacedTile& tile);
    void replace(PlacedTile& tile);

    Track& m_track;
    const Goal& m_goal;
    FastRandom& m_random;
    std::vector<int> m_used; ///< by tile of the set: pieces laid
    Measure m_measure;
    int m_cost;
};

std::size_t Improvement::pickTile()
{
    const auto tracks = static_cast<int>(m_track.tiles.size() - kFirstTrackTile);
    return kFirstTrackTile + static_cast<std::size_t>(pick(m_random, tracks));
}

/// A tile that cuts the route, every other time, where there is one.
std::size_t Improvement::pickTroubleMaker()
{
    const std::vector<std::size_t>& cutting = m_measure.cutting;
    if (cutting.empty() || pick(m_random, 2) == 0)
        return pickTile();
    return cutting[static_cast<std::size_t>(pick(m_random, static_cast<int>(cutting.size())))];
}

void Improvement::turn(PlacedTile& tile)
{
    tile.rotation = (tile.rotation + 1 + pick(m_random, kEdges - 1)) % kEdges;
}

/// Beside another tile; stays where that has no room at the edge that comes up.
void Improvement::moveElsewhere(PlacedTile& tile)
{
    const auto beside = static_cast<std::size_t>(pick(m_random, static_cast<int>(m_track.tiles.size())));
    const Hex hex = neighbour(m_track.tiles[beside].at, pick(m_random, kEdges));
    if (std::ranges::find(m_track.tiles, hex, &PlacedTile::at) == m_track.tiles.end())
        tile.at = hex;
}

void Improvement::exchange(PlacedTile& tile)
{
    std::swap(tile.at, m_track.tiles[pickTile()].at);
}

/// By another tile of the boxes with a face of the same terrain.
void Improvement::replace(PlacedTile& tile)
{
    const std::vector<Tile>& tiles = m_track.tileSet->tiles;
    const int other = pick(m_random, static_cast<int>(tiles.size()));
    const FaceSide side = pick(m_random, 2) == 0 ? FaceSide::Front : FaceSide::Back;
    const bool isSame = other == tile.tile.index();
    const bool isFree = isSame || m_used[static_cast<std::size_t>(other)] < m_track.boxes;
    if (!isFree || tiles[static_cast<std::size_t>(other)].face(side).terrain != m_track.face(tile)->terrain)
        return;
    tile.tile = TileId::track(other);
    tile.side = side;
}

void Improvement::change(std::size_t tile)
{
    PlacedTile& placed = m_track.tiles[tile];
    switch (pick(m_random, 8)) {
    case 0:
        return exchange(placed);
    case 1:
        return replace(placed);
    case 2:
    case 3:
        return moveElsewhere(m_track.tiles[pickTile()]);
    case 4:
        // The easy way out of many a warning: where the distance counts, other ways come first.
        if (m_goal.mayMoveFinish)
            return moveElsewhere(m_track.tiles[1]);
        return turn(placed);
    default:
        return turn(placed);
    }
}

void Improvement::step()
{
    const std::vector<PlacedTile> before = m_track.tiles;
    change(pickTroubleMaker());
    if (m_track.tiles == before)
        return;
    Measure after = measure(m_track);
    const int cost = generator::cost(after, m_goal);
    if (cost > m_cost) {
        m_track.tiles = before;
        return;
    }
    for (std::size_t i = kFirstTrackTile; i < before.size(); ++i) {
        --m_used[static_cast<std::size_t>(before[i].tile.index())];
        ++m_used[static_cast<std::size_t>(m_track.tiles[i].tile.index())];
    }
    m_measure = std::move(after);
    m_cost = cost;
}

} // namespace

int improve(Track& track, const Goal& goal, int steps, FastRandom& random)
{
    Improvement improvement(track, goal, random);
    for (int i = 0; i < steps && improvement.cost() > kGoodEnough; ++i)
        improvement.step();
    return improvement.cost();
}

} // namespace bubblebar::generator
