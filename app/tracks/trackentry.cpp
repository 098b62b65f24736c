#include "app/tracks/trackentry.h"

#include "core/track/board.h"
#include "core/track/builtintext.h"

#include <QFileInfo>

namespace bubblebar {

namespace {

std::optional<int> shortestSteps(const TrackPtr& track)
{
    if (!Board::canBuild(*track))
        return std::nullopt;
    const Board board(track);
    const std::vector<SpaceId> route = shortestRoute(board, Links(board));
    return route.empty() ? std::nullopt : std::optional(static_cast<int>(route.size()) - 1);
}

} // namespace

TrackEntry describeTrack(const QString& path, TrackPtr track)
{
    TrackEntry entry {path, std::move(track), {}, {}};
    entry.findings = checkGuidelines(*entry.track);
    entry.shortestRoute = shortestSteps(entry.track);
    return entry;
}

QString trackTitle(const TrackEntry& entry)
{
    const QString name = shownName(*entry.track).simplified();
    return name.isEmpty() ? QFileInfo(entry.path).completeBaseName() : name;
}

} // namespace bubblebar
