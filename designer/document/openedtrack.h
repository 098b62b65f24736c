#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

namespace bubblebar {

/// A track that was read for the designer, and the file it is saved to.
struct OpenedTrack
{
    Track track;
    QString path; ///< absolute; empty for what opens as a copy
};

/// Whether the designer opens files of that name: tracks, saved races, tile sets, pictures.
[[nodiscard]] bool canDesign(const QString& path);

/// A track with its file; a built-in track or that of a saved race, a picture or a share code as a copy; a tile set as
/// a new track of that set.
[[nodiscard]] Result<OpenedTrack> openForDesign(const QString& path);

} // namespace bubblebar
