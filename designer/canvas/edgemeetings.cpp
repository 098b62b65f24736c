#include "designer/canvas/edgemeetings.h"

#include "core/track/places.h"

namespace bubblebar {

std::vector<EdgeMeeting> edgeMeetings(const Track& track, const PlacedTile& tile, const TileAt& tileAt)
{
    std::vector<EdgeMeeting> meetings;
    for (int edge = 0; edge < kEdges; ++edge) {
        const bool leaves = hasExit(track, tile, edge);
        const PlacedTile* other = tileAt(neighbour(tile.at, edge));
        const bool arrives = other != nullptr && hasExit(track, *other, oppositeEdge(edge));
        if (leaves && arrives)
            meetings.push_back({edge, LinkMark::Link, other->tile, false});
        else if (other != nullptr && leaves != arrives)
            meetings.push_back({edge, LinkMark::Lost, other->tile, arrives});
        else if (leaves && other == nullptr)
            meetings.push_back({edge, LinkMark::Open, {}, false});
    }
    return meetings;
}

} // namespace bubblebar
