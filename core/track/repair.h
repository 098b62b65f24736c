#pragma once

#include "core/track/guidelines.h"
#include "core/track/trackedit.h"

#include <optional>

namespace bubblebar {

enum class RepairKind : std::uint8_t {
    LayStart,   ///< on the free hex that suits it best
    LayFinish,  ///< where the paths from the start lead, far away from it
    LayTiles,   ///< beside the start, one or two
    ChangeCopy, ///< a tile laid twice becomes another copy of the box
    TakeAway,   ///< a tile laid twice, where the box holds no other copy
    MoveGroup,  ///< tiles apart from the start, as one body, beside its group
    MoveFinish, ///< away from the start, to where the paths lead
};

/// The one right answer to a finding.
struct Repair
{
    RepairKind kind = RepairKind::LayStart;
    TrackEdit edit;
    std::vector<TileId> tiles; ///< what is laid, moved or taken away; for ChangeCopy what it becomes
};

/// How to cure a finding of the track as it is; empty where there is no answer, or no single one. After the edit the
/// finding is gone, and no error code comes up that was not there, with these exceptions, where the rule could not
/// speak before or the tile taken away was needed:
/// - LayStart: start-few-neighbours, tiles-disconnected, finish-unreachable;
/// - LayFinish: finish-unreachable, and tiles-disconnected where no track tile joins the start;
/// - LayTiles and MoveGroup: finish-unreachable, where the finish was apart;
/// - TakeAway: start-few-neighbours, tiles-disconnected, finish-unreachable.
/// Near-linear in the number of tiles.
[[nodiscard]] std::optional<Repair> repairFor(const Track& track, const Finding& finding);

} // namespace bubblebar
