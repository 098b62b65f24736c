#pragma once

#include "core/track/track.h"

#include <vector>

namespace bubblebar {

/// The built-in tile set, read once from the resources. Safe from any thread; never null.
[[nodiscard]] const TileSetPtr& standardTileSet();

/// Whether it is the built-in set, apart from `x-` keys.
[[nodiscard]] bool isStandardTileSet(const TileSet& set);

/// A track that comes with the program.
struct BuiltInTrack
{
    QString id; ///< of its file among the resources: "1-first-flight"
    TrackPtr track;
};

/// Where a built-in track lies among the resources; `id` as in BuiltInTrack.
[[nodiscard]] QString builtInTrackPath(const QString& id);

/// The built-in tracks in the order in which they are offered, read once from the resources.
[[nodiscard]] const std::vector<BuiltInTrack>& builtInTracks();

} // namespace bubblebar
