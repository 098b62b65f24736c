#include "core/track/trackedit.h"

#include "core/track/places.h"

#include <algorithm>
#include <ranges>

namespace bubblebar {

namespace {

tl::unexpected<EditProblem> problem(EditProblem::Code code, const QString& tile = {}, Hex at = {})
{
    return tl::unexpected<EditProblem>(EditProblem {code, tile, at});
}

QString nameOf(const Track& track, TileId tile)
{
    return QString::fromStdString(track.tileName(tile));
}

bool isInBox(const Track& track, TileId tile)
{
    return !tile.isTrack() || (tile.index() >= 0 && tile.index() < static_cast<int>(track.tileSet->tiles.size()));
}

/// Ascending numbers of the tiles on the hexes.
tl::expected<std::vector<int>, EditProblem> tilesOn(const HexIndex& index, std::span<const Hex> hexes)
{
    std::vector<int> numbers;
    numbers.reserve(hexes.size());
    for (const Hex hex : hexes) {
        const std::int32_t number = index.find(hex);
        if (number == HexIndex::kNothing)
            return problem(EditProblem::Code::NothingThere, {}, hex);
        numbers.push_back(number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

/// Changes the tiles on the hexes, each by itself. `change`: void(PlacedTile&).
template <class Change>
EditResult changeTiles(const Track& track, std::span<const Hex> hexes, Change change)
{
    return tilesOn(indexOf(track.tiles), hexes).map([&](const std::vector<int>& numbers) {
        TrackEdit edit;
        for (const int number : numbers) {
            const PlacedTile& before = track.tiles[static_cast<std::size_t>(number)];
            PlacedTile after = before;
            change(after);
            if (after != before)
                edit.replaced.push_back({number, before, std::move(after)});
        }
        return edit;
    });
}

/// Refuses tiles that would lie beyond the table or on tiles that stay.
EditResult checked(const Track& track, TrackEdit edit)
{
    const HexIndex index = indexOf(track.tiles);
    std::vector<int> moved;
    for (const TrackEdit::Replacement& change : edit.replaced)
        moved.push_back(change.index);
    for (const TrackEdit::Replacement& change : edit.replaced) {
        const Hex at = change.after.at;
        if (!isOnTable(at))
            return problem(EditProblem::Code::OffTable, nameOf(track, change.after.tile), at);
        const std::int32_t there = index.find(at);
        if (there != HexIndex::kNothing && !std::ranges::binary_search(moved, there))
            return problem(EditProblem::Code::HexTaken,
                           nameOf(track, track.tiles[static_cast<std::size_t>(there)].tile), at);
    }
    return edit;
}

void setProperties(Track& track, const TrackProperties& properties)
{
    track.name = properties.name;
    track.author = properties.author;
    track.notes = properties.notes;
    track.boxes = properties.boxes;
    track.extras = properties.extras;
}

} // namespace

TrackProperties propertiesOf(const Track& track)
{
    return {track.name, track.author, track.notes, track.boxes, track.extras};
}

bool TrackEdit::isEmpty() const
{
    return replaced.empty() && removed.empty() && added.empty() && !properties;
}

std::vector<Hex> TrackEdit::hexesBefore() const
{
    std::vector<Hex> hexes;
    for (const Replacement& change : replaced)
        hexes.push_back(change.before.at);
    for (const Removal& change : removed)
        hexes.push_back(change.tile.at);
    return hexes;
}

std::vector<Hex> TrackEdit::hexesAfter() const
{
    std::vector<Hex> hexes;
    for (const Replacement& change : replaced)
        hexes.push_back(change.after.at);
    for (const PlacedTile& tile : added)
        hexes.push_back(tile.at);
    return hexes;
}

void applyEdit(Track& track, const TrackEdit& edit)
{
    for (const TrackEdit::Replacement& change : edit.replaced)
        track.tiles[static_cast<std::size_t>(change.index)] = change.after;
    if (!edit.removed.empty()) {
        auto next = edit.removed.begin();
        int number = 0;
        std::erase_if(track.tiles, [&](const PlacedTile&) {
            const bool goes = next != edit.removed.end() && next->index == number++;
            next += goes ? 1 : 0;
            return goes;
        });
    }
    track.tiles.insert(track.tiles.end(), edit.added.begin(), edit.added.end());
    if (edit.properties)
        setProperties(track, edit.properties->after);
}

void revertEdit(Track& track, const TrackEdit& edit)
{
    if (edit.properties)
        setProperties(track, edit.properties->before);
    track.tiles.resize(track.tiles.size() - edit.added.size());
    if (!edit.removed.empty()) {
        std::vector<PlacedTile> tiles;
        tiles.reserve(track.tiles.size() + edit.removed.size());
        auto kept = track.tiles.begin();
        for (const TrackEdit::Removal& change : edit.removed) {
            const auto gap = static_cast<std::ptrdiff_t>(change.index) - static_cast<std::ptrdiff_t>(tiles.size());
            tiles.insert(tiles.end(), kept, kept + gap);
            kept += gap;
            tiles.push_back(change.tile);
        }
        tiles.insert(tiles.end(), kept, track.tiles.end());
        track.tiles = std::move(tiles);
    }
    for (const TrackEdit::Replacement& change : edit.replaced)
        track.tiles[static_cast<std::size_t>(change.index)] = change.before;
}

EditResult placeTile(const Track& track, const PlacedTile& tile)
{
    if (!isInBox(track, tile.tile))
        return problem(EditProblem::Code::UnknownPiece);
    const QString name = nameOf(track, tile.tile);
    if (track.tiles.size() >= kMaxTiles)
        return problem(EditProblem::Code::TooManyTiles, name, tile.at);
    if (!isOnTable(tile.at))
        return problem(EditProblem::Code::OffTable, name, tile.at);
    if (tile.tile.copy() > track.boxes)
        return problem(EditProblem::Code::NoPieceLeft, name, tile.at);
    for (const PlacedTile& laid : track.tiles) {
        if (laid.at == tile.at)
            return problem(EditProblem::Code::HexTaken, nameOf(track, laid.tile), tile.at);
        if (laid.tile == tile.tile)
            return problem(EditProblem::Code::PieceLaid, name, laid.at);
    }
    TrackEdit edit;
    edit.added.push_back(tile);
    return edit;
}

PlacedTile carried(PlacedTile tile, const Carry& carry)
{
    tile.at = tile.at + carry.by;
    if (tile.tile.isTrack()) {
        tile.rotation = normalisedRotation(tile.rotation + carry.turns);
        if (carry.flips)
            tile.side = otherSide(tile.side);
    }
    return tile;
}

EditResult moveTiles(const Track& track, std::span<const Hex> hexes, Hex by)
{
    return carryTiles(track, hexes, {.by = by});
}

EditResult carryTiles(const Track& track, std::span<const Hex> hexes, const Carry& carry)
{
    return changeTiles(track, hexes, [&carry](PlacedTile& tile) { tile = carried(tile, carry); })
        .and_then([&](const TrackEdit& edit) { return checked(track, edit); });
}

EditResult rotateTiles(const Track& track, std::span<const Hex> hexes, int turns)
{
    return carryTiles(track, hexes, {.by = {}, .turns = turns});
}

EditResult rotateGroup(const Track& track, std::span<const Hex> hexes, int turns)
{
    const Hex centre = middleHex(hexes);
    return changeTiles(track, hexes,
                       [&](PlacedTile& tile) {
                           tile.at = rotatedAbout(tile.at, centre, turns);
                           if (tile.tile.isTrack())
                               tile.rotation = normalisedRotation(tile.rotation + turns);
                       })
        .and_then([&](const TrackEdit& edit) { return checked(track, edit); });
}

EditResult flipTiles(const Track& track, std::span<const Hex> hexes)
{
    return carryTiles(track, hexes, {.by = {}, .flips = true});
}

EditResult removeTiles(const Track& track, std::span<const Hex> hexes)
{
    return tilesOn(indexOf(track.tiles), hexes).map([&](const std::vector<int>& numbers) {
        TrackEdit edit;
        for (const int number : numbers)
            edit.removed.push_back({number, track.tiles[static_cast<std::size_t>(number)]});
        return edit;
    });
}

TrackEdit replaceLayout(const Track& track, std::vector<PlacedTile> tiles)
{
    TrackEdit edit;
    for (const PlacedTile& laid : track.tiles)
        edit.removed.push_back({static_cast<int>(edit.removed.size()), laid});
    edit.added = std::move(tiles);
    return edit;
}

EditResult changeProperties(const Track& track, const TrackProperties& properties)
{
    for (const PlacedTile& laid : track.tiles) {
        if (laid.tile.copy() > properties.boxes)
            return problem(EditProblem::Code::BoxesTooFew, nameOf(track, laid.tile), laid.at);
    }
    TrackEdit edit;
    if (const TrackProperties before = propertiesOf(track); before != properties)
        edit.properties = {before, properties};
    return edit;
}

bool isLaid(const Track& track, TileId tile)
{
    return std::ranges::find(track.tiles, tile, &PlacedTile::tile) != track.tiles.end();
}

std::optional<TileId> freeCopy(const Track& track, int tileIndex)
{
    std::vector<bool> laid(static_cast<std::size_t>(track.boxes) + 1);
    for (const PlacedTile& placed : track.tiles) {
        if (placed.tile.isTrack() && placed.tile.index() == tileIndex)
            laid[static_cast<std::size_t>(placed.tile.copy())] = true;
    }
    const auto free = std::find(laid.begin() + 1, laid.end(), false);
    if (free == laid.end())
        return std::nullopt;
    return TileId::track(tileIndex, static_cast<int>(free - laid.begin()));
}

std::vector<Hex> hexesOf(const Track& track)
{
    std::vector<Hex> hexes;
    hexes.reserve(track.tiles.size());
    for (const PlacedTile& placed : track.tiles)
        hexes.push_back(placed.at);
    return hexes;
}

} // namespace bubblebar
