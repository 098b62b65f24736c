#include "core/bubble/players/finishdistances.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr float kLongestDetour = 8;
constexpr int kBridge = 8; // steps that a missing link counts

} // namespace

void FinishDistances::update(const Board& board, const Links& links)
{
    const auto spaces = static_cast<std::size_t>(board.spaceCount());
    m_steps.resize(spaces * kHeights);
    m_flood.resize(spaces);
    m_queue.reserve(spaces);
    const auto far = static_cast<float>(std::min(board.spaceCount(), 40 + board.spaceCount() / 4));
    for (int height = 1; height <= kHeights; ++height) {
        flood(board, links, height);
        for (std::size_t space = 0; space < spaces; ++space) {
            float* steps = &m_steps[space * kHeights];
            const bool reached = m_flood[space] >= 0;
            if (height == 1) {
                steps[0] = reached ? static_cast<float>(m_flood[space]) : far;
                continue;
            }
            const float detour = reached ? static_cast<float>(m_flood[space]) - steps[0] : kLongestDetour;
            steps[height - 1] = steps[0] + std::min(detour, kLongestDetour) / 2;
        }
    }
}

/// From finish outwards through spaces that a stack of this height can enter (R7).
void FinishDistances::flood(const Board& board, const Links& links, int height)
{
    std::ranges::fill(m_flood, -1);
    m_queue.clear();
    m_head = 0;
    reach(SpaceId::Finish, 0);
    drain(board, links, height);
    if (height == 1)
        findStranded(board, links);
    while (height == 1 && m_queue.size() < m_flood.size()) {
        const std::size_t before = m_queue.size();
        bridge(board);
        drain(board, links, height);
        if (m_queue.size() == before)
            return;
    }
}

/// After the flood from finish, before any gap is bridged: looks from the rotate symbols that it did not reach which
/// spaces lead there. Links lead both ways.
void FinishDistances::findStranded(const Board& board, const Links& links)
{
    m_anyStranded = m_queue.size() < m_flood.size();
    if (!m_anyStranded)
        return;
    m_stranded.assign(m_flood.size(), true);
    std::vector<SpaceId> free = m_queue;
    for (std::size_t space = 0; space < m_flood.size(); ++space) {
        if (m_flood[space] < 0 && board.space(static_cast<SpaceId>(space)).bonus == Bonus::Rotate)
            free.push_back(static_cast<SpaceId>(space));
    }
    for (const SpaceId space : free)
        m_stranded[index(space)] = false;
    for (std::size_t head = m_queue.size(); head < free.size(); ++head) {
        for (const SpaceId next : links.slots(board.space(free[head]))) {
            if (next != SpaceId::None && m_stranded[index(next)]) {
                m_stranded[index(next)] = false;
                free.push_back(next);
            }
        }
    }
}

void FinishDistances::reach(SpaceId space, int steps)
{
    m_flood[index(space)] = steps;
    m_queue.push_back(space);
}

void FinishDistances::drain(const Board& board, const Links& links, int height)
{
    for (; m_head < m_queue.size(); ++m_head) {
        const SpaceId here = m_queue[m_head];
        if (height > board.space(here).limit)
            continue;
        for (const SpaceId next : links.slots(board.space(here))) {
            if (next != SpaceId::None && m_flood[index(next)] < 0)
                reach(next, m_flood[index(here)] + 1);
        }
    }
}

/// Goes over from the spaces reached so far to the tiles beside them, as if there was a link.
void FinishDistances::bridge(const Board& board)
{
    const std::size_t reached = m_queue.size();
    for (std::size_t i = 0; i < reached; ++i) {
        const BoardTile& tile = board.tile(board.space(m_queue[i]).tile);
        for (const BoardTileId beside : tile.neighbours) {
            if (beside == BoardTileId::None)
                continue;
            const BoardTile& other = board.tile(beside);
            for (int number = 0; number < other.spaceCount; ++number) {
                const auto space = static_cast<SpaceId>(static_cast<int>(other.firstSpace) + number);
                if (m_flood[index(space)] < 0)
                    reach(space, m_flood[index(m_queue[i])] + kBridge);
            }
        }
    }
}

} // namespace bubblebar
