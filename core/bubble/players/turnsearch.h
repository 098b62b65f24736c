#pragma once

#include "core/bubble/players/bonuscount.h"
#include "core/bubble/players/finishdistances.h"
#include "core/bubble/rules.h"
#include "core/bubble/view.h"

#include <array>
#include <stop_token>

namespace bubblebar {

/// Looks at what the rest of a turn can bring: first card, bonuses, second card; nothing of later turns and nothing
/// hidden. The work is limited by a count of positions, never by time, so that it finds the same on every machine.
/// Keeps its memory between turns; not to be shared between threads.
class TurnSearch
{
public:
    /// Players look at no more bonuses in a row (R24).
    static constexpr int kMaxBonuses = BonusCount::kDeepest;

    struct Option
    {
        Action action;
        float worth = 0; ///< of the turn's best end after this action
    };

    /// The actions worth a look now, each with what it leads to; twins on start count once. Empty only after a stop
    /// request. Precondition: the race is not over, and the seat can do more than discard.
    [[nodiscard]] std::span<const Option> look(const View& view, int bonuses, std::stop_token stop);

    /// What was left of the own side's way home in the view last looked at.
    [[nodiscard]] float wayLeft() const { return m_wayLeft; }

private:
    /// A position on the way, and memory for what comes next.
    struct Level
    {
        Race race;
        std::vector<Card> hand;
        int drawn = 0; ///< cards drawn unseen
        const FinishDistances* distances = nullptr;
        FinishDistances ownDistances; ///< after a rotation
        std::vector<Action> actions;
        std::vector<Option> chains; ///< actions that end on another bonus
    };

    void begin(const View& view);
    void listActions(Level& level);
    void addReorders(const Race& race, std::vector<Action>& actions) const;
    void keepNearRotations(const Race& race, std::vector<Action>& actions) const;
    void make(Level& to, const Level& from, const Action& action);
    [[nodiscard]] float worthOf(const Level& level) const;
    [[nodiscard]] Option bestBonus(std::size_t chain, Level& level, int bonuses);
    [[nodiscard]] float withSecondCard(const Option& first, int bonuses);
    [[nodiscard]] bool exhausted() const { return m_allowance <= 0 || m_stop.stop_requested(); }

    std::stop_token m_stop;
    MoveFinder m_finder;
    int m_seat = 0;
    float m_wayLeft = 0;
    float m_unseenWeight = 1;     ///< of an average card that may be drawn
    std::int64_t m_budget = 0;    ///< for the whole search
    std::int64_t m_allowance = 0; ///< for the action that is looked at
    std::vector<Option> m_options;
    Level m_start;
    Level m_first;
    Level m_settled;
    Level m_second;
    std::array<Level, kMaxBonuses> m_chain;
};

} // namespace bubblebar
