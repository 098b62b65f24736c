#include "core/track/trackedit.h"

#include "core/track/places.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace bubblebar {

namespace {

/// A hex's place on the table in half tile widths and in rows; a row is √3 half widths high.
struct Spot
{
    int x = 0;
    int row = 0;
};

Spot spotOf(Hex hex)
{
    return {2 * hex.q + hex.r, hex.r};
}

/// More than it takes to lay the largest track beside another one.
constexpr int kMostRings = 500;

/// The first hex for which `visit` (bool(Hex)) is true, nearest ring round `centre` first.
template <class Visit>
std::optional<Hex> searchRings(Hex centre, Visit visit)
{
    if (visit(centre))
        return centre;
    for (int radius = 1; radius <= kMostRings; ++radius) {
        Hex hex = centre;
        for (int i = 0; i < radius; ++i)
            hex = neighbour(hex, 4);
        for (int side = 0; side < kEdges; ++side) {
            for (int i = 0; i < radius; ++i) {
                if (visit(hex))
                    return hex;
                hex = neighbour(hex, side);
            }
        }
    }
    return std::nullopt;
}

/// Gives out the pieces of the box that are not laid, each once.
class FreePieces
{
public:
    explicit FreePieces(const Track& track)
        : m_boxes(track.boxes)
    {
        for (const PlacedTile& placed : track.tiles)
            m_taken[placed.tile] = true;
    }

    /// `wanted` itself or another copy of the same tile.
    std::optional<TileId> take(TileId wanted)
    {
        if (wanted.copy() <= m_boxes && !std::exchange(m_taken[wanted], true))
            return wanted;
        if (!wanted.isTrack())
            return std::nullopt;
        for (int& copy = m_next.try_emplace(wanted.index(), 1).first->second; copy <= m_boxes; ++copy) {
            const TileId tile = TileId::track(wanted.index(), copy);
            if (!std::exchange(m_taken[tile], true))
                return tile;
        }
        return std::nullopt;
    }

private:
    int m_boxes;
    std::map<TileId, bool> m_taken;
    std::map<int, int> m_next; ///< by tile: the lowest copy that may be free
};

/// The same tile of the track's own set, if it has it.
std::optional<TileId> translated(const Track& track, const Track& draft, TileId tile)
{
    if (!tile.isTrack() || track.tileSet == draft.tileSet)
        return tile;
    const Tile& piece = draft.tileSet->tiles[static_cast<std::size_t>(tile.index())];
    const std::optional<int> index = track.tileSet->indexOf(piece.id);
    if (!index || track.tileSet->tiles[static_cast<std::size_t>(*index)] != piece)
        return std::nullopt;
    return TileId::track(*index, tile.copy());
}

/// The tiles that can be laid, where the draft has them, and why the first other one can't.
struct Pieces
{
    std::vector<PlacedTile> tiles;
    std::optional<EditProblem> problem;
};

Pieces piecesFor(const Track& track, const Track& draft)
{
    Pieces pieces;
    FreePieces box(track);
    const auto leaveOut = [&](EditProblem::Code code, const PlacedTile& placed) {
        if (!pieces.problem)
            pieces.problem = {code, QString::fromStdString(draft.tileName(placed.tile)), placed.at};
    };
    for (const PlacedTile& placed : draft.tiles) {
        const std::optional<TileId> known = translated(track, draft, placed.tile);
        const std::optional<TileId> piece = known ? box.take(*known) : std::nullopt;
        if (!known)
            leaveOut(EditProblem::Code::UnknownPiece, placed);
        else if (!piece)
            leaveOut(EditProblem::Code::NoPieceLeft, placed);
        else if (track.tiles.size() + pieces.tiles.size() >= kMaxTiles)
            leaveOut(EditProblem::Code::TooManyTiles, placed);
        else
            pieces.tiles.push_back({*piece, placed.at, placed.side, placed.rotation, placed.extras});
    }
    return pieces;
}

} // namespace

Hex middleHex(std::span<const Hex> hexes)
{
    if (hexes.empty())
        return {};
    Spot least {std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    Spot most {std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
    for (const Hex hex : hexes) {
        const Spot spot = spotOf(hex);
        least = {std::min(least.x, spot.x), std::min(least.row, spot.row)};
        most = {std::max(most.x, spot.x), std::max(most.row, spot.row)};
    }
    return nearestHex((least.x + most.x) / 2.0, (least.row + most.row) / 2.0);
}

Hex nearestFreeHex(const Track& track, Hex wanted)
{
    const HexIndex taken = indexOf(track.tiles);
    const auto isFree = [&](Hex hex) { return isOnTable(hex) && taken.find(hex) == HexIndex::kNothing; };
    return searchRings(wanted, isFree).value_or(wanted);
}

Track draftOf(const Track& track, std::span<const Hex> hexes)
{
    HexIndex wanted(hexes.size());
    for (const Hex hex : hexes)
        wanted.insert(hex, 0);
    Track draft;
    draft.tileSet = track.tileSet;
    draft.boxes = track.boxes;
    for (const PlacedTile& placed : track.tiles) {
        if (wanted.find(placed.at) != HexIndex::kNothing)
            draft.tiles.push_back(placed);
    }
    return draft;
}

tl::expected<Paste, EditProblem> pasteTiles(const Track& track, const Track& draft, Hex middle)
{
    Pieces pieces = piecesFor(track, draft);
    if (pieces.tiles.empty())
        return tl::unexpected<EditProblem>(pieces.problem.value_or(EditProblem {}));
    const Hex from = middleHex(hexesOf(draft));
    const HexIndex taken = indexOf(track.tiles);
    const auto fits = [&](Hex to) {
        return std::ranges::all_of(pieces.tiles, [&](const PlacedTile& placed) {
            const Hex at = placed.at + (to - from);
            return isOnTable(at) && taken.find(at) == HexIndex::kNothing;
        });
    };
    const std::optional<Hex> to = searchRings(middle, fits);
    if (!to)
        return tl::unexpected<EditProblem>(EditProblem {EditProblem::Code::OffTable, {}, middle});
    Paste paste;
    paste.leftOut = static_cast<int>(draft.tiles.size() - pieces.tiles.size());
    for (PlacedTile& placed : pieces.tiles) {
        placed.at = placed.at + (*to - from);
        paste.edit.added.push_back(std::move(placed));
    }
    return paste;
}

} // namespace bubblebar
