#include "core/bubble/players/outlook.h"

#include "core/bubble/players/evaluation.h"

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr float kAHandCounts = 0.6F; ///< how much of a hand's worth comes in useful

/// How many steps ahead make a lead of e to 1: few near the end, many at the start.
float spread(float shortestWay)
{
    return 2 + 0.12F * shortestWay;
}

float handOf(const std::vector<Card>& hand)
{
    float weight = 0;
    for (const Card card : hand)
        weight += cardWeight(card);
    return handWorth(weight, static_cast<int>(hand.size()));
}

} // namespace

void waysHome(const Race& race, const FinishDistances& distances, std::array<float, kMaxPlayers>& ways)
{
    ways.fill(0);
    const auto racing = static_cast<BeetleMask>(race.beetles.all() & ~race.beetles.home());
    for (BeetleMask left = racing; left != 0; left = withoutLowest(left)) {
        const BeetleId beetle = lowestOf(left);
        ways[static_cast<std::size_t>(sideOf(race, seatOf(beetle)))] +=
            kAway + distances.steps(race.beetles.where(beetle), race.beetles.moving(beetle));
    }
}

Chances chancesOf(const Position& position, const FinishDistances& distances)
{
    const Race& race = position.race;
    Chances chances {};
    if (race.isOver()) {
        chances[static_cast<std::size_t>(sideOf(race, race.winner))] = 1;
        return chances;
    }
    std::array<float, kMaxPlayers> ways {};
    waysHome(race, distances, ways);
    const auto sides = static_cast<std::size_t>(sideCount(race));
    const float shortest = *std::min_element(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(sides));
    for (int seat = 0; seat < race.players; ++seat)
        ways[static_cast<std::size_t>(sideOf(race, seat))] -= kAHandCounts * handOf(position.hand(seat));
    float sum = 0;
    for (std::size_t side = 0; side < sides; ++side) {
        chances[side] = std::exp((shortest - ways[side]) / spread(shortest));
        sum += chances[side];
    }
    for (std::size_t side = 0; side < sides; ++side)
        chances[side] /= sum;
    return chances;
}

} // namespace bubblebar
