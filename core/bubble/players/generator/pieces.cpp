#include "core/bubble/players/generator/pieces.h"

#include <algorithm>
#include <numeric>

namespace bubblebar::generator {

namespace {

/// The terrains that a place may have, one bit each.
using TerrainMask = unsigned;

TerrainMask maskOf(Terrain terrain)
{
    return 1U << static_cast<unsigned>(terrain);
}

/// Gives each place of the track a tile of the boxes, one place after the other; a place that has one already may get
/// another of its terrains instead (augmenting paths).
class Matching
{
public:
    Matching(const GeneratorOptions& options, FastRandom& random)
        : m_set(*options.tileSet)
        , m_boxes(static_cast<std::size_t>(options.boxes))
        , m_random(random)
        , m_places(m_set.tiles.size())
        , m_order(m_set.tiles.size())
        , m_seen(m_set.tiles.size())
    {
        std::iota(m_order.begin(), m_order.end(), 0);
    }

    /// Adds a place of one of the terrains; false where the boxes do not give it.
    [[nodiscard]] bool add(TerrainMask terrains)
    {
        m_terrains.push_back(terrains);
        if (augment(static_cast<int>(m_terrains.size()) - 1))
            return true;
        m_terrains.pop_back();
        return false;
    }

    /// From now on the places from `first` on may have any of the terrains.
    void widen(std::size_t first, TerrainMask terrains)
    {
        for (std::size_t place = first; place < m_terrains.size(); ++place)
            m_terrains[place] = terrains;
    }

    [[nodiscard]] std::size_t placeCount() const { return m_terrains.size(); }
    [[nodiscard]] std::vector<Piece> pieces();

private:
    [[nodiscard]] bool fits(int tile, FaceSide side, int place) const
    {
        const Face& face = m_set.tiles[static_cast<std::size_t>(tile)].face(side);
        return (maskOf(face.terrain) & m_terrains[static_cast<std::size_t>(place)]) != 0;
    }

    [[nodiscard]] bool augment(int place)
    {
        std::uint64_t seed = m_random();
        shuffle(m_order, seed);
        m_seen.assign(m_order.size(), false);
        return tryPlace(place);
    }

    [[nodiscard]] bool tryPlace(int place);

    const TileSet& m_set;
    std::size_t m_boxes;
    FastRandom& m_random;
    std::vector<TerrainMask> m_terrains;    ///< by place
    std::vector<std::vector<int>> m_places; ///< by tile of the set: at most one a box
    std::vector<int> m_order;               ///< in which tiles are tried
    std::vector<bool> m_seen;               ///< tiles tried for the place at hand
};

bool Matching::tryPlace(int place)
{
    for (const int tile : m_order) {
        const auto index = static_cast<std::size_t>(tile);
        if (m_seen[index] || (!fits(tile, FaceSide::Front, place) && !fits(tile, FaceSide::Back, place)))
            continue;
        m_seen[index] = true;
        if (m_places[index].size() < m_boxes) {
            m_places[index].push_back(place);
            return true;
        }
        for (std::size_t i = 0; i < m_places[index].size(); ++i) {
            if (tryPlace(m_places[index][i])) {
                m_places[index][i] = place;
                return true;
            }
        }
    }
    return false;
}

std::vector<Piece> Matching::pieces()
{
    std::vector<Piece> pieces(m_terrains.size());
    for (std::size_t tile = 0; tile < m_places.size(); ++tile) {
        for (const int place : m_places[tile]) {
            const auto number = static_cast<int>(tile);
            const bool front = fits(number, FaceSide::Front, place);
            const bool both = front && fits(number, FaceSide::Back, place);
            const bool isFront = both ? pick(m_random, 2) == 0 : front;
            pieces[static_cast<std::size_t>(place)] = {number, isFront ? FaceSide::Front : FaceSide::Back};
        }
    }
    return pieces;
}

/// What the tiles without a number in the wishes may be.
std::vector<Terrain> fillers(const std::vector<TerrainWish>& wishes)
{
    std::vector<Terrain> terrains;
    for (const Terrain terrain : kAllTerrains) {
        const auto wish = std::ranges::find(wishes, terrain, &TerrainWish::terrain);
        const bool isFree = wishes.empty() || (wish == wishes.end() ? terrain == Terrain::Meadow : !wish->tiles);
        if (isFree)
            terrains.push_back(terrain);
    }
    return terrains;
}

/// Half of them the first, which is meadow if meadow is among them; the others share the rest.
Terrain pickFiller(const std::vector<Terrain>& terrains, FastRandom& random)
{
    const int others = static_cast<int>(terrains.size()) - 1;
    if (others == 0 || pick(random, 2) == 0)
        return terrains.front();
    return terrains[1 + static_cast<std::size_t>(pick(random, others))];
}

std::optional<GeneratorProblem> addWishes(Matching& matching, const GeneratorOptions& options)
{
    int needed = 0;
    for (const TerrainWish& wish : options.terrains)
        needed += wish.tiles.value_or(1);
    if (needed > options.trackTiles)
        return GeneratorProblem {GeneratorProblem::Code::TerrainsTooMany, needed, options.trackTiles, {}};
    for (const TerrainWish& wish : options.terrains) {
        const int wanted = wish.tiles.value_or(1);
        for (int i = 0; i < wanted; ++i) {
            if (!matching.add(maskOf(wish.terrain)))
                return GeneratorProblem {GeneratorProblem::Code::TerrainTooFew, wanted, i, wish.terrain};
        }
    }
    return std::nullopt;
}

std::optional<GeneratorProblem> addFillers(Matching& matching, const GeneratorOptions& options, FastRandom& random)
{
    const std::vector<Terrain> terrains = fillers(options.terrains);
    const std::size_t wished = matching.placeCount();
    const auto left = options.trackTiles - static_cast<int>(wished);
    TerrainMask all = 0;
    for (const Terrain terrain : terrains)
        all |= maskOf(terrain);
    for (int i = 0; i < left; ++i) {
        if (all != 0 && matching.add(maskOf(pickFiller(terrains, random))))
            continue;
        matching.widen(wished, all);
        if (!matching.add(all))
            return GeneratorProblem {GeneratorProblem::Code::FillersTooFew, left, i, {}};
    }
    return std::nullopt;
}

} // namespace

tl::expected<std::vector<Piece>, GeneratorProblem> choosePieces(const GeneratorOptions& options, FastRandom& random)
{
    Matching matching(options, random);
    if (const std::optional<GeneratorProblem> problem = addWishes(matching, options))
        return tl::unexpected(*problem);
    if (const std::optional<GeneratorProblem> problem = addFillers(matching, options, random))
        return tl::unexpected(*problem);
    return matching.pieces();
}

} // namespace bubblebar::generator
