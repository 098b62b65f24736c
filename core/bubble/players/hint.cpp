#include "core/bubble/players/hint.h"

#include "core/bubble/players/evaluation.h"
#include "core/bubble/players/outlook.h"
#include "core/bubble/players/turnsearch.h"

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr std::chrono::milliseconds kLongest {3000};

/// Own beetles with others' beetles below them, counted for each of these.
int rides(const Race& race, int seat)
{
    int count = 0;
    const auto racing = static_cast<BeetleMask>(race.beetles.all() & ~race.beetles.home());
    for (BeetleMask left = racing; left != 0; left = withoutLowest(left)) {
        if (sideOf(race, seatOf(lowestOf(left))) != sideOf(race, seat))
            continue;
        for (BeetleId below = race.beetles.below(lowestOf(left)); below != BeetleId::None;
             below = race.beetles.below(below))
            count += sideOf(race, seatOf(below)) != sideOf(race, seat) ? 1 : 0;
    }
    return count;
}

/// Whether the turn can end with the race won once the action is done.
bool winsThisTurn(const View& view, const Action& action)
{
    TurnSearch search;
    for (const TurnSearch::Option& option : search.look(view, TurnSearch::kMaxBonuses, {})) {
        if (option.action == action)
            return option.worth > kWorthOfRace / 2;
    }
    return false;
}

/// The table before an action and after it, as the seat sees it.
class Comparison
{
public:
    Comparison(const View& view, const Action& action)
        : m_before(view.race)
        , m_after(view.race)
        , m_seat(view.seat)
    {
        FinishDistances distances;
        distances.update(*m_before.board, m_before.links);
        waysHome(m_before, distances, m_waysBefore);
        MoveFinder finder;
        m_draws = applyOpenly(m_after, action, finder);
        distances.update(*m_after.board, m_after.links);
        waysHome(m_after, distances, m_waysAfter);
    }

    [[nodiscard]] bool wins() const { return m_after.isOver() && sideOf(m_after, m_after.winner) == ownSide(); }
    [[nodiscard]] bool draws() const { return m_draws; }
    [[nodiscard]] bool reachesABonus() const { return m_after.bonus != SpaceId::None; }
    [[nodiscard]] bool getsARide() const { return rides(m_after, m_seat) > rides(m_before, m_seat); }
    [[nodiscard]] bool bringsHome() const
    {
        const auto arrived = static_cast<BeetleMask>(m_after.beetles.home() & ~m_before.beetles.home());
        for (BeetleMask left = arrived; left != 0; left = withoutLowest(left)) {
            if (sideOf(m_after, seatOf(lowestOf(left))) == ownSide())
                return true;
        }
        return false;
    }
    /// Steps that the side of a seat has come closer to finish.
    [[nodiscard]] float closer(int seat) const
    {
        const auto side = static_cast<std::size_t>(sideOf(m_before, seat));
        return m_waysBefore[side] - m_waysAfter[side];
    }
    /// The rival who loses most.
    [[nodiscard]] int hindered() const
    {
        int most = ownSide() == 0 ? 1 : 0;
        for (int seat = 0; seat < m_before.players; ++seat) {
            if (sideOf(m_before, seat) != ownSide() && closer(seat) < closer(most))
                most = seat;
        }
        return most;
    }

private:
    [[nodiscard]] int ownSide() const { return sideOf(m_before, m_seat); }

    const Race& m_before;
    Race m_after;
    int m_seat;
    bool m_draws = false;
    std::array<float, kMaxPlayers> m_waysBefore {};
    std::array<float, kMaxPlayers> m_waysAfter {};
};

/// The strongest reason that the table shows.
Hint compared(const View& view, const Action& action)
{
    constexpr float kClearly = 3; // steps
    const Comparison table(view, action);
    const float own = table.closer(view.seat);
    const int rival = table.hindered();
    const float lost = -table.closer(rival);
    const auto because = [&](HintReason reason, float steps = 0, int seat = 0) {
        return Hint {action, reason, seat, std::max(1, static_cast<int>(std::lround(steps)))};
    };
    if (table.wins())
        return because(HintReason::WinsTheRace);
    if (winsThisTurn(view, action))
        return because(HintReason::WinsThisTurn);
    if (table.bringsHome())
        return because(HintReason::BringsHome);
    if (lost >= 1 && lost > own)
        return because(HintReason::SendsBack, lost, rival);
    if (own >= kClearly)
        return because(HintReason::ComesCloser, own);
    if (table.draws())
        return because(HintReason::DrawsACard);
    if (table.reachesABonus())
        return because(HintReason::ReachesABonus);
    if (own >= 1)
        return because(HintReason::ComesCloser, own);
    return because(table.getsARide() ? HintReason::GetsARide : HintReason::PreparesTurns);
}

} // namespace

std::optional<Hint> hintFor(const View& view, std::uint64_t seed, std::stop_token stop)
{
    const auto action = makePlayer(PlayerKind::Hard, seed, kLongest)->choose(view, std::move(stop));
    if (!action)
        return std::nullopt;
    return hintFor(view, *action);
}

Hint hintFor(const View& view, const Action& action)
{
    MoveFinder finder;
    std::vector<Action> legal;
    if (view.race.pendingBonus() != Bonus::Reorder)
        legalActions(view.race, view.hand, finder, legal);
    if (legal.size() == 1)
        return {action, HintReason::OnlyPossible};
    switch (action.kind) {
    case Action::Kind::BonusDraw:
        return {action, HintReason::DrawsACard};
    case Action::Kind::BonusSkip:
        return {action, HintReason::NothingToGain};
    case Action::Kind::Discard:
        return {action, HintReason::LeastUseful};
    case Action::Kind::End:
        return {action, HintReason::KeepsCards};
    case Action::Kind::Play:
    case Action::Kind::BonusMove:
    case Action::Kind::BonusReorder:
    case Action::Kind::BonusRotate:
        break;
    }
    return compared(view, action);
}

} // namespace bubblebar
