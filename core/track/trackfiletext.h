#pragma once

#include <QString>

namespace bubblebar {

/// What only tile sets and tracks can be refused for; `what` in trackProblemText() is given in quotes.
enum class TrackProblem : std::uint8_t {
    BadTileId,      ///< what: the id
    UnknownPathEnd, ///< what: the end
    JoinsNothing,   ///< a path from a space to itself, or between two edges
    EdgeTaken,      ///< what: the edge
    UnknownTile,    ///< what: the tile's name
    HexTaken,       ///< what: the tile that lies there
    UnknownTileSet, ///< what: the set's id
    NotTheStandardSet,
};

/// A whole sentence for FileError::Code::Content.
[[nodiscard]] QString trackProblemText(TrackProblem problem, const QString& what = {});

} // namespace bubblebar
