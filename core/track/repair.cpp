#include "core/track/repair.h"

#include "core/track/places.h"
#include "core/track/reach.h"
#include "core/track/starttiles.h"

#include <algorithm>
#include <compare>
#include <utility>

namespace bubblebar {

namespace {

using MaybeRepair = std::optional<Repair>;

/// Track tiles that belong beside the start.
constexpr int kStartNeighbours = 2;
/// Two track tiles find room between start and finish.
constexpr Hex kRoomForTwo {3, 0};
/// Groups are moved while this product of their sizes is smaller: that many ways to bring them together are tried.
constexpr std::size_t kMostPairs = 20000;

MaybeRepair made(RepairKind kind, const EditResult& edit, std::vector<TileId> tiles)
{
    return edit ? MaybeRepair(Repair {kind, *edit, std::move(tiles)}) : std::nullopt;
}

MaybeRepair lay(const Track& track, RepairKind kind, TileId end, Hex at)
{
    return made(kind, placeTile(track, {end, at, FaceSide::Front, 0, {}}), {end});
}

/// The fewest steps from an end of the track to a tile on this hex that is open all round; kNever for no way.
int stepsOnto(const Reach& reach, Hex hex)
{
    int fewest = Reach::kNever;
    for (int edge = 0; edge < kEdges; ++edge) {
        const int steps = reach.stepsOut(neighbour(hex, edge), oppositeEdge(edge));
        if (steps != Reach::kNever && (fewest == Reach::kNever || steps < fewest))
            fewest = steps;
    }
    return fewest;
}

/// How well an end of the track would lie; what comes first counts most.
struct EndPlace
{
    int trackTiles = 0;        ///< beside it, as many as are asked for
    bool isApart = false;      ///< not beside the other end
    bool isReached = false;    ///< paths lead from the other end to here
    int joined = 0;            ///< tiles that hang together with it
    int steps = Reach::kNever; ///< from the other end
    int paths = 0;             ///< that lead onto it

    friend auto operator<=>(const EndPlace&, const EndPlace&) = default; // NOLINT(readability-implicit-bool-conversion)
};

bool isBeside(const PlacedTile* tile, Hex hex)
{
    return tile != nullptr && hexDistance(tile->at, hex) == 1;
}

MaybeRepair layStart(const Track& track)
{
    const Places places(track);
    const Reach reach(track, TileId::finish());
    const PlacedTile* finish = places.of(TileId::finish());
    Hex best;
    EndPlace most;
    most.trackTiles = -1;
    for (const Hex hex : places.freeBeside()) {
        const int steps = stepsOnto(reach, hex);
        const EndPlace place {std::min(places.trackTilesBeside(hex), kStartNeighbours),
                              !isBeside(finish, hex),
                              steps != Reach::kNever,
                              places.tilesJoinedAt(hex),
                              steps,
                              places.pathsOnto(hex)};
        if (place > most) {
            most = place;
            best = hex;
        }
    }
    return lay(track, RepairKind::LayStart, TileId::start(), best);
}

struct FinishPlace
{
    Hex at;
    EndPlace worth;
};

/// Where the finish lies best on a track without one; beside the tiles that hang together with the start.
std::optional<FinishPlace> finishPlace(const Track& track)
{
    const Places places(track);
    const Reach reach(track, TileId::start());
    const PlacedTile* start = places.of(TileId::start());
    const int group = start ? places.groupAt(start->at) : -1;
    std::optional<FinishPlace> best;
    for (const Hex hex : places.freeBeside()) {
        bool isAtStartGroup = start == nullptr;
        for (int edge = 0; edge < kEdges; ++edge)
            isAtStartGroup = isAtStartGroup || places.groupAt(neighbour(hex, edge)) == group;
        if (!isAtStartGroup)
            continue;
        const int steps = stepsOnto(reach, hex);
        const EndPlace worth {0, !isBeside(start, hex), steps != Reach::kNever, 0, steps, places.pathsOnto(hex)};
        if (!best || worth > best->worth)
            best = {hex, worth};
    }
    return best;
}

MaybeRepair layFinish(const Track& track)
{
    const std::optional<FinishPlace> place = finishPlace(track);
    if (place && place->worth.isApart)
        return lay(track, RepairKind::LayFinish, TileId::finish(), place->at);
    const PlacedTile* start = Places(track).of(TileId::start());
    const Hex wanted = start ? start->at + kRoomForTwo : Hex {};
    return lay(track, RepairKind::LayFinish, TileId::finish(), nearestFreeHex(track, wanted));
}

std::optional<TileId> firstLeft(const Track& track)
{
    const auto tiles = static_cast<int>(track.tileSet->tiles.size());
    for (int number = 0; number < tiles; ++number) {
        if (const std::optional<TileId> copy = freeCopy(track, number))
            return copy;
    }
    return std::nullopt;
}

MaybeRepair layBesideStart(const Track& track)
{
    const PlacedTile* start = Places(track).of(TileId::start());
    if (!start)
        return std::nullopt;
    Repair repair;
    repair.kind = RepairKind::LayTiles;
    Track grown = track;
    for (int missing = kStartNeighbours - Places(track).trackTilesBeside(start->at); missing > 0; --missing) {
        const std::optional<TileId> piece = firstLeft(grown);
        const std::optional<PlacedTile> tile = piece ? besideStart(grown, *piece) : std::nullopt;
        const EditResult edit = tile ? placeTile(grown, *tile) : EditResult(tl::unexpect, EditProblem {});
        if (!edit)
            return std::nullopt;
        applyEdit(grown, *edit);
        repair.edit.added.push_back(*tile);
        repair.tiles.push_back(*piece);
    }
    return repair;
}

/// Ways to shift one group so that it touches the other, shortest first.
std::vector<Hex> shiftsTogether(const std::vector<Hex>& fixed, const std::vector<Hex>& moved)
{
    std::vector<std::pair<int, Hex>> shifts;
    for (const Hex to : fixed) {
        for (const Hex from : moved) {
            for (int edge = 0; edge < kEdges; ++edge) {
                const Hex shift = neighbour(to, edge) - from;
                shifts.emplace_back(hexDistance(shift, {}), shift);
            }
        }
    }
    std::ranges::sort(shifts);
    shifts.erase(std::unique(shifts.begin(), shifts.end()), shifts.end());
    std::vector<Hex> hexes;
    hexes.reserve(shifts.size());
    for (const auto& [distance, shift] : shifts)
        hexes.push_back(shift);
    return hexes;
}

MaybeRepair joinGroups(const Track& track, const std::vector<TileId>& tiles)
{
    const Places places(track);
    const PlacedTile* start = places.of(TileId::start());
    if (!start || places.groupCount() != 2)
        return std::nullopt;
    const int home = places.groupAt(start->at);
    const std::vector<Hex>& fixed = places.group(home);
    const std::vector<Hex>& moved = places.group(1 - home);
    if (fixed.size() * moved.size() > kMostPairs)
        return std::nullopt;
    const PlacedTile* finish = places.of(TileId::finish());
    const bool movesFinish = finish != nullptr && places.groupAt(finish->at) != home;
    for (const Hex shift : shiftsTogether(fixed, moved)) {
        const bool fits = std::ranges::none_of(moved, [&](Hex hex) { return places.groupAt(hex + shift) == home; });
        if (fits && !(movesFinish && isBeside(start, finish->at + shift)))
            return made(RepairKind::MoveGroup, moveTiles(track, moved, shift), tiles);
    }
    return std::nullopt;
}

/// The copies of the set's tile that are not laid, in order.
std::vector<TileId> freeCopies(const Track& track, int tileIndex)
{
    std::vector<bool> laid(static_cast<std::size_t>(track.boxes) + 1);
    for (const PlacedTile& placed : track.tiles) {
        if (placed.tile.isTrack() && placed.tile.index() == tileIndex)
            laid[static_cast<std::size_t>(placed.tile.copy())] = true;
    }
    std::vector<TileId> free;
    for (int copy = 1; copy <= track.boxes; ++copy) {
        if (!laid[static_cast<std::size_t>(copy)])
            free.push_back(TileId::track(tileIndex, copy));
    }
    return free;
}

MaybeRepair separateCopies(const Track& track, TileId tile)
{
    const std::vector<TileId> copies = tile.isTrack() ? freeCopies(track, tile.index()) : std::vector<TileId>();
    Repair repair;
    repair.kind = RepairKind::ChangeCopy;
    bool isFirst = true;
    for (std::size_t i = 0; i < track.tiles.size(); ++i) {
        const PlacedTile& placed = track.tiles[i];
        if (placed.tile != tile || std::exchange(isFirst, false))
            continue;
        const auto number = static_cast<int>(i);
        if (repair.tiles.size() < copies.size()) {
            PlacedTile other = placed;
            other.tile = copies[repair.tiles.size()];
            repair.tiles.push_back(other.tile);
            repair.edit.replaced.push_back({number, placed, std::move(other)});
        } else {
            repair.edit.removed.push_back({number, placed});
            repair.kind = RepairKind::TakeAway;
        }
    }
    if (repair.kind == RepairKind::TakeAway)
        repair.tiles = {tile};
    return repair.edit.isEmpty() ? std::nullopt : MaybeRepair(repair);
}

bool bringsErrors(const Track& track, const TrackEdit& edit)
{
    const std::vector<Finding> before = checkGuidelines(track);
    Track changed = track;
    applyEdit(changed, edit);
    return std::ranges::any_of(checkGuidelines(changed), [&](const Finding& finding) {
        return severity(finding.code) == Severity::Error &&
               std::ranges::find(before, finding.code, &Finding::code) == before.end();
    });
}

MaybeRepair moveFinish(const Track& track)
{
    const PlacedTile* finish = Places(track).of(TileId::finish());
    if (!finish)
        return std::nullopt;
    Track without = track;
    std::erase_if(without.tiles, [](const PlacedTile& placed) { return placed.tile == TileId::finish(); });
    const std::optional<FinishPlace> place = finishPlace(without);
    if (!place || !place->worth.isApart || !place->worth.isReached)
        return std::nullopt;
    const std::vector<Hex> from {finish->at};
    const EditResult edit = moveTiles(track, from, place->at - finish->at);
    return edit && !bringsErrors(track, *edit) ? made(RepairKind::MoveFinish, edit, {TileId::finish()}) : std::nullopt;
}

} // namespace

std::optional<Repair> repairFor(const Track& track, const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::StartMissing:
        return layStart(track);
    case FindingCode::StartFewNeighbours:
        return layBesideStart(track);
    case FindingCode::TilesDisconnected:
        return joinGroups(track, finding.tiles);
    case FindingCode::FinishMissing:
        return layFinish(track);
    case FindingCode::TileTwice:
        return separateCopies(track, finding.tiles.front());
    case FindingCode::StartBesideFinish:
        return moveFinish(track);
    case FindingCode::FinishUnreachable:
    case FindingCode::NoTrackTiles:
    case FindingCode::CutByOneRotation:
        break;
    }
    return std::nullopt;
}

} // namespace bubblebar
