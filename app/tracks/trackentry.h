#pragma once

#include "core/track/guidelines.h"
#include "core/track/track.h"

#include <QString>

#include <optional>
#include <vector>

namespace bubblebar {

/// A track to choose from, with what is told about it.
struct TrackEntry
{
    QString path; ///< its file; ":/tracks/…" for a built-in one
    TrackPtr track;
    std::vector<Finding> findings;
    std::optional<int> shortestRoute; ///< steps from start to finish; empty where there is no way

    [[nodiscard]] bool isPlayable() const { return isValid(findings); }
    [[nodiscard]] LengthClass length() const { return lengthClass(track->trackTileCount()); }
};

/// Checks and measures a track.
[[nodiscard]] TrackEntry describeTrack(const QString& path, TrackPtr track);

/// The track's name, or its file's where it has none.
[[nodiscard]] QString trackTitle(const TrackEntry& entry);

} // namespace bubblebar
