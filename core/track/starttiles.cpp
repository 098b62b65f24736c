#include "core/track/starttiles.h"

#include "core/track/places.h"
#include "core/track/reach.h"

#include <numeric>

namespace bubblebar {

namespace {

/// By number of the space: which spaces hang together on the face.
std::vector<int> partsOf(const Face& face)
{
    std::vector<int> parts(face.spaces.size());
    std::iota(parts.begin(), parts.end(), 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Path& path : face.paths) {
            if (path.a.isEdge || path.b.isEdge)
                continue;
            int& a = parts[static_cast<std::size_t>(path.a.number)];
            int& b = parts[static_cast<std::size_t>(path.b.number)];
            changed = changed || a != b;
            a = b = std::min(a, b);
        }
    }
    return parts;
}

/// What a tile would link as laid.
struct Worth
{
    bool meetsStart = false;
    bool opensWay = false; ///< from start to finish, over this tile
    int links = 0;

    friend auto operator<=>(const Worth&, const Worth&) = default; // NOLINT(readability-implicit-bool-conversion)
};

class Trial
{
public:
    explicit Trial(const Track& track)
        : m_track(track)
        , m_places(track)
        , m_fromStart(track, TileId::start())
        , m_fromFinish(track, TileId::finish())
    {
    }

    [[nodiscard]] const Places& places() const { return m_places; }

    [[nodiscard]] Worth worth(const PlacedTile& tile) const
    {
        const Face& face = *m_track.face(tile);
        const std::vector<int> parts = partsOf(face);
        std::vector<bool> fromStart(parts.size());
        std::vector<bool> fromFinish(parts.size());
        Worth worth;
        for (int edge = 0; edge < kEdges; ++edge) {
            const std::optional<int> space = face.exitSpace(tileEdge(edge, tile.rotation));
            const Hex across = neighbour(tile.at, edge);
            const PlacedTile* beside = m_places.at(across);
            if (!space || !beside || !hasExit(m_track, *beside, oppositeEdge(edge)))
                continue;
            ++worth.links;
            worth.meetsStart |= beside->tile == TileId::start();
            const auto part = static_cast<std::size_t>(parts[static_cast<std::size_t>(*space)]);
            fromStart[part] = fromStart[part] || m_fromStart.stepsOut(across, oppositeEdge(edge)) != Reach::kNever;
            fromFinish[part] = fromFinish[part] || m_fromFinish.stepsOut(across, oppositeEdge(edge)) != Reach::kNever;
        }
        for (std::size_t part = 0; part < parts.size(); ++part)
            worth.opensWay = worth.opensWay || (fromStart[part] && fromFinish[part]);
        return worth;
    }

private:
    const Track& m_track;
    Places m_places;
    Reach m_fromStart;
    Reach m_fromFinish;
};

} // namespace

std::optional<PlacedTile> besideStart(const Track& track, TileId piece)
{
    const Trial trial(track);
    const PlacedTile* start = trial.places().of(TileId::start());
    if (!start)
        return std::nullopt;
    std::optional<PlacedTile> best;
    Worth most;
    for (int edge = 0; edge < kEdges; ++edge) {
        const Hex at = neighbour(start->at, edge);
        if (!trial.places().isFree(at))
            continue;
        for (int rotation = 0; rotation < kEdges; ++rotation) {
            const PlacedTile tile {piece, at, FaceSide::Front, rotation, {}};
            const Worth worth = trial.worth(tile);
            if (!best || worth > most) {
                best = tile;
                most = worth;
            }
        }
    }
    return best;
}

} // namespace bubblebar
