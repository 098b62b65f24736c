#include "designer/drawing/routepath.h"

#include "designer/drawing/facelayout.h"
#include "designer/drawing/tracklayout.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

const Face* faceOf(const Board& board, BoardTileId tile)
{
    return board.track().face(board.track().tiles[board.trackIndex(tile)]);
}

int numberOnTile(const Board& board, SpaceId space)
{
    return static_cast<int>(space) - static_cast<int>(board.tile(board.space(space).tile).firstSpace);
}

/// Tile coordinates to the table.
QTransform placing(const Board& board, const Links& links, BoardTileId tile)
{
    const QPointF centre = hexCentre(board.tile(tile).at);
    return QTransform::fromTranslate(centre.x(), centre.y()).rotate(60.0 * links.rotation(tile));
}

/// The stem of the face that has these two ends, from `a` on.
QPainterPath stemPath(const Face& face, PathEnd a, PathEnd b)
{
    const FaceLayout layout(face);
    for (std::size_t i = 0; i < face.paths.size(); ++i) {
        const Path& path = face.paths[i];
        if (path == Path {a, b})
            return layout.stems[i].path();
        if (path == Path {b, a})
            return layout.stems[i].reversed().path();
    }
    return {};
}

/// From a space to the middle of one of its tile's edges on the board.
QPainterPath exitPath(const Board& board, const Links& links, SpaceId space, int boardEdgeNumber)
{
    const BoardTileId tile = board.space(space).tile;
    const Face* face = faceOf(board, tile);
    if (!face) {
        const QPointF centre = hexCentre(board.tile(tile).at);
        QPainterPath line(centre);
        line.lineTo(centre + edgeMiddle(boardEdgeNumber));
        return line;
    }
    const PathEnd edge {true, tileEdge(boardEdgeNumber, links.rotation(tile))};
    return placing(board, links, tile).map(stemPath(*face, {false, numberOnTile(board, space)}, edge));
}

bool contains(std::span<const SpaceId> slots, SpaceId space)
{
    return std::ranges::find(slots, space) != slots.end();
}

QPainterPath acrossEdge(const Board& board, const Links& links, SpaceId from, SpaceId to)
{
    const BoardTile& tile = board.tile(board.space(from).tile);
    for (int edge = 0; edge < kEdges; ++edge) {
        if (tile.neighbours[static_cast<std::size_t>(edge)] != board.space(to).tile)
            continue;
        QPainterPath path = exitPath(board, links, from, edge);
        path.connectPath(exitPath(board, links, to, oppositeEdge(edge)).toReversed());
        return path;
    }
    return {};
}

bool isOpenSpace(SpaceId space)
{
    return space == SpaceId::Start || space == SpaceId::Finish;
}

/// Moves the path's first element from the centre of start or finish to the rim.
void keepToRim(QPainterPath& path)
{
    const QPointF centre = path.elementAt(0);
    const QPointF next = path.elementAt(1);
    const QPointF rim = centre + (next - centre) * (kPlazaRim / kTileApothem);
    path.setElementPositionAt(0, rim.x(), rim.y());
}

} // namespace

QPointF spacePosition(const Board& board, const Links& links, SpaceId space)
{
    const BoardTileId tile = board.space(space).tile;
    const Face* face = faceOf(board, tile);
    if (!face)
        return hexCentre(board.tile(tile).at);
    const Space& place = face->spaces[static_cast<std::size_t>(numberOnTile(board, space))];
    return placing(board, links, tile).map(spaceCentre(place));
}

QPainterPath linkPath(const Board& board, const Links& links, SpaceId from, SpaceId to)
{
    const BoardSpace& space = board.space(from);
    const BoardTileId tile = space.tile;
    if (contains(links.pathSlots(space), to)) {
        const QPainterPath stem =
            stemPath(*faceOf(board, tile), {false, numberOnTile(board, from)}, {false, numberOnTile(board, to)});
        return placing(board, links, tile).map(stem);
    }
    return contains(links.exitSlots(space), to) ? acrossEdge(board, links, from, to) : QPainterPath();
}

QPainterPath routePath(const Board& board, const Links& links, std::span<const SpaceId> spaces)
{
    QPainterPath route;
    for (std::size_t i = 1; i < spaces.size(); ++i) {
        const QPainterPath link = linkPath(board, links, spaces[i - 1], spaces[i]);
        if (route.isEmpty())
            route = link;
        else
            route.connectPath(link);
    }
    if (route.elementCount() < 2)
        return route;
    if (isOpenSpace(spaces.front()))
        keepToRim(route);
    if (isOpenSpace(spaces.back())) {
        route = route.toReversed();
        keepToRim(route);
        route = route.toReversed();
    }
    return route;
}

std::vector<StandingPlace> standingPlaces(int count)
{
    constexpr double kDiameter = 44;
    constexpr double kOverlap = 0.88;
    constexpr double kFront = 90; // the middle of the front, clockwise from the east
    const double full = 2 * M_PI * kPlazaRim;
    const double scale = std::min(1.0, full / (count * kDiameter * kOverlap));
    const double step = std::min(42.0, 360.0 / std::max(1, count));
    std::vector<StandingPlace> places;
    for (int i = 0; i < count; ++i) {
        const double angle = kFront + (i - (count - 1) / 2.0) * step;
        places.push_back({turned({kPlazaRim, 0}, angle), scale});
    }
    // Whoever stands further down is painted later.
    std::ranges::sort(places, {}, [](const StandingPlace& place) { return place.offset.y(); });
    return places;
}

} // namespace bubblebar
