#include "tests/core/bubble/naive/naiveboard.h"

#include <tuple>

namespace bubblebar::naive {

namespace {

constexpr int kStands = 1000; // more than all beetles

std::string nameOf(const Track& track, TileId tile)
{
    if (tile.kind() == TileId::Kind::Start)
        return "start";
    if (tile.kind() == TileId::Kind::Finish)
        return "finish";
    const std::string& id = track.tileSet->tiles[static_cast<std::size_t>(tile.index())].id;
    return tile.copy() == 1 ? id : id + std::to_string(tile.copy());
}

std::string spotName(const std::string& tile, int number)
{
    return tile + '.' + std::to_string(number);
}

/// The hex beyond an edge of the board (formats page, "Hexes").
std::tuple<int, int> beyond(Hex hex, int edge)
{
    switch (edge) {
    case 0:
        return {hex.q + 1, hex.r};
    case 1:
        return {hex.q, hex.r + 1};
    case 2:
        return {hex.q - 1, hex.r + 1};
    case 3:
        return {hex.q - 1, hex.r};
    case 4:
        return {hex.q, hex.r - 1};
    default:
        return {hex.q + 1, hex.r - 1};
    }
}

} // namespace

Board::Board(const Track& track)
{
    for (const PlacedTile& placed : track.tiles) {
        const std::string name = nameOf(track, placed.tile);
        if (placed.tile.isTrack())
            addTrackTile(name, placed, track);
        else
            addOpenTile(name, placed.at);
    }
}

void Board::addOpenTile(const std::string& name, Hex at)
{
    m_hexes[name] = at;
    m_spots[name] = {name, {"orange", "blue", "yellow", "pink", "green"}, "", kStands, true}; // R3, R5
    m_paths[name] = {};
    for (int edge = 0; edge < 6; ++edge)
        m_exits[name][edge] = name;
}

void Board::addTrackTile(const std::string& name, const PlacedTile& placed, const Track& track)
{
    m_hexes[name] = placed.at;
    m_rotations[name] = placed.rotation;
    const Face& face = *track.face(placed);
    const TerrainRule& rule = track.tileSet->terrains[static_cast<std::size_t>(face.terrain)];
    for (std::size_t i = 0; i < face.spaces.size(); ++i) {
        Spot spot {name, {}, std::string(bonusName(face.spaces[i].bonus)), rule.limit, rule.overtaking};
        for (const Colour colour : face.spaces[i].colours)
            spot.printed.insert(std::string(colourName(colour)));
        const std::string space = spotName(name, static_cast<int>(i));
        m_spots[space] = spot;
        m_paths[space] = {};
    }
    for (const Path& path : face.paths)
        addPath(name, path);
}

void Board::addPath(const std::string& tile, const Path& path)
{
    const auto& [a, b] = path;
    if (a.isEdge || b.isEdge) {
        const PathEnd edge = a.isEdge ? a : b;
        const PathEnd space = a.isEdge ? b : a;
        m_exits[tile][edge.number] = spotName(tile, space.number);
        return;
    }
    m_paths[spotName(tile, a.number)].insert(spotName(tile, b.number));
    m_paths[spotName(tile, b.number)].insert(spotName(tile, a.number));
}

Board::Neighbours Board::acrossExits(const Rotations& rotations) const
{
    std::map<std::tuple<int, int, int>, std::string> byEdge; // hex and board edge: the space whose exit lies there
    for (const auto& [tile, exits] : m_exits) {
        const Hex hex = m_hexes.at(tile);
        const int turned = rotations.contains(tile) ? rotations.at(tile) : 0;
        for (const auto& [edge, space] : exits)
            byEdge[{hex.q, hex.r, (edge + turned) % 6}] = space; // R2
    }
    Neighbours result;
    for (const auto& [key, space] : byEdge) {
        const auto& [q, r, edge] = key;
        const auto& [otherQ, otherR] = beyond({q, r}, edge);
        const auto other = byEdge.find({otherQ, otherR, (edge + 3) % 6});
        if (other != byEdge.end())
            result[space].insert(other->second); // R1
    }
    return result;
}

} // namespace bubblebar::naive
