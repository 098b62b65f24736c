#include "app/bubble/tileturn.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace bubblebar {

namespace {

struct TileTurn
{
    Q_DECLARE_TR_FUNCTIONS(TileTurn)
};

bool hasExit(const Race& race, BoardTileId tile, int boardEdge, int turn = 0)
{
    const int rotation = normalisedRotation(race.links.rotation(tile) + turn);
    return race.board->tile(tile).exitSlots[static_cast<std::size_t>(tileEdge(boardEdge, rotation))] >= 0;
}

std::optional<LinkMark> markOf(const Race& race, BoardTileId tile, int edge, int turn)
{
    const BoardTileId other = race.board->tile(tile).neighbours[static_cast<std::size_t>(edge)];
    const bool mine = hasExit(race, tile, edge, turn);
    if (other == BoardTileId::None)
        return mine ? std::optional(LinkMark::Open) : std::nullopt;
    const bool theirs = hasExit(race, other, oppositeEdge(edge));
    if (mine && theirs)
        return hasExit(race, tile, edge) ? LinkMark::Link : LinkMark::NewLink;
    return mine || theirs ? std::optional(LinkMark::Lost) : std::nullopt;
}

} // namespace

TurnedEdges turnedEdges(const Race& race, BoardTileId tile, int turn)
{
    TurnedEdges edges;
    for (int edge = 0; edge < kEdges; ++edge)
        edges[static_cast<std::size_t>(edge)] = markOf(race, tile, edge, turn);
    return edges;
}

QString turnedEdgesText(const Race& race, BoardTileId tile, int turn)
{
    const TurnedEdges edges = turnedEdges(race, tile, turn);
    const auto count = [&](LinkMark mark) { return static_cast<int>(std::ranges::count(edges, mark)); };
    int lost = 0;
    for (int edge = 0; edge < kEdges; ++edge) {
        const BoardTileId other = race.board->tile(tile).neighbours[static_cast<std::size_t>(edge)];
        const bool linked =
            other != BoardTileId::None && hasExit(race, tile, edge) && hasExit(race, other, oppositeEdge(edge));
        if (linked && edges[static_cast<std::size_t>(edge)] == LinkMark::Lost)
            ++lost;
    }
    QStringList parts {TileTurn::tr("%n link(s) stay", nullptr, count(LinkMark::Link))};
    if (const int added = count(LinkMark::NewLink))
        parts << TileTurn::tr("%n new", "links that a turn adds", added);
    if (lost > 0)
        parts << TileTurn::tr("%n lost", "links that a turn loses", lost);
    return parts.join(TileTurn::tr(", ", "between parts of a list"));
}

} // namespace bubblebar
