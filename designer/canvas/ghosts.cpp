#include "designer/canvas/ghosts.h"

#include "core/track/trackedittext.h"
#include "designer/canvas/canvastext.h"
#include "designer/document/trackdocument.h"

#include <algorithm>
#include <unordered_set>

namespace bubblebar {

namespace {

QString joined(const QString& what, const QString& links)
{
    return what + QStringLiteral(" · ") + links;
}

} // namespace

Ghosts ghostOfPiece(const TrackDocument& document, const HandPiece& piece, Hex at)
{
    const Track& track = document.track();
    const PlacedTile tile {piece.tile, at, piece.side, piece.rotation, {}};
    Ghosts ghosts;
    if (const EditResult placed = placeTile(track, tile); !placed) {
        ghosts.tiles.push_back({tile, {}});
        ghosts.fits = false;
        ghosts.text = editProblemText(placed.error());
        return ghosts;
    }
    ghosts.tiles.push_back({tile, edgeMeetings(track, tile, [&](Hex hex) { return document.tileAt(hex); })});
    ghosts.text = joined(canvastext::tile(track, tile), canvastext::links(track, ghosts.tiles.front().meetings));
    return ghosts;
}

Ghosts ghostsOfCarry(const TrackDocument& document, std::span<const Hex> hexes, const Carry& carry)
{
    const Track& track = document.track();
    Ghosts ghosts;
    ghosts.lifted.assign(hexes.begin(), hexes.end());
    const std::unordered_set<Hex, HexHash> lifted(hexes.begin(), hexes.end());
    // Links within the group stay as they are: only what lies round it is asked.
    const auto resting = [&](Hex hex) -> const PlacedTile* {
        return lifted.contains(hex) ? nullptr : document.tileAt(hex);
    };
    const EditResult moved = carryTiles(track, hexes, carry);
    std::vector<PlacedTile> tiles;
    std::vector<EdgeMeeting> all;
    for (const Hex hex : hexes) {
        PlacedTile tile = carried(*document.tileAt(hex), carry);
        std::vector<EdgeMeeting> meetings;
        if (moved)
            meetings = edgeMeetings(track, tile, resting);
        if (hexes.size() > 1)
            std::erase_if(meetings, [](const EdgeMeeting& one) { return one.mark == LinkMark::Open; });
        all.insert(all.end(), meetings.begin(), meetings.end());
        tiles.push_back(tile);
        ghosts.tiles.push_back({std::move(tile), std::move(meetings)});
    }
    ghosts.fits = moved.has_value();
    ghosts.text =
        moved ? joined(canvastext::tiles(track, tiles), canvastext::links(track, all)) : editProblemText(moved.error());
    return ghosts;
}

} // namespace bubblebar
