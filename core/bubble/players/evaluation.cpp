#include "core/bubble/players/evaluation.h"

#include "core/bubble/players/outlook.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr float kRide = 0.3F;   ///< for each other's beetle that carries an own one, or rides on it
constexpr float kHinder = 0.7F; ///< how much the others' way counts against the own
constexpr float kStranded = 40; ///< steps for an own beetle that only others could free: a race may never end

float wayHome(const Race& race, BeetleId beetle, const FinishDistances& distances)
{
    const SpaceId space = race.beetles.where(beetle);
    return space == SpaceId::Finish ? 0 : kAway + distances.steps(space, race.beetles.moving(beetle));
}

/// Beetles below an own one carry it along; those above it ride for nothing (R6).
float rideWorth(const Race& race, BeetleId beetle, int side)
{
    if (race.beetles.where(beetle) == SpaceId::Finish)
        return 0;
    float worth = 0;
    for (BeetleId other = race.beetles.below(beetle); other != BeetleId::None; other = race.beetles.below(other))
        worth += sideOf(race, seatOf(other)) == side ? 0 : kRide;
    for (BeetleId other = race.beetles.above(beetle); other != BeetleId::None; other = race.beetles.above(other))
        worth -= sideOf(race, seatOf(other)) == side ? 0 : kRide;
    return worth;
}

} // namespace

float raceWorth(const Race& race, int seat, const FinishDistances& distances)
{
    const int own = sideOf(race, seat);
    if (race.isOver())
        return sideOf(race, race.winner) == own ? kWorthOfRace : -kWorthOfRace;
    std::array<float, kMaxPlayers> ways {};
    float worth = 0;
    for (BeetleMask left = race.beetles.all(); left != 0; left = withoutLowest(left)) {
        const BeetleId beetle = lowestOf(left);
        const int side = sideOf(race, seatOf(beetle));
        ways[static_cast<std::size_t>(side)] += wayHome(race, beetle, distances);
        if (side == own)
            worth += rideWorth(race, beetle, own) - (distances.isStranded(race.beetles.where(beetle)) ? kStranded : 0);
    }
    const int sides = race.teams ? 2 : race.players;
    float sum = 0;
    float shortest = ways[static_cast<std::size_t>(own == 0 ? 1 : 0)];
    for (int side = 0; side < sides; ++side) {
        if (side == own)
            continue;
        sum += ways[static_cast<std::size_t>(side)];
        shortest = std::min(shortest, ways[static_cast<std::size_t>(side)]);
    }
    const float others = (sum / static_cast<float>(sides - 1) + shortest) / 2;
    return worth - ways[static_cast<std::size_t>(own)] + kHinder * others;
}

float ownWay(const Race& race, int seat, const FinishDistances& distances)
{
    float way = 0;
    for (BeetleMask left = race.beetles.all(); left != 0; left = withoutLowest(left)) {
        if (sideOf(race, seatOf(lowestOf(left))) == sideOf(race, seat))
            way += wayHome(race, lowestOf(left), distances);
    }
    return way;
}

float cardWeight(Card card)
{
    switch (card) {
    case Card::OwnChoice:
        return 1.6F;
    case Card::Own3:
    case Card::OwnTile:
        return 1.3F;
    case Card::Any1:
        return 0.7F;
    case Card::Any2:
        return 0.9F;
    default:
        return 1;
    }
}

float handWorth(float weight, int cards)
{
    constexpr float kFirst = 1.6F;
    constexpr float kEachNext = 0.75F;
    float worth = 0;
    float next = kFirst;
    for (int i = 0; i < cards; ++i) {
        worth += next;
        next *= kEachNext;
    }
    return cards > 0 ? worth * weight / static_cast<float>(cards) : 0;
}

} // namespace bubblebar
