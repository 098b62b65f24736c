#include "app/bubble/endtext.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/racewords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace bubblebar {

namespace {

struct End
{
    Q_DECLARE_TR_FUNCTIONS(EndPanel)
};

int homeOf(const Race& race, int seat)
{
    return std::popcount(static_cast<BeetleMask>(race.beetles.home() & seatMask(seat, race.each())));
}

bool isComplete(const Race& race, int seat)
{
    return homeOf(race, seat) == race.each() && (!race.teams || homeOf(race, race.mateOf(seat)) == race.each());
}

/// True where the last move completed players of two sides, so that the order in the stack decided (R29).
bool stackDecided(const Race& race)
{
    const std::vector<int> winners = race.winners();
    for (int seat = 0; seat < race.players; ++seat) {
        if (isComplete(race, seat) && std::ranges::find(winners, seat) == winners.end())
            return true;
    }
    return false;
}

QString reasonText(const GameSession& session)
{
    const Race& race = session.race();
    if (race.teams)
        return End::tr("All beetles of the team are at the bar, in turn %1.").arg(session.turnNumber());
    if (race.each() == 2)
        return End::tr("Both beetles are at the bar, in turn %1.").arg(session.turnNumber());
    return End::tr("All %n beetles are at the bar, in turn %1.", nullptr, race.each()).arg(session.turnNumber());
}

QString stackText(const GameSession& session)
{
    const Transition& last = session.history().back();
    return End::tr("The last move of %1 brought home %2 together. A stack counts from the bottom, so %3 was complete "
                   "first.")
        .arg(session.player(last.seat).name, racewords::stack(session.race(), last.moved),
             session.player(session.race().winner).name);
}

QString placesText(const GameSession& session)
{
    const Race& race = session.race();
    std::vector<int> seats;
    for (int seat = 0; seat < race.players; ++seat)
        seats.push_back(seat);
    const std::vector<int> winners = race.winners();
    const auto isWinner = [&](int seat) { return std::ranges::find(winners, seat) != winners.end(); };
    std::ranges::stable_sort(seats, [&](int a, int b) {
        return std::pair(isWinner(a), homeOf(race, a)) > std::pair(isWinner(b), homeOf(race, b));
    });
    QStringList lines;
    for (const int seat : seats)
        lines << End::tr("%1: %2 of %3 home").arg(session.player(seat).name).arg(homeOf(race, seat)).arg(race.each());
    return lines.join(u'\n');
}

} // namespace

EndText endText(const GameSession& session)
{
    const Race& race = session.race();
    EndText text;
    QStringList names;
    for (const int seat : race.winners())
        names << session.player(seat).name;
    text.title = names.size() == 1 ? End::tr("%1 wins!").arg(names.front())
                                   : End::tr("%1 and %2 win!").arg(names.front(), names.back());
    text.reason = reasonText(session);
    if (stackDecided(race))
        text.stack = stackText(session);
    text.places = placesText(session);
    return text;
}

} // namespace bubblebar
