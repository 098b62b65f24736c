#pragma once

#include <QString>

namespace bubblebar {

/// Why there is no share code for a track, or no track for a share code.
enum class ShareCodeProblem : std::uint8_t {
    OtherTileSet,
    NotReady, ///< what: the guidelines' sentences
    NoCode,   ///< doesn't begin with “BB1-”
    NewerVersion,
    TooLong,
    UnknownSymbol, ///< what: the symbol
    Damaged,       ///< the checksum is wrong
    NoTrack,       ///< the checksum is right, but no track was written like this
    NotPlayable,   ///< what: the guidelines' sentences
};

/// A whole sentence for FileError::Code::Content.
[[nodiscard]] QString shareCodeText(ShareCodeProblem problem, const QString& what = {});

} // namespace bubblebar
