#include "app/bubble/newrace/raceplan.h"

#include "app/bubble/newrace/seats.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace bubblebar {

namespace {

int firstSeatOf(const RacePlan& plan, QRandomGenerator& random)
{
    const auto seats = static_cast<int>(plan.players.size());
    if (plan.firstSeat && *plan.firstSeat < seats)
        return *plan.firstSeat;
    return random.bounded(seats);
}

} // namespace

QString playersProblem(const std::vector<RecordPlayer>& players)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (playerName(players[seat].name).isEmpty())
            return QCoreApplication::translate("RacePlan", "The player on seat %1 needs a name.").arg(seat + 1);
    return {};
}

GameRecord makeRecord(const RacePlan& plan, QRandomGenerator& random)
{
    GameRecord record;
    record.track = plan.track;
    record.deck = plan.deck;
    record.teams = plan.teams && canHaveTeams(static_cast<int>(plan.players.size()));
    record.firstSeat = firstSeatOf(plan, random);
    record.seed = drawSeed(random);
    record.players = plan.players;
    for (RecordPlayer& player : record.players)
        player.name = playerName(player.name);
    return record;
}

std::uint64_t drawSeed(QRandomGenerator& random)
{
    return random.generate64() >> 11;
}

} // namespace bubblebar
