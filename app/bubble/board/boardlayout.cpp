#include "app/bubble/board/boardlayout.h"

#include "app/bubble/turnoptions.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/routepath.h"

#include <algorithm>
#include <bit>

namespace bubblebar {

namespace {

StackOrder only(BeetleId beetle)
{
    StackOrder order;
    order.push(beetle);
    return order;
}

/// Places for all beetles of the race, so that nobody shuffles along when one leaves.
std::vector<StandingPlace> placesFor(const Race& race)
{
    return standingPlaces(std::popcount(race.beetles.all()));
}

/// A beetle's own place on start: the same throughout the race.
std::size_t startPlace(const Race& race, BeetleId beetle)
{
    const auto before = static_cast<BeetleMask>(race.beetles.all() & (maskOf(beetle) - 1U));
    return static_cast<std::size_t>(std::popcount(before));
}

Standing standAt(const Race& race, SpaceId space, const StandingPlace& place, BeetleId beetle)
{
    const QPointF centre = spacePosition(*race.board, race.links, space);
    return {space, only(beetle), centre + place.offset, kBeetleScale * place.scale};
}

void addOpenSpaces(const Race& race, std::vector<Standing>& standings)
{
    const std::vector<StandingPlace> places = placesFor(race);
    forEachBeetle(race.beetles.onStart(), [&](BeetleId beetle) {
        standings.push_back(standAt(race, SpaceId::Start, places[startPlace(race, beetle)], beetle));
    });
    const StackOrder home = race.beetles.stack(SpaceId::Finish);
    for (int level = 0; level < home.size(); ++level) {
        const StandingPlace& place = places[static_cast<std::size_t>(level)];
        standings.push_back(standAt(race, SpaceId::Finish, place, home.at(level)));
    }
}

} // namespace

std::vector<Standing> standingsOf(const Race& race)
{
    std::vector<Standing> standings;
    addOpenSpaces(race, standings);
    forEachBeetle(race.beetles.all(), [&](BeetleId beetle) {
        const SpaceId space = race.beetles.where(beetle);
        if (isOpenSpace(space) || race.beetles.below(beetle) != BeetleId::None)
            return;
        standings.push_back(
            {space, race.beetles.stack(space), spacePosition(*race.board, race.links, space), kBeetleScale});
    });
    std::ranges::stable_sort(standings, {}, [](const Standing& standing) { return standing.at.y(); });
    return standings;
}

Standing landingOf(const Race& race, SpaceId space, StackOrder moved)
{
    if (isOpenSpace(space)) {
        const std::vector<StandingPlace> places = placesFor(race);
        const std::size_t place = space == SpaceId::Start
                                      ? startPlace(race, moved.at(0))
                                      : static_cast<std::size_t>(race.beetles.stack(SpaceId::Finish).size());
        Standing standing = standAt(race, space, places[std::min(place, places.size() - 1)], moved.at(0));
        standing.beetles = moved;
        return standing;
    }
    const QPointF ground = spacePosition(*race.board, race.links, space);
    return {space, moved, ground + stackOffset(race.beetles.stack(space).size(), kBeetleScale), kBeetleScale};
}

BeetleId beetleAt(const Standing& standing, QPointF point)
{
    const double radius = kBeetleRadius * standing.scale / kBeetleScale;
    for (int level = standing.beetles.size() - 1; level >= 0; --level) {
        const QPointF away = point - standing.at - stackOffset(level, standing.scale);
        if (QPointF::dotProduct(away, away) <= radius * radius)
            return standing.beetles.at(level);
    }
    return BeetleId::None;
}

} // namespace bubblebar
