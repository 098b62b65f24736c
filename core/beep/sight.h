#pragma once

#include "core/beep/table.h"

namespace bubblebar::beep {

/// What one player sees of a table (P16), as a person would: the tops of the centre piles, and everyone's own piles and
/// number of bonus cards. Neither what lies below in the centre piles nor how much, nor the bonus cards. Made for one
/// question and dropped: the table must outlive it.
class Sight
{
public:
    Sight(const Table& table, int player)
        : m_table(&table)
        , m_player(player)
    {
    }

    [[nodiscard]] int player() const { return m_player; }
    [[nodiscard]] int players() const { return m_table->players(); }
    [[nodiscard]] int ownPiles() const { return m_table->ownPiles(); }
    [[nodiscard]] Phase phase() const { return m_table->phase(); }

    [[nodiscard]] const Visible& visible() const { return m_table->visible(); }
    /// Names the visible card of a centre pile, for Event::showing.
    [[nodiscard]] int showing(int centre) const { return m_table->showing(centre); }
    [[nodiscard]] Milliseconds visibleSince(int centre) const { return m_table->visibleSince(centre); }

    [[nodiscard]] const Pile& pile(int player, int own) const { return m_table->ownPile(player, own); }
    [[nodiscard]] Milliseconds topSince(int own) const { return me().topSince[static_cast<std::size_t>(own)]; }
    [[nodiscard]] int bonus(int player) const { return static_cast<int>(m_table->side(player).bonus.size()); }
    /// P3, P5.
    [[nodiscard]] bool matches(int player, int centre, int own) const
    {
        return m_table->wouldMatch(player, centre, own);
    }

    [[nodiscard]] bool isJam() const { return m_table->isJam(); }
    [[nodiscard]] Milliseconds jamSince() const { return m_table->jamSince(); }
    [[nodiscard]] int jams() const { return m_table->jams(); }
    [[nodiscard]] std::vector<int> rewardPiles() const { return m_table->rewardPiles(); }

    /// P7: this player honked rightly and has to pick the reward.
    [[nodiscard]] bool isRewardMine() const { return phase() == Phase::Reward && m_table->honker() == m_player; }
    /// P9: this player's turn, and since when.
    [[nodiscard]] bool isTurnMine() const { return phase() == Phase::Stuck && m_table->turn() == m_player; }
    [[nodiscard]] Milliseconds turnSince() const { return m_table->turnSince(); }
    [[nodiscard]] Milliseconds goneAt() const { return m_table->goneAt(); }

    /// How often this player has done something, how often that was a take, and when the last was.
    [[nodiscard]] int acts() const { return me().acts; }
    [[nodiscard]] int takes() const { return me().takes; }
    [[nodiscard]] Milliseconds lastAct() const { return me().lastAct; }

private:
    [[nodiscard]] const Side& me() const { return m_table->side(m_player); }

    const Table* m_table;
    int m_player;
};

} // namespace bubblebar::beep
