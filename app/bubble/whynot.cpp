#include "app/bubble/whynot.h"

#include "app/bubble/racewords.h"
#include "core/bubble/explaintext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

struct WhyNot
{
    Q_DECLARE_TR_FUNCTIONS(WhyNot)
};

QString cardSentence(Card card)
{
    return moveRule(card).ownOnly ? WhyNot::tr("This card moves none of your beetles now.")
                                  : WhyNot::tr("This card moves no beetle now.");
}

/// Why a beetle has no move at all, whatever the place.
QString beetleSentence(const Turn& turn, const Question& question)
{
    const Race& race = turn.race();
    const QString name = racewords::beetle(race, question.beetle);
    const SpaceId here = race.beetles.where(question.beetle);
    if (here == SpaceId::Finish)
        return WhyNot::tr("%1 is home and stays there.").arg(name);
    if (!question.card && race.bonus == SpaceId::None)
        return WhyNot::tr("None of the cards can move %1 now.").arg(name);
    const Action asked =
        question.card ? Action::play(*question.card, question.beetle, here) : Action::bonusMove(question.beetle, here);
    const Explanation why = explain(turn.session.position(), asked);
    if (why.reason != Reason::SameSpace)
        return explanationText(race, why);
    return question.card ? WhyNot::tr("%1 has nowhere to go with this card now.").arg(name)
                         : WhyNot::tr("%1 has nowhere to go with this bonus.").arg(name);
}

} // namespace

QString whyNotText(const Turn& turn, const Question& question)
{
    if (question.beetle == BeetleId::None)
        return question.card ? cardSentence(*question.card) : QString();
    if (question.space == SpaceId::None)
        return beetleSentence(turn, question);
    const Action asked = question.card ? Action::play(*question.card, question.beetle, question.space)
                                       : Action::bonusMove(question.beetle, question.space);
    const Explanation why = explain(turn.session.position(), asked);
    return why.isLegal() ? QString() : explanationText(turn.race(), why);
}

} // namespace bubblebar
