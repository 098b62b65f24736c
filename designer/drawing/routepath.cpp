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

using Stems = std::vector<Stem>;

Stem mapped(const Stem& stem, const QTransform& transform)
{
    return {transform.map(stem.start), transform.map(stem.control1), transform.map(stem.control2),
            transform.map(stem.end)};
}

Stem straight(QPointF from, QPointF to)
{
    return {from, (2 * from + to) / 3, (from + 2 * to) / 3, to};
}

/// The stem of the face that joins these two ends, from `a` on.
Stem stemBetween(const Face& face, PathEnd a, PathEnd b)
{
    const FaceLayout layout(face);
    const auto found = std::ranges::find_if(face.paths, [&](const Path& path) {
        return path == Path {a, b} || path == Path {b, a};
    });
    Q_ASSERT(found != face.paths.end());
    const Stem& stem = layout.stems[static_cast<std::size_t>(found - face.paths.begin())];
    return found->a == a ? stem : stem.reversed();
}

/// From a space to the middle of one of its tile's edges on the board.
Stem exitStem(const Board& board, const Links& links, SpaceId space, int boardEdgeNumber)
{
    const BoardTileId tile = board.space(space).tile;
    const Face* face = faceOf(board, tile);
    if (!face) {
        const QPointF centre = hexCentre(board.tile(tile).at);
        return straight(centre, centre + edgeMiddle(boardEdgeNumber));
    }
    const PathEnd edge {true, tileEdge(boardEdgeNumber, links.rotation(tile))};
    return mapped(stemBetween(*face, {false, numberOnTile(board, space)}, edge), placing(board, links, tile));
}

bool contains(std::span<const SpaceId> slots, SpaceId space)
{
    return std::ranges::find(slots, space) != slots.end();
}

Stems acrossEdge(const Board& board, const Links& links, SpaceId from, SpaceId to)
{
    const BoardTile& tile = board.tile(board.space(from).tile);
    for (int edge = 0; edge < kEdges; ++edge) {
        if (tile.neighbours[static_cast<std::size_t>(edge)] == board.space(to).tile)
            return {exitStem(board, links, from, edge), exitStem(board, links, to, oppositeEdge(edge)).reversed()};
    }
    return {};
}

/// The one or two stems of a link; none where there is no link.
Stems linkStems(const Board& board, const Links& links, SpaceId from, SpaceId to)
{
    const BoardSpace& space = board.space(from);
    const BoardTileId tile = space.tile;
    if (contains(links.pathSlots(space), to)) {
        const Stem stem =
            stemBetween(*faceOf(board, tile), {false, numberOnTile(board, from)}, {false, numberOnTile(board, to)});
        return {mapped(stem, placing(board, links, tile))};
    }
    return contains(links.exitSlots(space), to) ? acrossEdge(board, links, from, to) : Stems {};
}

/// How much of the stem, as a parameter, to leave out so that about `distance` is gone.
double partOf(const Stem& stem, double distance)
{
    return std::min(0.45, distance / std::max(1.0, stem.length()));
}

void append(QPainterPath& path, const Stem& stem)
{
    if (path.isEmpty())
        path.moveTo(stem.start);
    path.cubicTo(stem.control1, stem.control2, stem.end);
}

/// Stems in a row as one path; where two meet in a flower, the corner is rounded.
QPainterPath joined(const Stems& stems, const std::vector<bool>& meetsInFlower)
{
    constexpr double kRounding = 12;
    QPainterPath path;
    double from = 0;
    for (std::size_t i = 0; i < stems.size(); ++i) {
        const bool rounded = i + 1 < stems.size() && meetsInFlower[i];
        append(path, stems[i].piece(from, rounded ? 1 - partOf(stems[i], kRounding) : 1));
        from = rounded ? partOf(stems[i + 1], kRounding) : 0;
        if (rounded)
            path.quadTo(stems[i].end, stems[i + 1].at(from));
    }
    return path;
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
    return joined(linkStems(board, links, from, to), {false});
}

QPainterPath routePath(const Board& board, const Links& links, std::span<const SpaceId> spaces)
{
    Stems stems;
    std::vector<bool> meetsInFlower;
    for (std::size_t i = 1; i < spaces.size(); ++i) {
        for (const Stem& stem : linkStems(board, links, spaces[i - 1], spaces[i])) {
            stems.push_back(stem);
            meetsInFlower.push_back(false);
        }
        if (!meetsInFlower.empty())
            meetsInFlower.back() = true;
    }
    if (stems.empty())
        return {};
    constexpr double kRim = kPlazaRim / kTileApothem;
    if (isOpenSpace(spaces.front()))
        stems.front() = stems.front().piece(kRim, 1);
    if (isOpenSpace(spaces.back()))
        stems.back() = stems.back().piece(0, 1 - kRim);
    return joined(stems, meetsInFlower);
}

std::vector<StandingPlace> standingPlaces(int count)
{
    constexpr double kSpacing = 39; // of discs at their full size, which may overlap a little
    constexpr double kLargest = 0.88;
    constexpr double kFront = 90; // the middle of the front, clockwise from the east
    const double scale = std::min(kLargest, 2 * M_PI * kPlazaRim / (std::max(1, count) * kSpacing));
    const double step = std::min(38.0, 360.0 / std::max(1, count));
    std::vector<StandingPlace> places;
    for (int i = 0; i < count; ++i) {
        const double angle = kFront + (i - (count - 1) / 2.0) * step;
        places.push_back({turned({kPlazaRim, 0}, angle), scale});
    }
    return places;
}

} // namespace bubblebar
