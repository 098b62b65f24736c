#pragma once

#include "core/support/jsonreader.h"
#include "core/support/jsonwriter.h"
#include "core/track/tileset.h"

namespace bubblebar {

/// Limits of the formats page.
inline constexpr int kMaxNameLength = 200;
inline constexpr int kMaxSpaces = 20;
inline constexpr int kMaxSetTiles = 200;
inline constexpr int kMaxStackLimit = 20;

/// Reads a tile set (`bubblebar-tileset`): a whole file, or the object inside a track. Check the errors before use.
[[nodiscard]] TileSet readTileSet(JsonObject& json);
void writeTileSet(JsonWriter& json, const TileSet& set);

/// The same for the bytes of a file (`*.bbtiles`).
[[nodiscard]] Result<TileSet> parseTileSet(const QByteArray& bytes);
[[nodiscard]] QByteArray tileSetBytes(const TileSet& set);

} // namespace bubblebar
