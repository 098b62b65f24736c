#include "core/bubble/beetles.h"

#include <algorithm>
#include <bit>

namespace bubblebar {

Beetles::Beetles(const Board& board, std::span<const Colour> colours)
{
    m_where.fill(SpaceId::None);
    m_above.fill(BeetleId::None);
    m_below.fill(BeetleId::None);
    std::ranges::copy(colours, m_colours.begin());
    const int players = static_cast<int>(colours.size());
    for (int seat = 0; seat < players; ++seat) {
        for (int number = 1; number <= beetlesEach(players); ++number) {
            m_where[index(beetleId(seat, number))] = SpaceId::Start;
            m_all = static_cast<BeetleMask>(m_all | maskOf(beetleId(seat, number)));
        }
    }
    m_onStart = m_all;
    m_states.reserve(board.spaces().size());
    for (const BoardSpace& space : board.spaces())
        m_states.push_back({space.printed, space.limit, space.limit, BeetleId::None});
    m_states[index(SpaceId::Finish)].passRoom = 0;
}

int Beetles::moving(BeetleId beetle) const
{
    int count = 1;
    for (BeetleId rider = above(beetle); rider != BeetleId::None; rider = above(rider))
        ++count;
    return count;
}

StackOrder Beetles::lifted(BeetleId beetle) const
{
    StackOrder order;
    for (; beetle != BeetleId::None; beetle = above(beetle))
        order.push(beetle);
    return order;
}

StackOrder Beetles::stack(SpaceId space) const
{
    StackOrder order;
    if (space == SpaceId::Start) {
        for (BeetleMask left = m_onStart; left != 0; left = withoutLowest(left))
            order.push(lowestOf(left));
        return order;
    }
    BeetleId beetle = state(space).top;
    if (beetle == BeetleId::None)
        return order;
    while (below(beetle) != BeetleId::None)
        beetle = below(beetle);
    return lifted(beetle);
}

void Beetles::move(const Board& board, BeetleId beetle, SpaceId to)
{
    const SpaceId from = where(beetle);
    const BeetleId left = below(beetle);
    m_below[index(beetle)] = BeetleId::None;
    if (left != BeetleId::None)
        m_above[index(left)] = BeetleId::None;

    BeetleId top = beetle;
    unsigned moved = 0;
    for (BeetleId rider = beetle; rider != BeetleId::None;) {
        const BeetleId next = above(rider);
        m_where[index(rider)] = to;
        if (to == SpaceId::Start) {
            m_above[index(rider)] = BeetleId::None;
            m_below[index(rider)] = BeetleId::None;
        }
        moved |= maskOf(rider);
        top = rider;
        rider = next;
    }

    const int count = std::popcount(moved);
    m_onStart = static_cast<BeetleMask>(to == SpaceId::Start ? m_onStart | moved : m_onStart & ~moved);
    if (to == SpaceId::Finish)
        m_home = static_cast<BeetleMask>(m_home | moved);
    if (from != SpaceId::Start) {
        m_states[index(from)].top = left;
        updateState(board, from, -count);
    }
    if (to != SpaceId::Start) {
        const BeetleId base = state(to).top;
        if (base != BeetleId::None) {
            m_above[index(base)] = beetle;
            m_below[index(beetle)] = base;
        }
        m_states[index(to)].top = top;
        updateState(board, to, count);
    }
}

void Beetles::updateState(const Board& board, SpaceId space, int heightChange)
{
    if (space == SpaceId::Finish)
        return;
    SpaceState& state = m_states[index(space)];
    const BoardSpace& printed = board.space(space);
    state.room = static_cast<std::uint8_t>(state.room - heightChange);
    if (state.top == BeetleId::None) {
        state.shows = printed.printed;
        state.passRoom = state.room;
    } else {
        state.shows = ColourSet(m_colours[static_cast<std::size_t>(seatOf(state.top))]);
        state.passRoom = printed.overtaking ? state.room : std::uint8_t {0};
    }
}

void Beetles::reorder(SpaceId space, StackOrder order)
{
    BeetleId base = BeetleId::None;
    for (int level = 0; level < order.size(); ++level) {
        const BeetleId beetle = order.at(level);
        m_below[index(beetle)] = base;
        m_above[index(beetle)] = BeetleId::None;
        if (base != BeetleId::None)
            m_above[index(base)] = beetle;
        base = beetle;
    }
    SpaceState& state = m_states[index(space)];
    state.top = base;
    state.shows = ColourSet(m_colours[static_cast<std::size_t>(seatOf(base))]);
}

} // namespace bubblebar
