#include "app/bubble/whynot.h"

#include "app/bubble/racewords.h"
#include "core/bubble/explaintext.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WhyNot)
};

/// Something stands in the way on `space`, which is worth a look.
bool isObstacle(Reason reason)
{
    switch (reason) {
    case Reason::Full:
    case Reason::FullOnTheWay:
    case Reason::NoOvertaking:
    case Reason::StopsBefore:
        return true;
    default:
        return false;
    }
}

bool showsItsSpace(Reason reason)
{
    return isObstacle(reason) || reason == Reason::BonusPending || reason == Reason::OtherBonus ||
           reason == Reason::VisitsTwice;
}

WhyNot because(const Race& race, const Explanation& why)
{
    if (why.isLegal())
        return {};
    return {explanationText(race, why), showsItsSpace(why.reason) ? why.space : SpaceId::None};
}

WhyNot withoutCard(const Turn& turn, BeetleId beetle)
{
    const Race& race = turn.race();
    const QString name = racewords::beetle(race, beetle);
    const bool isOwn = (race.own(race.turn) & maskOf(beetle)) != 0;
    const auto onlyOwn = [](Card card) { return moveRule(card).ownOnly; };
    if (!isOwn && std::ranges::all_of(turn.hand(), onlyOwn))
        return {Words::tr("The cards move only own beetles, and %1 belongs to another player.").arg(name)};
    return {Words::tr("None of the cards can move %1 now.").arg(name)};
}

} // namespace

WhyNot whyNotAction(const Turn& turn, const Action& action)
{
    return because(turn.race(), explain(turn.options.position(), action));
}

WhyNot whyNotCard(const Turn& turn, Card card)
{
    if (turn.race().bonus != SpaceId::None)
        return whyNotAction(turn, Action::play(card, BeetleId::None, SpaceId::None));
    return {moveRule(card).ownOnly ? Words::tr("This card moves none of your beetles now.")
                                   : Words::tr("This card moves no beetle now.")};
}

WhyNot whyNotBeetle(const Turn& turn, std::optional<Card> card, BeetleId beetle)
{
    const Race& race = turn.race();
    const QString name = racewords::beetle(race, beetle);
    const SpaceId here = race.beetles.where(beetle);
    if (here == SpaceId::Finish)
        return {Words::tr("%1 is home and stays there.").arg(name)};
    if (!card && race.bonus == SpaceId::None)
        return withoutCard(turn, beetle);
    const Action asked = card ? Action::play(*card, beetle, here) : Action::bonusMove(beetle, here);
    const Explanation why = explain(turn.options.position(), asked);
    if (why.reason != Reason::SameSpace)
        return because(race, why);
    return {card ? Words::tr("%1 has nowhere to go with this card now.").arg(name)
                 : Words::tr("%1 has nowhere to go with this bonus.").arg(name)};
}

WhyNot whyNotAny(const Turn& turn, const std::vector<Action>& moves, const QString& summary)
{
    WhyNot result {summary};
    for (const Action& move : moves) {
        const Explanation why = explain(turn.options.position(), move);
        if (moves.size() == 1)
            return because(turn.race(), why);
        if (!isObstacle(why.reason))
            continue;
        const WhyNot obstacle = because(turn.race(), why);
        return {summary + u' ' + obstacle.text, obstacle.blocker};
    }
    return result;
}

} // namespace bubblebar
