#pragma once

#include "core/track/guidelines.h"
#include "core/track/track.h"

#include <QString>

#include <vector>

namespace bubblebar {

// Words about tracks, translated.

/// "Short", "Medium", "Long".
[[nodiscard]] QString lengthTitle(LengthClass length);
/// "Medium · 6 tiles".
[[nodiscard]] QString trackSummary(const Track& track);
/// "meadow", "teal" …
[[nodiscard]] QString terrainTitle(Terrain terrain);
/// "Terrains: teal, purple", or that all is regular.
[[nodiscard]] QString terrainSentence(const Track& track);
/// Why the track can't be played or shared: one sentence, on a line of its own, for each error among its findings;
/// empty where there is none.
[[nodiscard]] QString playProblem(const Track& track, const std::vector<Finding>& findings);

} // namespace bubblebar
