#include "tests/core/track/naivetrack.h"

#include <map>
#include <set>
#include <string>

namespace bubblebar::tests {

namespace {

/// A space: of the tile at this place in the track, its number there.
using Spot = std::pair<std::size_t, int>;

std::optional<std::size_t> tileAt(const Track& track, Hex hex)
{
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        if (track.tiles[i].at == hex)
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> placeOf(const Track& track, TileId tile)
{
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        if (track.tiles[i].tile == tile)
            return i;
    }
    return std::nullopt;
}

/// R1, R2: the space whose exit lies on the board's edge; start and finish have one space with six exits.
std::optional<int> exitOn(const Track& track, std::size_t tile, int edge)
{
    const PlacedTile& placed = track.tiles[tile];
    if (!placed.tile.isTrack())
        return 0;
    for (const Path& path : track.face(placed)->paths) {
        for (const auto& [space, exit] : {std::pair(path.a, path.b), std::pair(path.b, path.a)}) {
            if (exit.isEdge && (exit.number + placed.rotation) % 6 == edge)
                return space.number;
        }
    }
    return std::nullopt;
}

std::set<Spot> neighboursOf(const Track& track, Spot spot)
{
    std::set<Spot> neighbours;
    const PlacedTile& placed = track.tiles[spot.first];
    for (int edge = 0; edge < 6; ++edge) {
        if (exitOn(track, spot.first, edge) != spot.second)
            continue;
        const std::optional<std::size_t> across = tileAt(track, neighbour(placed.at, edge));
        if (!across)
            continue;
        if (const std::optional<int> space = exitOn(track, *across, (edge + 3) % 6))
            neighbours.insert({*across, *space});
    }
    if (!placed.tile.isTrack())
        return neighbours;
    const PathEnd here {false, spot.second};
    for (const Path& path : track.face(placed)->paths) {
        if (path.a == here && !path.b.isEdge)
            neighbours.insert({spot.first, path.b.number});
        if (path.b == here && !path.a.isEdge)
            neighbours.insert({spot.first, path.a.number});
    }
    return neighbours;
}

std::set<std::string> tilesApart(const Track& track, std::size_t start)
{
    std::set<std::size_t> together {start};
    for (std::size_t before = 0; before != together.size();) {
        before = together.size();
        for (std::size_t i = 0; i < track.tiles.size(); ++i) {
            for (const std::size_t other : std::set(together)) {
                if (hexDistance(track.tiles[i].at, track.tiles[other].at) == 1)
                    together.insert(i);
            }
        }
    }
    std::set<std::string> apart;
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        if (!together.contains(i))
            apart.insert(track.tileName(track.tiles[i].tile));
    }
    return apart;
}

std::vector<TileId> fromNames(const Track& track, const std::set<std::string>& names)
{
    std::vector<TileId> tiles;
    for (const std::string& name : names)
        tiles.push_back(*track.tileFromName(name));
    return tiles;
}

std::set<std::string> cuttingTiles(const Track& track)
{
    std::set<std::string> cutting;
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        for (const int turn : {1, 5}) {
            Track turned = track;
            turned.tiles[i].rotation = (track.tiles[i].rotation + turn) % 6;
            if (track.tiles[i].tile.isTrack() && !naiveShortestPath(turned))
                cutting.insert(track.tileName(track.tiles[i].tile));
        }
    }
    return cutting;
}

std::vector<Finding> startFindings(const Track& track, std::optional<std::size_t> start)
{
    if (!start)
        return {{FindingCode::StartMissing, {}}};
    std::vector<Finding> findings;
    int beside = 0;
    for (const PlacedTile& placed : track.tiles)
        beside += placed.tile.isTrack() && hexDistance(placed.at, track.tiles[*start].at) == 1 ? 1 : 0;
    if (beside < 2)
        findings.push_back({FindingCode::StartFewNeighbours, {TileId::start()}});
    const std::set<std::string> apart = tilesApart(track, *start);
    if (!apart.empty())
        findings.push_back({FindingCode::TilesDisconnected, fromNames(track, apart)});
    return findings;
}

} // namespace

std::optional<int> naiveShortestPath(const Track& track)
{
    const std::optional<std::size_t> start = placeOf(track, TileId::start());
    const std::optional<std::size_t> finish = placeOf(track, TileId::finish());
    if (!start || !finish)
        return std::nullopt;
    std::map<Spot, int> steps {{{*start, 0}, 0}};
    std::set<Spot> edge {{*start, 0}};
    for (int step = 1; !edge.empty(); ++step) {
        std::set<Spot> next;
        for (const Spot& spot : edge) {
            for (const Spot& to : neighboursOf(track, spot)) {
                if (to.first == *finish)
                    return step;
                if (steps.emplace(to, step).second)
                    next.insert(to);
            }
        }
        edge = next;
    }
    return std::nullopt;
}

std::vector<Finding> naiveFindings(const Track& track)
{
    const std::optional<std::size_t> start = placeOf(track, TileId::start());
    const std::optional<std::size_t> finish = placeOf(track, TileId::finish());
    std::vector<Finding> findings = startFindings(track, start);
    if (!finish)
        findings.push_back({FindingCode::FinishMissing, {}});
    const bool reachable = naiveShortestPath(track).has_value();
    if (start && finish && !reachable && !tilesApart(track, *start).contains("finish"))
        findings.push_back({FindingCode::FinishUnreachable, {TileId::finish()}});
    if (track.trackTileCount() == 0)
        findings.push_back({FindingCode::NoTrackTiles, {}});
    std::set<std::string> once;
    std::set<std::string> twice;
    for (const PlacedTile& placed : track.tiles) {
        if (!once.insert(track.tileName(placed.tile)).second)
            twice.insert(track.tileName(placed.tile));
    }
    for (const TileId tile : fromNames(track, twice))
        findings.push_back({FindingCode::TileTwice, {tile}});
    if (reachable) {
        for (const TileId tile : fromNames(track, cuttingTiles(track)))
            findings.push_back({FindingCode::CutByOneRotation, {tile}});
    }
    if (start && finish && hexDistance(track.tiles[*start].at, track.tiles[*finish].at) == 1)
        findings.push_back({FindingCode::StartBesideFinish, {TileId::start(), TileId::finish()}});
    return findings;
}

} // namespace bubblebar::tests
