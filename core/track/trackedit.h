#pragma once

#include "core/track/track.h"

#include <tl/expected.hpp>

#include <span>

namespace bubblebar {

/// What a track says about itself; everything of it but the tiles.
struct TrackProperties
{
    QString name;
    QString author;
    QString notes;
    int boxes = 1;    ///< 1 … kMaxBoxes
    Extras extras {}; ///< the print options among them

    friend bool operator==(const TrackProperties&, const TrackProperties&) = default;
};

[[nodiscard]] TrackProperties propertiesOf(const Track& track);

/// One change of a track, with all that is needed to take it back. A value: it belongs to the track it was made for, in
/// the state it was made for.
struct TrackEdit
{
    /// A tile that stays in its place in Track::tiles but lies otherwise.
    struct Replacement
    {
        int index = 0; ///< into the tiles before the change
        PlacedTile before;
        PlacedTile after;
    };
    struct Removal
    {
        int index = 0; ///< into the tiles before the change
        PlacedTile tile;
    };
    struct PropertyChange
    {
        TrackProperties before;
        TrackProperties after;
    };

    std::vector<Replacement> replaced;
    std::vector<Removal> removed;  ///< by ascending index
    std::vector<PlacedTile> added; ///< come after all others
    std::optional<PropertyChange> properties;

    /// True where nothing would change.
    [[nodiscard]] bool isEmpty() const;
    /// Where the tiles of the change lie before and after it; a removed one has no after, an added one no before.
    [[nodiscard]] std::vector<Hex> hexesBefore() const;
    [[nodiscard]] std::vector<Hex> hexesAfter() const;
};

void applyEdit(Track& track, const TrackEdit& edit);
/// Gives back the track as it was, its order of tiles included.
void revertEdit(Track& track, const TrackEdit& edit);

/// Why an edit is refused; the sentence for it is in trackedittext.h.
struct EditProblem
{
    enum class Code : std::uint8_t {
        HexTaken,     ///< `at`; `tile` lies there
        OffTable,     ///< beyond kMaxCoordinate
        PieceLaid,    ///< `tile` lies already
        NoPieceLeft,  ///< the box holds no more copies of `tile`
        UnknownPiece, ///< a tile of another set
        TooManyTiles, ///< beyond kMaxTiles
        BoxesTooFew,  ///< `tile` comes from a box beyond the number wanted
        NothingThere, ///< no tile lies where one is needed
    };

    Code code = Code::NothingThere;
    QString tile; ///< its name
    Hex at;

    friend bool operator==(const EditProblem&, const EditProblem&) = default;
};

using EditResult = tl::expected<TrackEdit, EditProblem>;

[[nodiscard]] constexpr FaceSide otherSide(FaceSide side)
{
    return side == FaceSide::Front ? FaceSide::Back : FaceSide::Front;
}

/// How tiles are lifted and laid again: all as far, each turned on its new hex and, if wished, flipped.
struct Carry
{
    Hex by;
    int turns = 0; ///< × 60° clockwise
    bool flips = false;

    friend bool operator==(const Carry&, const Carry&) = default;
};

/// The tile as it lies then.
[[nodiscard]] PlacedTile carried(PlacedTile tile, const Carry& carry);

// The edits. `hexes`: of the tiles meant, without repetition; a hex where none lies refuses the edit (NothingThere).
// Start and finish cannot be turned or flipped: edits of a group leave them as they are.

/// Lays a piece on a free hex.
[[nodiscard]] EditResult placeTile(const Track& track, const PlacedTile& tile);
[[nodiscard]] EditResult moveTiles(const Track& track, std::span<const Hex> hexes, Hex by);
[[nodiscard]] EditResult carryTiles(const Track& track, std::span<const Hex> hexes, const Carry& carry);
/// Each tile on its own hex, by `turns` × 60° clockwise.
[[nodiscard]] EditResult rotateTiles(const Track& track, std::span<const Hex> hexes, int turns);
/// The group as if glued together, about its middleHex().
[[nodiscard]] EditResult rotateGroup(const Track& track, std::span<const Hex> hexes, int turns);
/// Other face up, rotation kept.
[[nodiscard]] EditResult flipTiles(const Track& track, std::span<const Hex> hexes);
[[nodiscard]] EditResult removeTiles(const Track& track, std::span<const Hex> hexes);
/// Takes all tiles away and lays these: each a piece of the boxes, once, one a hex.
[[nodiscard]] TrackEdit replaceLayout(const Track& track, std::vector<PlacedTile> tiles);
/// Also refused where a laid tile needs more boxes (BoxesTooFew).
[[nodiscard]] EditResult changeProperties(const Track& track, const TrackProperties& properties);

/// The hex nearest to the middle of the box round the hexes; of two equally near ones the smaller in order.
[[nodiscard]] Hex middleHex(std::span<const Hex> hexes);
/// The hexes of all tiles.
[[nodiscard]] std::vector<Hex> hexesOf(const Track& track);
/// The free hex nearest to `wanted`; of equally near ones the first in the order of ring and direction.
[[nodiscard]] Hex nearestFreeHex(const Track& track, Hex wanted);

/// Whether a piece of the box lies on the track.
[[nodiscard]] bool isLaid(const Track& track, TileId tile);
/// The lowest copy of the set's tile that is not laid; empty where the boxes hold no more.
[[nodiscard]] std::optional<TileId> freeCopy(const Track& track, int tileIndex);

/// What a selection looks like on the clipboard: a draft of only these tiles, in the track's order.
[[nodiscard]] Track draftOf(const Track& track, std::span<const Hex> hexes);

struct Paste
{
    TrackEdit edit;
    int leftOut = 0; ///< tiles the box has no piece for
};
/// Lays what a draft holds, as a group with its middleHex() as near to `middle` as all its tiles fit. A piece that is
/// laid already gives way to a free copy of the same tile, else it is left out; an edit with no tile is refused with
/// the reason of the first one left out.
[[nodiscard]] tl::expected<Paste, EditProblem> pasteTiles(const Track& track, const Track& draft, Hex middle);

} // namespace bubblebar
