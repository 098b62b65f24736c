#pragma once

#include "core/track/track.h"

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace bubblebar {

/// A space of the board, by number: 0 is start, 1 is finish, then the spaces of the track tiles in the track's order.
enum class SpaceId : std::int32_t { None = -1, Start = 0, Finish = 1 };
/// A tile of the board, by number: 0 is start, 1 is finish, then the track tiles in the track's order.
enum class BoardTileId : std::int32_t { None = -1, Start = 0, Finish = 1 };

[[nodiscard]] constexpr std::size_t index(SpaceId space)
{
    return static_cast<std::size_t>(space);
}
[[nodiscard]] constexpr std::size_t index(BoardTileId tile)
{
    return static_cast<std::size_t>(tile);
}

/// A set of spaces of a board that has at most kMaskedSpaces, one bit each.
using SpaceMask = std::uint64_t;
inline constexpr int kMaskedSpaces = 64;

[[nodiscard]] constexpr SpaceMask maskOf(SpaceId space)
{
    return SpaceMask {1} << index(space);
}
/// The space of the lowest number in a set that is not empty.
[[nodiscard]] constexpr SpaceId lowestSpace(SpaceMask mask)
{
    return static_cast<SpaceId>(std::countr_zero(mask));
}

/// True for start and finish, which have no limit, where no stacks form or change (R3, R5, R11, R25).
[[nodiscard]] constexpr bool isOpenSpace(SpaceId space)
{
    return space == SpaceId::Start || space == SpaceId::Finish;
}

/// A space as the rules see it; what never changes during a race.
struct BoardSpace
{
    BoardTileId tile = BoardTileId::None;
    ColourSet printed;
    Bonus bonus = Bonus::None;
    std::uint8_t limit = 0;      ///< stack limit (R5); kNoLimit on start and finish
    bool overtaking = true;      ///< false: no passing through while occupied (R8)
    std::uint32_t firstLink = 0; ///< into the link slots of Links: its paths on the tile, then its exits
    std::uint32_t firstExit = 0; ///< first slot that is an exit
    std::uint32_t endLink = 0;
};

/// Never reached by a stack: at most 15 beetles race.
inline constexpr std::uint8_t kNoLimit = 255;

/// A tile as the rules see it.
struct BoardTile
{
    TileId tile;
    Hex at;
    int rotation = 0; ///< as laid; a race's turns are in Links
    SpaceId firstSpace = SpaceId::None;
    int spaceCount = 0;
    std::array<BoardTileId, kEdges> neighbours {}; ///< by board edge; None where no tile lies
    std::array<std::int32_t, kEdges> exitSlots {}; ///< by the tile's own edge: link slot of the exit, −1 where closed
};

/// The spaces and possible links of a laid track (R1 – R5): built once, shared by all positions on it.
/// Needs a start and a finish tile and one tile a hex; nothing else of the guidelines.
class Board
{
public:
    /// True where the track has the start and the finish tile that a board needs.
    [[nodiscard]] static bool canBuild(const Track& track);
    /// Precondition: canBuild(*track).
    explicit Board(TrackPtr track);

    [[nodiscard]] const Track& track() const { return *m_track; }
    [[nodiscard]] const TrackPtr& trackPtr() const { return m_track; }
    [[nodiscard]] std::span<const BoardSpace> spaces() const { return m_spaces; }
    [[nodiscard]] std::span<const BoardTile> tiles() const { return m_tiles; }
    [[nodiscard]] int spaceCount() const { return static_cast<int>(m_spaces.size()); }
    [[nodiscard]] const BoardSpace& space(SpaceId id) const { return m_spaces[index(id)]; }
    [[nodiscard]] const BoardTile& tile(BoardTileId id) const { return m_tiles[index(id)]; }
    /// Index of a track tile in Track::tiles, start and finish included.
    [[nodiscard]] std::size_t trackIndex(BoardTileId id) const { return m_trackIndex[index(id)]; }

    /// "start", "finish", "A.0", "B2.1".
    [[nodiscard]] std::string spaceName(SpaceId id) const;
    [[nodiscard]] std::string tileName(BoardTileId id) const;
    [[nodiscard]] std::optional<SpaceId> spaceFromName(std::string_view name) const;
    [[nodiscard]] std::optional<BoardTileId> tileFromName(std::string_view name) const;

    /// The link slots with the paths on the tiles filled in and every exit closed; for Links.
    [[nodiscard]] const std::vector<SpaceId>& pathSlots() const { return m_pathSlots; }
    /// The space that owns the link slot.
    [[nodiscard]] SpaceId slotOwner(std::size_t slot) const { return m_slotOwner[slot]; }

private:
    void addTiles();
    void addTile(const PlacedTile& placed, std::size_t trackIndex);
    void addFace(BoardTileId id, const Face& face);
    void addOpenSpace(BoardTileId id);
    std::uint32_t addSlot(SpaceId owner, SpaceId target);
    void connectTiles();
    void sortNames();

    TrackPtr m_track;
    std::vector<BoardTile> m_tiles;
    std::vector<BoardSpace> m_spaces;
    std::vector<SpaceId> m_pathSlots;
    std::vector<SpaceId> m_slotOwner;
    std::vector<std::size_t> m_trackIndex;
    std::vector<std::pair<TileId, BoardTileId>> m_byTile; ///< sorted, for names
};

using BoardPtr = std::shared_ptr<const Board>;

/// Which spaces are neighbours now: the paths on the tiles and the links between tiles (R1) under the present
/// rotations.
class Links
{
public:
    Links() = default;
    /// The links of the track as laid.
    explicit Links(const Board& board);

    /// Turns a track tile by one step, clockwise (+1) or back (−1); beetles stay on their spaces (R25).
    void rotate(const Board& board, BoardTileId tile, int turn);

    /// Present rotation of the tile, 0 … 5.
    [[nodiscard]] int rotation(BoardTileId tile) const { return m_rotations[index(tile)]; }

    /// The neighbours of a space. Closed exits are SpaceId::None entries: skip them.
    [[nodiscard]] std::span<const SpaceId> slots(const BoardSpace& space) const
    {
        return {m_slots.data() + space.firstLink, m_slots.data() + space.endLink};
    }
    /// Only what lies across the space's exits, on other tiles; None entries as in slots().
    [[nodiscard]] std::span<const SpaceId> exitSlots(const BoardSpace& space) const
    {
        return {m_slots.data() + space.firstExit, m_slots.data() + space.endLink};
    }
    /// Only the paths on the space's own tile; no None entries.
    [[nodiscard]] std::span<const SpaceId> pathSlots(const BoardSpace& space) const
    {
        return {m_slots.data() + space.firstLink, m_slots.data() + space.firstExit};
    }

    /// False where the board has more spaces than fit into a mask: ask slots().
    [[nodiscard]] bool hasMasks() const { return !m_masks.empty(); }
    /// The neighbours of each space, by number, as sets. Empty unless hasMasks().
    [[nodiscard]] std::span<const SpaceMask> masks() const { return m_masks; }

    friend bool operator==(const Links& a, const Links& b) { return a.m_rotations == b.m_rotations; }
    [[nodiscard]] std::span<const std::uint8_t> rotations() const { return m_rotations; }

private:
    void linkEdge(const Board& board, BoardTileId tile, int edge);
    void updateMasks(const Board& board, BoardTileId tile);

    std::vector<SpaceId> m_slots;
    std::vector<SpaceMask> m_masks;
    std::vector<std::uint8_t> m_rotations;
};

/// The spaces of a shortest route from start to finish on the empty board, both ends included: its steps are one fewer.
/// Empty where there is none. Finish is only entered last (R9).
[[nodiscard]] std::vector<SpaceId> shortestRoute(const Board& board, const Links& links);

} // namespace bubblebar
