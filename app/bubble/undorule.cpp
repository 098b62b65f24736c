#include "app/bubble/undorule.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/turnoptions.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

/// Why the action must stay done, if nothing may be taken back but one's own open moves.
std::optional<UndoProblem> problemOf(const GameSession& session, const Transition& done)
{
    if (!session.isPerson(done.seat))
        return UndoProblem::OthersPlayed;
    if (session.personCount() > 1 && done.seat != session.race().turn)
        return UndoProblem::NextTurn;
    if (done.drawCount > 0)
        return UndoProblem::CardDrawn;
    return std::nullopt;
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UndoProblem)
};

} // namespace

QString undoProblemText(UndoProblem problem)
{
    switch (problem) {
    case UndoProblem::NothingDone:
        return Words::tr("There is nothing to undo yet.");
    case UndoProblem::NobodyPlays:
        return Words::tr("Only computer players are in this race.");
    case UndoProblem::CardDrawn:
        return Words::tr("A card has been drawn since, and what was seen can’t be unseen.");
    case UndoProblem::OthersPlayed:
        return Words::tr("A computer player has moved since.");
    case UndoProblem::NextTurn:
        return Words::tr("It is the next player’s turn already.");
    case UndoProblem::RaceEnded:
        return Words::tr("The race has been ended.");
    case UndoProblem::PersonAwaited:
        return Words::tr("First the player whose turn it is must come to the table.");
    }
    return {};
}

tl::expected<std::size_t, UndoProblem> keptByUndo(const GameSession& session, bool takeBack)
{
    const int people = session.personCount();
    if (people == 0)
        return tl::unexpected(UndoProblem::NobodyPlays);
    if (session.isGivenUp())
        return tl::unexpected(UndoProblem::RaceEnded);
    const bool goesOn = takeBack && people == 1;
    for (std::size_t count = session.history().size(); count > 0; --count) {
        const Transition& done = session.history()[count - 1];
        if (const std::optional<UndoProblem> problem = problemOf(session, done); problem && !goesOn)
            return tl::unexpected(*problem);
        // An end that nobody decided would come again by itself.
        if (personDecides(session, session.positionBefore(count - 1)))
            return count - 1;
    }
    return tl::unexpected(UndoProblem::NothingDone);
}

bool personDecides(const GameSession& session, const Position& position)
{
    return session.isPerson(position.race.turn) && !position.race.isOver() &&
           TurnOptions(position).stage() != TurnOptions::Stage::MustEnd;
}

} // namespace bubblebar
