#include "app/bubble/endtext.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/racestory.h"
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
    if (session.isGivenUp())
        return End::tr("You ended it in turn %1. That is how far everybody came.").arg(session.turnNumber());
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

/// The move that ended the race, as the log tells it.
QString lastMoveText(const GameSession& session)
{
    if (session.isGivenUp())
        return {};
    const Position& before = session.positionBefore(session.history().size() - 1);
    const std::vector<StoryLine> story = storyOf(session, before, session.history().back(), session.race());
    return End::tr("The last move: %1").arg(story.front().text);
}

} // namespace

QString endTitle(const GameSession& session)
{
    QStringList names;
    for (const int seat : session.race().winners())
        names << session.player(seat).name;
    if (names.isEmpty())
        return End::tr("The race ends without a winner");
    return names.size() == 1 ? End::tr("%1 wins!").arg(names.front())
                             : End::tr("%1 and %2 win!").arg(names.front(), names.back());
}

EndText endText(const GameSession& session)
{
    EndText text;
    text.title = endTitle(session);
    text.reason = reasonText(session);
    if (stackDecided(session.race()))
        text.stack = stackText(session);
    text.lastMove = lastMoveText(session);
    return text;
}

} // namespace bubblebar
