#include "core/bubble/racefiletext.h"

#include "core/bubble/deck.h"
#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RaceFile)
};

} // namespace

QString raceFileText(RaceFileFault fault, const QString& one, const QString& two, const QString& three)
{
    switch (fault) {
    case RaceFileFault::DeckSize:
        return Text::tr("A deck has %1 to %2 cards, but this one has %3.").arg(kMinDeck).arg(kMaxDeck).arg(one);
    case RaceFileFault::TeamsOfFour:
        return Text::tr("Teams need four players.");
    case RaceFileFault::BeetleMissing:
        return Text::tr("The beetle %1 is missing.").arg(one);
    case RaceFileFault::StackTooHigh:
        return Text::tr("%1 beetles stand here, but the limit of this space is %2.").arg(one, two);
    case RaceFileFault::TurnIsOver:
        return Text::tr("Two cards are played and no bonus is pending, so this turn has ended.");
    case RaceFileFault::BonusAfterEnd:
        return Text::tr("The race is over, so no bonus can be pending.");
    case RaceFileFault::BonusBeforeCard:
        return Text::tr("No card is played yet, so no bonus can be pending.");
    case RaceFileFault::BonusUnoccupied:
        return Text::tr("Nobody stands on %1, so its bonus can't be pending.").arg(shortened(one));
    case RaceFileFault::BonusImpossible:
        return Text::tr("Nothing can be done with a bonus on %1, so none can be pending.").arg(shortened(one));
    case RaceFileFault::TrackNotValid:
        return Text::tr("No race can be run on this track: %1").arg(one);
    case RaceFileFault::IllegalAction:
        break;
    }
    return Text::tr("Action %1, “%2”, is not legal: %3").arg(one, shortened(two), three);
}

} // namespace bubblebar
