#include "core/bubble/moves.h"

namespace bubblebar {

namespace {

/// The walks of MoveFinder on sets of spaces: what it does slot by slot, in a few instructions a space.
class MaskWalk
{
public:
    MaskWalk(const Race& race, BeetleId beetle)
        : m_links(race.links.masks())
        , m_beetles(race.beetles)
        , m_from(race.beetles.where(beetle))
        , m_height(race.beetles.moving(beetle))
    {
    }

    [[nodiscard]] SpaceId from() const { return m_from; }
    /// R13: what shows the colour ends the walk, everything else goes on.
    [[nodiscard]] SpaceMask toColour(Colour colour) const
    {
        SpaceMask reached = 0;
        SpaceMask seen = maskOf(m_from) | around(m_from);
        for (SpaceMask open = around(m_from); open != 0;) {
            const SpaceId here = lowestSpace(open);
            open &= open - 1;
            const SpaceState& state = m_beetles.state(here);
            if (state.shows.contains(colour)) {
                reached |= m_height <= state.room ? maskOf(here) : 0;
            } else if (m_height <= state.passRoom) {
                open |= around(here) & ~seen;
                seen |= around(here);
            }
        }
        return reached;
    }

    /// R15; `closed`: the spaces that the way has seen, `here` included.
    [[nodiscard]] SpaceMask steps(SpaceId here, SpaceMask closed, int count) const
    {
        const SpaceMask ahead = around(here) & ~closed;
        if (count == 1)
            return roomy(ahead);
        SpaceMask reached = 0;
        for (SpaceMask left = ahead; left != 0; left &= left - 1) {
            const SpaceId next = lowestSpace(left);
            if (m_height <= m_beetles.state(next).passRoom)
                reached |= steps(next, closed | maskOf(next), count - 1);
        }
        return reached;
    }

    /// R16: along the own tile's paths, then over one exit.
    [[nodiscard]] SpaceMask toNeighbourTile(SpaceMask ownTile) const
    {
        SpaceMask reached = 0;
        SpaceMask seen = maskOf(m_from);
        for (SpaceMask open = seen; open != 0;) {
            const SpaceId here = lowestSpace(open);
            open &= open - 1;
            if (here != m_from && m_height > m_beetles.state(here).passRoom)
                continue;
            reached |= around(here) & ~ownTile;
            open |= around(here) & ownTile & ~seen;
            seen |= around(here);
        }
        return roomy(reached);
    }

private:
    [[nodiscard]] SpaceMask around(SpaceId space) const { return m_links[index(space)]; }
    /// Those where the beetles may stop.
    [[nodiscard]] SpaceMask roomy(SpaceMask spaces) const
    {
        SpaceMask open = spaces;
        for (SpaceMask left = spaces; left != 0; left &= left - 1) {
            if (m_height > m_beetles.state(lowestSpace(left)).room)
                open &= ~maskOf(lowestSpace(left));
        }
        return open;
    }

    std::span<const SpaceMask> m_links;
    const Beetles& m_beetles;
    SpaceId m_from;
    int m_height;
};

SpaceMask tileMask(const Board& board, SpaceId space)
{
    const BoardTile& tile = board.tile(board.space(space).tile);
    const SpaceMask beyond = tile.spaceCount < kMaskedSpaces ? SpaceMask {1} << tile.spaceCount : 0;
    return (beyond - 1) << index(tile.firstSpace);
}

} // namespace

SpaceMask targetMask(const Race& race, BeetleId beetle, const MoveRule& rule)
{
    const MaskWalk walk(race, beetle);
    if (walk.from() == SpaceId::Finish)
        return 0;
    SpaceMask reached = 0;
    switch (rule.kind) {
    case MoveRule::Kind::ToColour:
        return walk.toColour(rule.colour);
    case MoveRule::Kind::ToChoice:
        for (const Colour colour : kAllColours)
            reached |= walk.toColour(colour);
        return reached;
    case MoveRule::Kind::Steps:
        return walk.steps(walk.from(), maskOf(walk.from()), rule.steps);
    case MoveRule::Kind::NeighbourTile:
        return walk.toNeighbourTile(tileMask(*race.board, walk.from()));
    }
    return 0;
}

} // namespace bubblebar
