#include "core/bubble/players/racecourse.h"

#include "core/bubble/rules.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

namespace bubblebar {

namespace {

int homeOf(const Race& race, int seat)
{
    return std::popcount(static_cast<BeetleMask>(race.beetles.home() & seatMask(seat, race.each())));
}

/// Counts of one race while it is played again.
class Counter
{
public:
    [[nodiscard]] StepsToGo count(const Race& race)
    {
        if (!m_known || !(m_links == race.links)) {
            m_distances.update(*race.board, race.links);
            m_links = race.links;
            m_known = true;
        }
        return stepsToGo(race, m_distances);
    }

private:
    FinishDistances m_distances;
    Links m_links;
    bool m_known = false;
};

} // namespace

StepsToGo stepsToGo(const Race& race, const FinishDistances& distances)
{
    StepsToGo toGo {};
    const auto racing = static_cast<BeetleMask>(race.beetles.all() & ~race.beetles.home());
    for (BeetleMask left = racing; left != 0; left = withoutLowest(left)) {
        const BeetleId beetle = lowestOf(left);
        const float steps = distances.steps(race.beetles.where(beetle), 1);
        toGo[static_cast<std::size_t>(seatOf(beetle))] += static_cast<int>(std::lround(steps));
    }
    return toGo;
}

std::vector<CoursePoint> courseOf(const GameRecord& record)
{
    Counter counter;
    MoveFinder finder;
    Position position = initialPosition(record);
    std::vector<CoursePoint> course {{0, -1, counter.count(position.race)}};
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const Transition done = apply(position, record.actions[i], finder);
        if (done.turnEnded || i + 1 == record.actions.size())
            course.push_back({i + 1, done.seat, counter.count(position.race)});
    }
    return course;
}

std::array<RaceTally, kMaxPlayers> tallyOf(const GameRecord& record)
{
    std::array<RaceTally, kMaxPlayers> tally {};
    MoveFinder finder;
    Position position = initialPosition(record);
    for (const Action& action : record.actions) {
        RaceTally& seat = tally[static_cast<std::size_t>(position.race.turn)];
        const bool isBonus = position.race.bonus != SpaceId::None && action.kind != Action::Kind::BonusSkip;
        seat.cards += action.kind == Action::Kind::Play ? 1 : 0;
        seat.bonuses += isBonus ? 1 : 0;
        apply(position, action, finder);
    }
    return tally;
}

std::vector<int> placesOf(const Race& race, const StepsToGo& toGo)
{
    std::vector<int> seats;
    for (int seat = 0; seat < race.players; ++seat)
        seats.push_back(seat);
    const std::vector<int> winners = race.winners();
    const auto rank = [&](int seat) {
        const bool lost = std::ranges::find(winners, seat) == winners.end();
        return std::tuple(lost, -homeOf(race, seat), toGo[static_cast<std::size_t>(seat)], seat);
    };
    std::ranges::sort(seats, {}, rank);
    return seats;
}

} // namespace bubblebar
