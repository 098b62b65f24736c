#include "core/bubble/players/generator/layout.h"

#include <algorithm>
#include <cstdlib>

namespace bubblebar::generator {

namespace {

/// Lays pieces one after the other.
class Layer
{
public:
    Layer(const GeneratorOptions& options, const std::vector<Piece>& pieces, FastRandom& random)
        : m_pieces(pieces)
        , m_random(random)
        , m_branching(options.branching)
    {
        m_track.tileSet = options.tileSet;
        m_track.boxes = options.boxes;
    }

    void layWay(int distance);
    void layBesideStart() { lay(bestOf(0)); }
    void layRest()
    {
        while (m_laid < m_pieces.size())
            lay(bestOf(std::nullopt));
    }

    [[nodiscard]] const Track& track() const { return m_track; }

private:
    void lay(Hex at)
    {
        const Piece piece = m_pieces[m_laid++];
        m_track.tiles.push_back({TileId::track(piece.tile), at, piece.side, pick(m_random, kEdges), {}});
    }

    [[nodiscard]] bool isFree(Hex hex) const
    {
        return std::ranges::find(m_track.tiles, hex, &PlacedTile::at) == m_track.tiles.end();
    }
    [[nodiscard]] Hex freeBeside(std::optional<int> tile);
    [[nodiscard]] int tilesBeside(Hex hex) const;
    [[nodiscard]] Hex bestOf(std::optional<int> tile);

    const std::vector<Piece>& m_pieces;
    FastRandom& m_random;
    int m_branching;
    std::size_t m_laid = 0;
    Track m_track;
};

/// Each step goes one of two directions side by side: so the way can't be cut short.
void Layer::layWay(int distance)
{
    const int direction = pick(m_random, kEdges);
    std::vector<Hex> way {Hex()};
    for (int i = 0; i < distance; ++i)
        way.push_back(neighbour(way.back(), (direction + pick(m_random, 2)) % kEdges));
    m_track.tiles.push_back({TileId::start(), way.front(), FaceSide::Front, 0, {}});
    m_track.tiles.push_back({TileId::finish(), way.back(), FaceSide::Front, 0, {}});
    for (int i = 1; i < distance; ++i)
        lay(way[static_cast<std::size_t>(i)]);
}

/// Beside that tile, or any.
Hex Layer::freeBeside(std::optional<int> tile)
{
    for (;;) {
        const int beside = tile.value_or(0) + (tile ? 0 : pick(m_random, static_cast<int>(m_track.tiles.size())));
        const Hex hex = neighbour(m_track.tiles[static_cast<std::size_t>(beside)].at, pick(m_random, kEdges));
        if (isFree(hex))
            return hex;
    }
}

int Layer::tilesBeside(Hex hex) const
{
    int count = 0;
    for (int edge = 0; edge < kEdges; ++edge)
        count += isFree(neighbour(hex, edge)) ? 0 : 1;
    return count;
}

/// Of a few free hexes the one whose neighbours make about as many new ways as are wanted: one fewer than they are.
Hex Layer::bestOf(std::optional<int> tile)
{
    constexpr int kChoices = 8;
    const int wanted = 1 + (2 * m_branching + pick(m_random, 100)) / 100;
    Hex best = freeBeside(tile);
    for (int i = 1; i < kChoices; ++i) {
        const Hex other = freeBeside(tile);
        if (std::abs(tilesBeside(other) - wanted) < std::abs(tilesBeside(best) - wanted))
            best = other;
    }
    return best;
}

} // namespace

Track layOut(const GeneratorOptions& options, const Goal& goal, const std::vector<Piece>& pieces, FastRandom& random)
{
    Layer layer(options, pieces, random);
    layer.layWay(goal.distance);
    layer.layBesideStart();
    layer.layRest();
    return layer.track();
}

} // namespace bubblebar::generator
