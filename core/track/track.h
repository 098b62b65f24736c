#pragma once

#include "core/track/tileset.h"

#include <compare>

namespace bubblebar {

/// One physical piece: the start tile, the finish tile, or a copy of a track tile.
class TileId
{
public:
    enum class Kind : std::uint8_t { Start, Finish, Track };

    [[nodiscard]] static constexpr TileId start() { return {}; }
    [[nodiscard]] static constexpr TileId finish() { return TileId {Kind::Finish, 0, 1}; }
    /// `index` into TileSet::tiles; `copy` from 1 to the number of boxes.
    [[nodiscard]] static constexpr TileId track(int index, int copy = 1) { return TileId {Kind::Track, index, copy}; }

    constexpr TileId() = default;

    [[nodiscard]] constexpr Kind kind() const { return m_kind; }
    [[nodiscard]] constexpr bool isTrack() const { return m_kind == Kind::Track; }
    [[nodiscard]] constexpr int index() const { return m_index; }
    [[nodiscard]] constexpr int copy() const { return m_copy; }

    friend constexpr auto operator<=>(const TileId&, const TileId&) = default;

private:
    constexpr TileId(Kind kind, int index, int copy)
        : m_kind(kind)
        , m_index(static_cast<std::int16_t>(index))
        , m_copy(static_cast<std::int16_t>(copy))
    {
    }

    Kind m_kind = Kind::Start;
    std::int16_t m_index = 0;
    std::int16_t m_copy = 1;
};

/// A tile as laid. `side` and `rotation` (0 … 5 turns of 60° clockwise, R2) mean nothing for start and finish.
struct PlacedTile
{
    TileId tile;
    Hex at;
    FaceSide side = FaceSide::Front;
    int rotation = 0;
    Extras extras;

    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

/// Limits of the formats page.
inline constexpr int kMaxTiles = 16384;
inline constexpr int kMaxCoordinate = 20000;
inline constexpr int kMaxBoxes = 999;

/// A track layout, finished or a draft. At most one start, one finish, one tile a hex.
struct Track
{
    QString name;
    QString author;
    QString notes;
    TileSetPtr tileSet; ///< never null
    int boxes = 1;      ///< 1 … 999: how many copies of each tile there are
    std::vector<PlacedTile> tiles;
    Extras extras;

    /// "start", "finish", "A", "A2" …
    [[nodiscard]] std::string tileName(TileId tile) const;
    /// The tile of that name, if the set and the boxes hold it.
    [[nodiscard]] std::optional<TileId> tileFromName(std::string_view tile) const;
    /// The face that lies up; null for start and finish.
    [[nodiscard]] const Face* face(const PlacedTile& placed) const;
    /// Number of track tiles laid: decides the length class.
    [[nodiscard]] int trackTileCount() const;

    friend bool operator==(const Track& a, const Track& b);
};

using TrackPtr = std::shared_ptr<const Track>;

/// Length class by track tiles laid: fewer than 6 short, 6 to 9 medium, more than 9 long.
enum class LengthClass : std::uint8_t { Short, Medium, Long };

[[nodiscard]] LengthClass lengthClass(int trackTiles);
/// "short", "medium", "long", as in files.
[[nodiscard]] std::string_view lengthClassName(LengthClass length);

} // namespace bubblebar
