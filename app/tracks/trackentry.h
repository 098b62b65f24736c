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

// The words for an entry, translated.

/// The track's name, or its file's where it has none.
[[nodiscard]] QString trackTitle(const TrackEntry& entry);
/// "Short", "Medium", "Long".
[[nodiscard]] QString lengthTitle(LengthClass length);
/// "Medium · 6 tiles".
[[nodiscard]] QString trackSummary(const TrackEntry& entry);
/// "Terrains: teal, purple", or that all is regular.
[[nodiscard]] QString terrainSentence(const Track& track);
/// Why the track can't be played, one sentence a finding; empty where it can.
[[nodiscard]] QString playProblem(const TrackEntry& entry);

} // namespace bubblebar
