#pragma once

#include "designer/canvas/edgemeetings.h"
#include "designer/document/handpiece.h"

#include <QString>

#include <span>
#include <vector>

namespace bubblebar {

struct Carry;

class TrackDocument;

/// A tile where it would lie, and what its edges would meet there.
struct Ghost
{
    PlacedTile tile;
    std::vector<EdgeMeeting> meetings;
};

/// What a drop would do, before it is done.
struct Ghosts
{
    std::vector<Ghost> tiles;
    std::vector<Hex> lifted; ///< where the tiles lie until the drop, sorted
    bool fits = true;
    QString text; ///< "A back · 1 link", or why it does not fit
};

/// The piece of the hand on a hex.
[[nodiscard]] Ghosts ghostOfPiece(const TrackDocument& document, const HandPiece& piece, Hex at);
/// The tiles on the (sorted) hexes after all of them are carried.
[[nodiscard]] Ghosts ghostsOfCarry(const TrackDocument& document, std::span<const Hex> hexes, const Carry& carry);

} // namespace bubblebar
