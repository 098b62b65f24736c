#include "app/bubble/modes/mode.h"

#include "app/bubble/modes/bonusmodes.h"
#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/whynot.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

namespace {

QString handText(const Turn& turn)
{
    switch (turn.options.stage()) {
    case TurnOptions::Stage::FirstCard:
        return QCoreApplication::translate("Mode", "You may play up to two cards this turn.");
    case TurnOptions::Stage::SecondCard:
        return QCoreApplication::translate("Mode", "One card is played. Play one more, or end the turn.");
    case TurnOptions::Stage::Stuck:
        return QCoreApplication::translate("Mode", "None of the cards can move a beetle now.");
    case TurnOptions::Stage::Bonus:
        return turn.race().played.count < 2
                   ? QCoreApplication::translate("Mode", "Cards wait until the bonus is done.\n"
                                                         "Then one more card, or end the turn.")
                   : QCoreApplication::translate("Mode", "After the bonus the turn ends.");
    default:
        return {};
    }
}

/// The partner's beetles that the player on turn moves as own ones (R17).
BeetleMask partnersOf(const Race& race)
{
    const BeetleMask own = seatMask(race.turn, race.each());
    return static_cast<BeetleMask>(race.own(race.turn) & ~own & ~race.beetles.home());
}

} // namespace

Outcome Mode::activate(const Turn& /*turn*/, const Pick& /*pick*/)
{
    return {};
}

Outcome Mode::chooseCard(const Turn& /*turn*/, Card /*card*/)
{
    return {};
}

Outcome Mode::setOrder(const Turn& /*turn*/, StackOrder /*order*/)
{
    return {};
}

Outcome Mode::command(const Turn& turn, Command command)
{
    if (command == Command::Leave) {
        if (const auto action = leaveAction(turn))
            return *action;
    }
    return {};
}

std::unique_ptr<Mode> Mode::back(const Turn& /*turn*/) const
{
    return nullptr;
}

WhyNot Mode::whyNot(const Turn& /*turn*/, const Pick& /*pick*/) const
{
    return {};
}

WhyNot Mode::whyNot(const Turn& turn, Command command) const
{
    if (command != Command::Leave || leaveAction(turn))
        return {};
    return whyNotAction(turn, Action::end());
}

void Mode::markBlocked(Scenery& scenery, const Pick& pointed, const WhyNot& whyNot)
{
    if (!whyNot.isEmpty() && !whyNot.quiet)
        scenery.board.blocked = pointed.space;
}

Scenery Mode::baseScenery(const Turn& turn)
{
    Scenery scenery;
    scenery.prompt.seat = turn.seat();
    scenery.prompt.leave = turn.options.stage() == TurnOptions::Stage::Bonus
                               ? QCoreApplication::translate("Mode", "Skip the bonus")
                               : QCoreApplication::translate("Mode", "End turn");
    scenery.prompt.canLeave = leaveAction(turn).has_value();
    scenery.hand.text = handText(turn);
    for (const Card card : turn.hand())
        scenery.hand.playable.push_back(turn.options.canPlay(card));
    scenery.board.partners = partnersOf(turn.race());
    return scenery;
}

QString Mode::teamHint(const Turn& turn)
{
    const Race& race = turn.race();
    if (!race.teams)
        return {};
    const QString mate = turn.session.player(race.mateOf(turn.seat())).name;
    if (partnersOf(race) != 0)
        return tr("your beetles are home, now you move those of %1").arg(mate);
    const int rival = (turn.seat() + 1) % race.players;
    return tr("you and %1 against %2 and %3")
        .arg(mate, turn.session.player(rival).name, turn.session.player(race.mateOf(rival)).name);
}

std::optional<Action> Mode::leaveAction(const Turn& turn)
{
    switch (turn.options.stage()) {
    case TurnOptions::Stage::Bonus:
        return Action::skip();
    case TurnOptions::Stage::SecondCard:
    case TurnOptions::Stage::MustEnd:
        return Action::end();
    default:
        return std::nullopt;
    }
}

std::unique_ptr<Mode> firstMode(const Turn& turn)
{
    switch (turn.options.stage()) {
    case TurnOptions::Stage::Stuck:
        return std::make_unique<DiscardMode>();
    case TurnOptions::Stage::Bonus:
        return firstBonusMode(turn);
    case TurnOptions::Stage::FirstCard:
    case TurnOptions::Stage::SecondCard:
        return std::make_unique<FreeMode>();
    default:
        return std::make_unique<WatchMode>();
    }
}

} // namespace bubblebar
