#include "core/track/track.h"

#include "core/support/enumnames.h"

#include <algorithm>
#include <charconv>

namespace bubblebar {

namespace {

constexpr std::string_view kStartName = "start";
constexpr std::string_view kFinishName = "finish";
constexpr std::array<std::string_view, 3> kLengthNames {"short", "medium", "long"};

/// The number written after a tile's letters; the first copy has none, so "1", "01" and the like are no numbers here.
std::optional<int> copyFromText(std::string_view digits)
{
    if (digits.empty())
        return 1;
    int copy = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, copy);
    if (error != std::errc {} || stop != end || digits.front() == '0' || copy < 2)
        return std::nullopt;
    return copy;
}

} // namespace

std::string Track::tileName(TileId tile) const
{
    switch (tile.kind()) {
    case TileId::Kind::Start:
        return std::string(kStartName);
    case TileId::Kind::Finish:
        return std::string(kFinishName);
    case TileId::Kind::Track:
        break;
    }
    const std::string& letters = tileSet->tiles[static_cast<std::size_t>(tile.index())].id;
    return tile.copy() == 1 ? letters : letters + std::to_string(tile.copy());
}

std::optional<TileId> Track::tileFromName(std::string_view tile) const
{
    if (tile == kStartName)
        return TileId::start();
    if (tile == kFinishName)
        return TileId::finish();
    const std::size_t letters = std::min(tile.find_first_of("0123456789"), tile.size());
    const std::optional<int> copy = copyFromText(tile.substr(letters));
    const std::optional<int> index = tileSet->indexOf(tile.substr(0, letters));
    if (!copy || !index || *copy > boxes)
        return std::nullopt;
    return TileId::track(*index, *copy);
}

const Face* Track::face(const PlacedTile& placed) const
{
    if (!placed.tile.isTrack())
        return nullptr;
    return &tileSet->tiles[static_cast<std::size_t>(placed.tile.index())].face(placed.side);
}

int Track::trackTileCount() const
{
    const auto isTrack = [](const PlacedTile& placed) { return placed.tile.isTrack(); };
    return static_cast<int>(std::ranges::count_if(tiles, isTrack));
}

bool operator==(const Track& a, const Track& b)
{
    return a.name == b.name && a.author == b.author && a.notes == b.notes && a.boxes == b.boxes && a.tiles == b.tiles &&
           a.extras == b.extras && (a.tileSet == b.tileSet || *a.tileSet == *b.tileSet);
}

LengthClass lengthClass(int trackTiles)
{
    if (trackTiles < 6)
        return LengthClass::Short;
    return trackTiles <= 9 ? LengthClass::Medium : LengthClass::Long;
}

std::string_view lengthClassName(LengthClass length)
{
    return kLengthNames[static_cast<std::size_t>(length)];
}

} // namespace bubblebar
