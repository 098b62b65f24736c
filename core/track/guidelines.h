#pragma once

#include "core/track/track.h"

#include <vector>

namespace bubblebar {

/// What a track breaks of the track-building guidelines: the codes of the formats page, in the order of the rulebook's
/// guidelines, errors first.
enum class FindingCode : std::uint8_t {
    StartMissing,
    StartFewNeighbours,
    TilesDisconnected,
    FinishMissing,
    FinishUnreachable,
    NoTrackTiles,
    TileTwice,
    CutByOneRotation,
    StartBesideFinish,
};

enum class Severity : std::uint8_t { Error, Warning };

struct Finding
{
    FindingCode code = FindingCode::StartMissing;
    std::vector<TileId>
        tiles; ///< what it speaks of, each once, sorted by name as bytes; start before finish where it is about both

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The code's name in files and in `check`, "start-missing" …
[[nodiscard]] std::string_view findingCodeName(FindingCode code);
[[nodiscard]] Severity severity(FindingCode code);

/// All findings of the track, in the order of the codes. Near-linear in the number of tiles.
[[nodiscard]] std::vector<Finding> checkGuidelines(const Track& track);

/// True where no finding is an error: the track can be played and shared.
[[nodiscard]] bool isValid(const std::vector<Finding>& findings);

} // namespace bubblebar
