#include "core/track/tileset.h"

#include "core/support/enumnames.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, kTerrains> kTerrainNames {"meadow", "teal", "orange", "purple", "magenta"};
constexpr std::array<std::string_view, 7> kBonusNames {"", "own-2", "any-1", "any-2", "reorder", "rotate", "draw"};

} // namespace

std::string_view terrainName(Terrain terrain)
{
    return kTerrainNames[static_cast<std::size_t>(terrain)];
}

std::optional<Terrain> terrainFromName(std::string_view name)
{
    return enumFromName<Terrain>(kTerrainNames, name);
}

std::string_view bonusName(Bonus bonus)
{
    return kBonusNames[static_cast<std::size_t>(bonus)];
}

std::optional<Bonus> bonusFromName(std::string_view name)
{
    if (name.empty())
        return std::nullopt;
    return enumFromName<Bonus>(kBonusNames, name);
}

std::optional<int> Face::exitSpace(int tileEdge) const
{
    const PathEnd edge {true, tileEdge};
    for (const Path& path : paths) {
        if (path.a == edge)
            return path.b.number;
        if (path.b == edge)
            return path.a.number;
    }
    return std::nullopt;
}

std::optional<int> TileSet::indexOf(std::string_view tileId) const
{
    const auto found = std::ranges::find(tiles, tileId, &Tile::id);
    if (found == tiles.end())
        return std::nullopt;
    return static_cast<int>(found - tiles.begin());
}

} // namespace bubblebar
