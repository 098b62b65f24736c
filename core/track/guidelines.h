#pragma once

#include "core/track/track.h"

#include <vector>

namespace bubblebar {

/// What a track breaks of the track-building guidelines; codes of the formats page, in its order.
enum class FindingCode : std::uint8_t {
    StartMissing,
    FinishMissing,
    NoTrackTiles,
    StartFewNeighbours,
    TilesDisconnected,
    FinishUnreachable,
    TileTwice,
    CutByOneRotation,
    StartBesideFinish,
};

enum class Severity : std::uint8_t { Error, Warning };

struct Finding
{
    FindingCode code = FindingCode::StartMissing;
    std::vector<TileId> tiles; ///< what it speaks of, in the order of the track

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The file's name of the code, "start-missing" …
[[nodiscard]] std::string_view findingCodeName(FindingCode code);
[[nodiscard]] Severity severity(FindingCode code);

/// All findings of the track, errors first, in the order of the codes.
[[nodiscard]] std::vector<Finding> checkGuidelines(const Track& track);

/// True where no finding is an error: the track can be played and shared.
[[nodiscard]] bool isValid(const std::vector<Finding>& findings);

} // namespace bubblebar
