#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

#include <QByteArray>

namespace bubblebar {

// Wherever a track is read, a track file, a share code as text, and a PNG or SVG exported by this program all serve.

[[nodiscard]] Result<Track> parseAnyTrack(const QByteArray& bytes);

/// The same for text, such as that of the clipboard.
[[nodiscard]] Result<Track> parseTrackText(const QString& text);

/// The same for a file. Pictures may have any size, as they carry the track at their beginning.
[[nodiscard]] Result<Track> readTrackFile(const QString& path);

} // namespace bubblebar
