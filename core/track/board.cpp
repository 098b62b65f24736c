#include "core/track/board.h"

#include "core/track/hexindex.h"

#include <algorithm>
#include <charconv>

namespace bubblebar {

namespace {

/// "0", "12"; no sign, no leading zero.
std::optional<int> numberFromText(std::string_view digits)
{
    int number = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    const bool canonical = digits.size() == 1 || (!digits.empty() && digits.front() != '0');
    if (error != std::errc {} || stop != end || !canonical || number < 0)
        return std::nullopt;
    return number;
}

/// Calls `use(neighbour)` for each space that a path of the face joins to this one.
template <class Use>
void forEachPathFrom(const Face& face, int space, Use use)
{
    const PathEnd here {false, space};
    for (const Path& path : face.paths) {
        if (path.a == here && !path.b.isEdge)
            use(path.b.number);
        if (path.b == here && !path.a.isEdge)
            use(path.a.number);
    }
}

/// By the tile's own edge: the number of the space with the exit, −1 where closed.
std::array<int, kEdges> exitSpaces(const Face& face)
{
    std::array<int, kEdges> spaces {};
    spaces.fill(-1);
    for (const Path& path : face.paths) {
        if (path.a.isEdge)
            spaces[static_cast<std::size_t>(path.a.number)] = path.b.number;
        if (path.b.isEdge)
            spaces[static_cast<std::size_t>(path.b.number)] = path.a.number;
    }
    return spaces;
}

} // namespace

bool Board::canBuild(const Track& track)
{
    const auto holds = [&track](TileId tile) { return std::ranges::count(track.tiles, tile, &PlacedTile::tile) == 1; };
    return holds(TileId::start()) && holds(TileId::finish());
}

Board::Board(TrackPtr track)
    : m_track(std::move(track))
{
    addTiles();
    connectTiles();
    sortNames();
}

void Board::addTiles()
{
    const std::vector<PlacedTile>& placed = m_track->tiles;
    m_tiles.reserve(placed.size());
    m_trackIndex.reserve(placed.size());
    for (const TileId first : {TileId::start(), TileId::finish()}) {
        const auto found = std::ranges::find(placed, first, &PlacedTile::tile);
        addTile(*found, static_cast<std::size_t>(found - placed.begin()));
    }
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (placed[i].tile.isTrack())
            addTile(placed[i], i);
    }
}

void Board::addTile(const PlacedTile& placed, std::size_t trackIndex)
{
    const auto id = static_cast<BoardTileId>(m_tiles.size());
    BoardTile tile;
    tile.tile = placed.tile;
    tile.at = placed.at;
    tile.rotation = placed.tile.isTrack() ? placed.rotation : 0;
    tile.firstSpace = static_cast<SpaceId>(m_spaces.size());
    tile.neighbours.fill(BoardTileId::None);
    tile.exitSlots.fill(-1);
    m_tiles.push_back(tile);
    m_trackIndex.push_back(trackIndex);
    if (const Face* face = m_track->face(placed))
        addFace(id, *face);
    else
        addOpenSpace(id);
}

void Board::addFace(BoardTileId id, const Face& face)
{
    BoardTile& tile = m_tiles[index(id)];
    tile.spaceCount = static_cast<int>(face.spaces.size());
    const TerrainRule& rule = m_track->tileSet->rule(face.terrain);
    const auto first = static_cast<std::int32_t>(tile.firstSpace);
    const std::array<int, kEdges> exits = exitSpaces(face);
    for (int number = 0; number < tile.spaceCount; ++number) {
        const Space& source = face.spaces[static_cast<std::size_t>(number)];
        const auto owner = static_cast<SpaceId>(first + number);
        BoardSpace space;
        space.tile = id;
        for (const Colour colour : source.colours)
            space.printed.insert(colour);
        space.bonus = source.bonus;
        space.limit = static_cast<std::uint8_t>(rule.limit);
        space.overtaking = rule.overtaking;
        space.firstLink = static_cast<std::uint32_t>(m_pathSlots.size());
        forEachPathFrom(face, number, [&](int other) { addSlot(owner, static_cast<SpaceId>(first + other)); });
        space.firstExit = static_cast<std::uint32_t>(m_pathSlots.size());
        for (std::size_t edge = 0; edge < exits.size(); ++edge) {
            if (exits[edge] == number)
                tile.exitSlots[edge] = static_cast<std::int32_t>(addSlot(owner, SpaceId::None));
        }
        space.endLink = static_cast<std::uint32_t>(m_pathSlots.size());
        m_spaces.push_back(space);
    }
}

/// The one space of start and finish: every colour, no limit, an exit on each edge (R3, R5).
void Board::addOpenSpace(BoardTileId id)
{
    BoardTile& tile = m_tiles[index(id)];
    tile.spaceCount = 1;
    BoardSpace space;
    space.tile = id;
    space.printed = ColourSet::all();
    space.limit = kNoLimit;
    space.firstLink = static_cast<std::uint32_t>(m_pathSlots.size());
    space.firstExit = space.firstLink;
    for (std::int32_t& slot : tile.exitSlots)
        slot = static_cast<std::int32_t>(addSlot(tile.firstSpace, SpaceId::None));
    space.endLink = static_cast<std::uint32_t>(m_pathSlots.size());
    m_spaces.push_back(space);
}

std::uint32_t Board::addSlot(SpaceId owner, SpaceId target)
{
    m_pathSlots.push_back(target);
    m_slotOwner.push_back(owner);
    return static_cast<std::uint32_t>(m_pathSlots.size() - 1);
}

void Board::connectTiles()
{
    HexIndex byHex(m_tiles.size());
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        byHex.insert(m_tiles[i].at, static_cast<std::int32_t>(i));
    for (BoardTile& tile : m_tiles) {
        for (int edge = 0; edge < kEdges; ++edge)
            tile.neighbours[static_cast<std::size_t>(edge)] =
                static_cast<BoardTileId>(byHex.find(neighbour(tile.at, edge)));
    }
}

void Board::sortNames()
{
    m_byTile.reserve(m_tiles.size());
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_byTile.emplace_back(m_tiles[i].tile, static_cast<BoardTileId>(i));
    std::ranges::sort(m_byTile);
}

std::string Board::tileName(BoardTileId id) const
{
    return m_track->tileName(tile(id).tile);
}

std::string Board::spaceName(SpaceId id) const
{
    const BoardTileId owner = space(id).tile;
    if (!tile(owner).tile.isTrack())
        return tileName(owner);
    const int number = static_cast<int>(id) - static_cast<int>(tile(owner).firstSpace);
    return tileName(owner) + '.' + std::to_string(number);
}

std::optional<BoardTileId> Board::tileFromName(std::string_view name) const
{
    const std::optional<TileId> tile = m_track->tileFromName(name);
    if (!tile)
        return std::nullopt;
    const auto found = std::ranges::lower_bound(m_byTile, *tile, {}, &std::pair<TileId, BoardTileId>::first);
    if (found == m_byTile.end() || found->first != *tile)
        return std::nullopt;
    return found->second;
}

std::optional<SpaceId> Board::spaceFromName(std::string_view name) const
{
    const std::size_t dot = name.find('.');
    const std::optional<BoardTileId> owner = tileFromName(name.substr(0, dot));
    if (!owner)
        return std::nullopt;
    const BoardTile& found = tile(*owner);
    if (dot == std::string_view::npos)
        return found.tile.isTrack() ? std::nullopt : std::optional(found.firstSpace);
    const std::optional<int> number = numberFromText(name.substr(dot + 1));
    if (!found.tile.isTrack() || !number || *number >= found.spaceCount)
        return std::nullopt;
    return static_cast<SpaceId>(static_cast<std::int32_t>(found.firstSpace) + *number);
}

Links::Links(const Board& board)
    : m_slots(board.pathSlots())
{
    m_rotations.reserve(board.tiles().size());
    for (const BoardTile& tile : board.tiles())
        m_rotations.push_back(static_cast<std::uint8_t>(tile.rotation));
    for (std::size_t i = 0; i < board.tiles().size(); ++i) {
        for (int edge = 0; edge < kEdges / 2; ++edge)
            linkEdge(board, static_cast<BoardTileId>(i), edge);
    }
    if (board.spaceCount() > kMaskedSpaces)
        return;
    m_masks.resize(board.spaces().size());
    for (std::size_t i = 0; i < board.tiles().size(); ++i)
        updateMasks(board, static_cast<BoardTileId>(i));
}

void Links::rotate(const Board& board, BoardTileId tile, int turn)
{
    std::uint8_t& rotation = m_rotations[index(tile)];
    rotation = static_cast<std::uint8_t>(normalisedRotation(rotation + turn));
    for (int edge = 0; edge < kEdges; ++edge)
        linkEdge(board, tile, edge);
    if (!hasMasks())
        return;
    updateMasks(board, tile);
    for (const BoardTileId across : board.tile(tile).neighbours) {
        if (across != BoardTileId::None)
            updateMasks(board, across);
    }
}

/// From the slots of the tile's spaces.
void Links::updateMasks(const Board& board, BoardTileId tile)
{
    const std::size_t first = index(board.tile(tile).firstSpace);
    for (std::size_t i = first; i < first + static_cast<std::size_t>(board.tile(tile).spaceCount); ++i) {
        m_masks[i] = 0;
        for (const SpaceId next : slots(board.spaces()[i])) {
            if (next != SpaceId::None)
                m_masks[i] |= maskOf(next);
        }
    }
}

/// R1: linked where both tiles have an exit on the edge they share.
void Links::linkEdge(const Board& board, BoardTileId tile, int edge)
{
    const BoardTile& here = board.tile(tile);
    const BoardTileId across = here.neighbours[static_cast<std::size_t>(edge)];
    const auto own = static_cast<std::size_t>(tileEdge(edge, rotation(tile)));
    const std::int32_t ownSlot = here.exitSlots[own];
    std::int32_t otherSlot = -1;
    if (across != BoardTileId::None) {
        const auto other = static_cast<std::size_t>(tileEdge(oppositeEdge(edge), rotation(across)));
        otherSlot = board.tile(across).exitSlots[other];
    }
    const bool linked = ownSlot >= 0 && otherSlot >= 0;
    if (ownSlot >= 0) {
        m_slots[static_cast<std::size_t>(ownSlot)] =
            linked ? board.slotOwner(static_cast<std::size_t>(otherSlot)) : SpaceId::None;
    }
    if (otherSlot >= 0) {
        m_slots[static_cast<std::size_t>(otherSlot)] =
            linked ? board.slotOwner(static_cast<std::size_t>(ownSlot)) : SpaceId::None;
    }
}

std::vector<SpaceId> shortestRoute(const Board& board, const Links& links)
{
    std::vector<SpaceId> cameFrom(board.spaces().size(), SpaceId::None);
    std::vector<SpaceId> queue {SpaceId::Start};
    cameFrom[index(SpaceId::Start)] = SpaceId::Start;
    for (std::size_t head = 0; head < queue.size() && cameFrom[index(SpaceId::Finish)] == SpaceId::None; ++head) {
        const SpaceId here = queue[head];
        for (const SpaceId next : links.slots(board.space(here))) {
            if (next == SpaceId::None || cameFrom[index(next)] != SpaceId::None)
                continue;
            cameFrom[index(next)] = here;
            queue.push_back(next);
        }
    }
    std::vector<SpaceId> route;
    if (cameFrom[index(SpaceId::Finish)] == SpaceId::None)
        return route;
    for (SpaceId at = SpaceId::Finish; at != SpaceId::Start; at = cameFrom[index(at)])
        route.push_back(at);
    route.push_back(SpaceId::Start);
    std::ranges::reverse(route);
    return route;
}

} // namespace bubblebar
