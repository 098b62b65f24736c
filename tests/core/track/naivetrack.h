#pragma once

#include "core/track/guidelines.h"

#include <optional>

namespace bubblebar::tests {

/// A second, slow answer to what Board, Links and the guidelines say, straight from the words of the pages.

/// Steps of the shortest route from start to finish on the empty board; empty where there is none.
[[nodiscard]] std::optional<int> naiveShortestPath(const Track& track);

/// All findings; for `cut-by-one-rotation` every tile is turned both ways and the whole track walked.
[[nodiscard]] std::vector<Finding> naiveFindings(const Track& track);

} // namespace bubblebar::tests
