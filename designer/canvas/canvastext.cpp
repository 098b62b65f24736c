#include "designer/canvas/canvastext.h"

#include "core/track/tracktext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace bubblebar::canvastext {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TrackCanvas)
};

QString nameOf(const Track& track, TileId tile)
{
    switch (tile.kind()) {
    case TileId::Kind::Start:
        return Words::tr("start");
    case TileId::Kind::Finish:
        return Words::tr("finish");
    case TileId::Kind::Track:
        break;
    }
    return QString::fromStdString(track.tileName(tile));
}

QString lostPath(const Track& track, const EdgeMeeting& lost)
{
    return (lost.ownsGrass ? Words::tr("the path from %1 meets grass") : Words::tr("a path meets the grass of %1"))
        .arg(nameOf(track, lost.neighbour));
}

} // namespace

QString tile(const Track& track, const PlacedTile& placed)
{
    switch (placed.tile.kind()) {
    case TileId::Kind::Start:
        return Words::tr("the start tile");
    case TileId::Kind::Finish:
        return Words::tr("the finish tile");
    case TileId::Kind::Track:
        break;
    }
    return (placed.side == FaceSide::Front ? Words::tr("%1 front", "face of a tile")
                                           : Words::tr("%1 back", "face of a tile"))
        .arg(nameOf(track, placed.tile));
}

QString tiles(const Track& track, std::span<const PlacedTile> placed)
{
    if (placed.size() != 1)
        return Words::tr("%n tile(s)", nullptr, static_cast<int>(placed.size()));
    return placed.front().tile.isTrack() ? nameOf(track, placed.front().tile) : tile(track, placed.front());
}

QString links(const Track& track, std::span<const EdgeMeeting> meetings)
{
    const auto linked = std::ranges::count(meetings, LinkMark::Link, &EdgeMeeting::mark);
    const auto lost = std::ranges::count(meetings, LinkMark::Lost, &EdgeMeeting::mark);
    QStringList parts;
    parts << (linked > 0 ? Words::tr("%n link(s)", nullptr, static_cast<int>(linked)) : Words::tr("no link yet"));
    if (lost == 1)
        parts << lostPath(track, *std::ranges::find(meetings, LinkMark::Lost, &EdgeMeeting::mark));
    else if (lost > 1)
        parts << Words::tr("%n path(s) meet grass", nullptr, static_cast<int>(lost));
    return parts.join(QStringLiteral(" · "));
}

QString description(const Track& track, const PlacedTile& placed, std::span<const EdgeMeeting> meetings)
{
    QStringList parts {tile(track, placed)};
    if (const Face* face = track.face(placed)) {
        parts << terrainTitle(face->terrain);
        if (placed.rotation != 0)
            parts << Words::tr("turned %1", "by so many sixths").arg(placed.rotation);
    }
    parts << Words::tr("at %1, %2", "hex").arg(placed.at.q).arg(placed.at.r);
    QStringList neighbours;
    for (const EdgeMeeting& meeting : meetings) {
        if (meeting.mark == LinkMark::Link)
            neighbours << nameOf(track, meeting.neighbour);
    }
    const QString place = parts.join(QStringLiteral(", "));
    return neighbours.isEmpty() ? Words::tr("%1; not linked").arg(place)
                                : Words::tr("%1; linked to %2").arg(place, neighbours.join(QStringLiteral(", ")));
}

QString emptyHex(Hex hex)
{
    return Words::tr("empty hex at %1, %2").arg(hex.q).arg(hex.r);
}

} // namespace bubblebar::canvastext
