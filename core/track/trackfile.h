#pragma once

#include "core/support/jsonreader.h"
#include "core/support/jsonwriter.h"
#include "core/track/track.h"

namespace bubblebar {

inline constexpr int kMaxNotesLength = 20000;

/// Reads a track (`bubblebar-track`): a whole file, or the object inside a position or record. Drafts are welcome: the
/// guidelines are not asked. Check the errors before use; where there is one, `tileSet` may be null.
[[nodiscard]] Track readTrack(JsonObject& json);
/// The standard set is written by its name, any other as a whole.
void writeTrack(JsonWriter& json, const Track& track);

/// The same for the bytes of a file (`*.bbtrack`).
[[nodiscard]] Result<Track> parseTrack(const QByteArray& bytes);
[[nodiscard]] QByteArray trackBytes(const Track& track);

/// The tile set in the bytes of a file (`*.bbtiles`), for a track. Refuses what no track may carry: another set that
/// calls itself standard.
[[nodiscard]] Result<TileSetPtr> parseTileSetForTrack(const QByteArray& bytes);

} // namespace bubblebar
