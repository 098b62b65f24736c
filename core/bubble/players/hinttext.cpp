#include "core/bubble/players/hinttext.h"

#include "core/bubble/racetext.h"
#include "core/support/errortext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar {

namespace {

/// Makes the sentences of one hint.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hint)

public:
    Words(const Race& race, const Hint& hint)
        : m_race(race)
        , m_hint(hint)
    {
    }

    [[nodiscard]] QString action() const;
    [[nodiscard]] QString reason() const;

private:
    [[nodiscard]] QString reorder() const;
    [[nodiscard]] QString rotate() const;
    [[nodiscard]] QString beetle() const { return beetleText(m_race, m_hint.action.beetle); }
    [[nodiscard]] QString place() const { return spaceText(m_race, m_hint.action.space); }
    [[nodiscard]] QString card() const { return cardText(m_hint.action.card); }

    const Race& m_race;
    const Hint& m_hint;
};

QString Words::action() const
{
    switch (m_hint.action.kind) {
    case Action::Kind::Play:
        return tr("Move %1 to %2 with the card “%3”.").arg(beetle(), place(), card());
    case Action::Kind::BonusMove:
        return tr("Move %1 to %2.").arg(beetle(), place());
    case Action::Kind::BonusReorder:
        return reorder();
    case Action::Kind::BonusRotate:
        return rotate();
    case Action::Kind::BonusDraw:
        return tr("Draw the card.");
    case Action::Kind::BonusSkip:
        return tr("Skip the bonus.");
    case Action::Kind::Discard:
        return tr("Discard the card “%1”.").arg(card());
    case Action::Kind::End:
        break;
    }
    return tr("End your turn.");
}

QString Words::reorder() const
{
    QStringList beetles;
    for (int level = 0; level < m_hint.action.order.size(); ++level)
        beetles += beetleText(m_race, m_hint.action.order.at(level));
    return tr("Put the stack on %1 into this order, from the bottom up: %2.").arg(place(), beetles.join(tr(", ")));
}

QString Words::rotate() const
{
    const QString tile = shortened(QString::fromStdString(m_race.board->tileName(m_hint.action.tile)));
    return m_hint.action.turn > 0 ? tr("Turn tile %1 clockwise.").arg(tile)
                                  : tr("Turn tile %1 counter-clockwise.").arg(tile);
}

QString Words::reason() const
{
    switch (m_hint.reason) {
    case HintReason::WinsTheRace:
        return tr("That wins the race.");
    case HintReason::WinsThisTurn:
        return tr("Then you can win the race in this turn.");
    case HintReason::BringsHome:
        return tr("That brings a beetle home.");
    case HintReason::SendsBack:
        return tr("That leaves %1 %n step(s) more to go.", nullptr, m_hint.steps).arg(seatText(m_race, m_hint.seat));
    case HintReason::ComesCloser:
        return tr("That brings you %n step(s) closer to the Bubble Bar.", nullptr, m_hint.steps);
    case HintReason::DrawsACard:
        return tr("That gets you a card.");
    case HintReason::ReachesABonus:
        return tr("That gets you a bonus.");
    case HintReason::GetsARide:
        return tr("Others will carry your beetle along.");
    case HintReason::PreparesTurns:
        return tr("That doesn’t show yet, but helps most in the turns to come.");
    case HintReason::KeepsCards:
        return tr("Your other cards will be worth more later.");
    case HintReason::NothingToGain:
        return tr("Nothing it offers would help you.");
    case HintReason::LeastUseful:
        return tr("Of your cards this is the one to miss least.");
    case HintReason::OnlyPossible:
        break;
    }
    return tr("That is all you can do now.");
}

} // namespace

QString hintActionText(const Race& race, const Hint& hint)
{
    return Words(race, hint).action();
}

QString hintReasonText(const Race& race, const Hint& hint)
{
    return Words(race, hint).reason();
}

} // namespace bubblebar
