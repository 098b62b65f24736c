#pragma once

#include "core/support/extras.h"
#include "core/track/colour.h"
#include "core/track/hex.h"

#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblebar {

/// The rule set of a face (R5).
enum class Terrain : std::uint8_t { Meadow, Teal, Orange, Purple, Magenta };

inline constexpr int kTerrains = 5;
inline constexpr std::array<Terrain, kTerrains> kAllTerrains {Terrain::Meadow, Terrain::Teal, Terrain::Orange,
                                                              Terrain::Purple, Terrain::Magenta};

/// The name used in files: "meadow", "teal", "orange", "purple", "magenta".
[[nodiscard]] std::string_view terrainName(Terrain terrain);
[[nodiscard]] std::optional<Terrain> terrainFromName(std::string_view name);

/// What a terrain does to beetles. `limit`: greatest stack, 1 … 20 (R7); `overtaking`: may pass occupied spaces (R8).
struct TerrainRule
{
    int limit = 3;
    bool overtaking = true;
    Extras extras;

    friend bool operator==(const TerrainRule&, const TerrainRule&) = default;
};

/// The symbol in a space's heart (R24, R25).
enum class Bonus : std::uint8_t { None, Own2, Any1, Any2, Reorder, Rotate, Draw };

inline constexpr std::array<Bonus, 6> kAllBonuses {Bonus::Own2,    Bonus::Any1,   Bonus::Any2,
                                                   Bonus::Reorder, Bonus::Rotate, Bonus::Draw};

/// The name used in files: "own-2" …; empty for Bonus::None.
[[nodiscard]] std::string_view bonusName(Bonus bonus);
[[nodiscard]] std::optional<Bonus> bonusFromName(std::string_view name);

/// A coloured flower where beetles can stand.
/// `x`, `y`: place in the unrotated tile, corner radius 1, y down, −1 … 1. `colours`: one to five, different, as
/// printed.
struct Space
{
    double x = 0;
    double y = 0;
    std::vector<Colour> colours;
    Bonus bonus = Bonus::None;
    Extras extras;

    friend bool operator==(const Space&, const Space&) = default;
};

/// One end of a path: a space of the face, or one of the tile's own edges.
struct PathEnd
{
    bool isEdge = false;
    int number = 0; ///< space number from 0, or edge 0 … 5

    friend constexpr bool operator==(PathEnd, PathEnd) = default;
};

/// An undirected link; joins two different spaces, or a space and an edge.
struct Path
{
    PathEnd a;
    PathEnd b;

    friend constexpr bool operator==(const Path&, const Path&) = default;
};

/// One side of a tile: 0 … 20 spaces and the paths between them.
struct Face
{
    Terrain terrain = Terrain::Meadow;
    std::vector<Space> spaces;
    std::vector<Path> paths;
    Extras extras;

    /// The space number that the exit on the tile's own edge belongs to; empty where the edge is closed.
    [[nodiscard]] std::optional<int> exitSpace(int tileEdge) const;

    friend bool operator==(const Face&, const Face&) = default;
};

enum class FaceSide : std::uint8_t { Front, Back };

/// A double-sided cardboard tile. `id`: one or more upper-case letters.
struct Tile
{
    std::string id;
    Face front;
    Face back;
    Extras extras;

    [[nodiscard]] const Face& face(FaceSide side) const { return side == FaceSide::Front ? front : back; }

    friend bool operator==(const Tile&, const Tile&) = default;
};

/// The pieces of a box: 1 … 200 tiles with different ids, and what the terrains do.
struct TileSet
{
    QString id;
    QString name;
    std::array<TerrainRule, kTerrains> terrains;
    std::vector<Tile> tiles;
    Extras terrainsExtras; ///< the x- keys of the "terrains" object
    Extras extras;

    [[nodiscard]] const TerrainRule& rule(Terrain terrain) const { return terrains[static_cast<std::size_t>(terrain)]; }
    /// Index into `tiles` of the tile with this id.
    [[nodiscard]] std::optional<int> indexOf(std::string_view id) const;

    friend bool operator==(const TileSet&, const TileSet&) = default;
};

using TileSetPtr = std::shared_ptr<const TileSet>;

/// The id of the built-in set; a set inside a track with this id must equal it.
inline constexpr const char* kStandardTileSetId = "standard";

} // namespace bubblebar
