#include "core/track/rotationcuts.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// Sets of joined spaces that can be united, and parted again in reverse order.
class JoinedSpaces
{
public:
    explicit JoinedSpaces(int spaces)
        : m_size(static_cast<std::size_t>(spaces), 1)
    {
        m_parent.reserve(m_size.size());
        for (int i = 0; i < spaces; ++i)
            m_parent.push_back(static_cast<SpaceId>(i));
    }

    [[nodiscard]] bool areJoined(SpaceId a, SpaceId b) const { return root(a) == root(b); }

    void join(SpaceId a, SpaceId b)
    {
        a = root(a);
        b = root(b);
        if (a == b)
            return;
        if (m_size[index(a)] < m_size[index(b)])
            std::swap(a, b);
        m_parent[index(b)] = a;
        m_size[index(a)] += m_size[index(b)];
        m_joined.push_back(b);
    }

    [[nodiscard]] std::size_t mark() const { return m_joined.size(); }

    /// Parts what was joined since mark().
    void undoTo(std::size_t mark)
    {
        while (m_joined.size() > mark) {
            const SpaceId child = m_joined.back();
            m_joined.pop_back();
            SpaceId& parent = m_parent[index(child)];
            m_size[index(parent)] -= m_size[index(child)];
            parent = child;
        }
    }

private:
    [[nodiscard]] SpaceId root(SpaceId space) const
    {
        while (m_parent[index(space)] != space)
            space = m_parent[index(space)];
        return space;
    }

    std::vector<int> m_size;
    std::vector<SpaceId> m_parent;
    std::vector<SpaceId> m_joined;
};

/// Only a tile that every route crosses can cut, so the tiles of one route are the candidates. For each of them all
/// links but its own must be joined; to get there, the candidates are halved again and again, and on the way into one
/// half the links that touch only the other are joined.
class CutSearch
{
public:
    explicit CutSearch(const Board& board)
        : m_board(board)
        , m_links(board)
        , m_joined(board.spaceCount())
        , m_rank(board.tiles().size(), kNoCandidate)
    {
    }

    std::vector<BoardTileId> run(const std::vector<SpaceId>& route);

private:
    /// A link between two tiles.
    struct Link
    {
        SpaceId a = SpaceId::None;
        SpaceId b = SpaceId::None;
    };

    static constexpr std::size_t kNoCandidate = SIZE_MAX;

    void addCandidates(const std::vector<SpaceId>& route);
    void joinPathsOnTiles();
    [[nodiscard]] std::vector<Link> openLinks() const;
    [[nodiscard]] bool touches(const Link& link, std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::vector<Link> joinOthers(const std::vector<Link>& links, std::size_t begin, std::size_t end);
    void search(std::size_t begin, std::size_t end, const std::vector<Link>& links);
    [[nodiscard]] bool cutsWhenTurned(BoardTileId id, int turn);

    const Board& m_board;
    Links m_links;
    JoinedSpaces m_joined;
    std::vector<BoardTileId> m_candidates;
    std::vector<std::size_t> m_rank; ///< of each tile among the candidates
    std::vector<BoardTileId> m_found;
};

std::vector<BoardTileId> CutSearch::run(const std::vector<SpaceId>& route)
{
    addCandidates(route);
    if (m_candidates.empty())
        return {};
    joinPathsOnTiles();
    search(0, m_candidates.size(), joinOthers(openLinks(), 0, m_candidates.size()));
    std::ranges::sort(m_found);
    return m_found;
}

void CutSearch::addCandidates(const std::vector<SpaceId>& route)
{
    for (const SpaceId space : route) {
        const BoardTileId tile = m_board.space(space).tile;
        if (!m_board.tile(tile).tile.isTrack() || m_rank[index(tile)] != kNoCandidate)
            continue;
        m_rank[index(tile)] = m_candidates.size();
        m_candidates.push_back(tile);
    }
}

void CutSearch::joinPathsOnTiles()
{
    for (int i = 0; i < m_board.spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        for (const SpaceId next : m_links.pathSlots(m_board.space(space)))
            m_joined.join(space, next);
    }
}

std::vector<CutSearch::Link> CutSearch::openLinks() const
{
    std::vector<Link> links;
    for (int i = 0; i < m_board.spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        for (const SpaceId next : m_links.exitSlots(m_board.space(space))) {
            if (space < next) // each once; a closed exit is below every space
                links.push_back({space, next});
        }
    }
    return links;
}

/// Whether one of the candidates begin … end − 1 has the link.
bool CutSearch::touches(const Link& link, std::size_t begin, std::size_t end) const
{
    const auto isInside = [&](SpaceId space) {
        const std::size_t rank = m_rank[index(m_board.space(space).tile)];
        return rank >= begin && rank < end;
    };
    return isInside(link.a) || isInside(link.b);
}

/// Joins the links that none of the candidates begin … end − 1 has; returns those left.
std::vector<CutSearch::Link> CutSearch::joinOthers(const std::vector<Link>& links, std::size_t begin, std::size_t end)
{
    std::vector<Link> left;
    for (const Link& link : links) {
        if (touches(link, begin, end))
            left.push_back(link);
        else
            m_joined.join(link.a, link.b);
    }
    return left;
}

/// All links are joined but those that the candidates begin … end − 1 have.
void CutSearch::search(std::size_t begin, std::size_t end, const std::vector<Link>& links)
{
    if (m_joined.areJoined(SpaceId::Start, SpaceId::Finish))
        return; // a route that none of these candidates lies on
    if (end - begin == 1) {
        const BoardTileId tile = m_candidates[begin];
        if (cutsWhenTurned(tile, 1) || cutsWhenTurned(tile, -1))
            m_found.push_back(tile);
        return;
    }
    const std::size_t middle = begin + (end - begin) / 2;
    const std::size_t mark = m_joined.mark();
    search(begin, middle, joinOthers(links, begin, middle));
    m_joined.undoTo(mark);
    search(middle, end, joinOthers(links, middle, end));
    m_joined.undoTo(mark);
}

/// All links are joined but those of the tile.
bool CutSearch::cutsWhenTurned(BoardTileId id, int turn)
{
    const std::size_t mark = m_joined.mark();
    const BoardTile& tile = m_board.tile(id);
    m_links.rotate(m_board, id, turn);
    for (int i = 0; i < tile.spaceCount; ++i) {
        const auto space = static_cast<SpaceId>(static_cast<int>(tile.firstSpace) + i);
        for (const SpaceId next : m_links.exitSlots(m_board.space(space))) {
            if (next != SpaceId::None)
                m_joined.join(space, next);
        }
    }
    const bool cuts = !m_joined.areJoined(SpaceId::Start, SpaceId::Finish);
    m_links.rotate(m_board, id, -turn);
    m_joined.undoTo(mark);
    return cuts;
}

} // namespace

std::vector<BoardTileId> tilesThatCutWhenTurned(const Board& board, const std::vector<SpaceId>& route)
{
    return CutSearch(board).run(route);
}

} // namespace bubblebar
