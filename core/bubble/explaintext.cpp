#include "core/bubble/explaintext.h"

#include "core/bubble/racetext.h"
#include "core/support/errortext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar {

namespace {

/// Makes the sentence for one explanation.
class Sentence
{
    Q_DECLARE_TR_FUNCTIONS(Explanation)

public:
    Sentence(const Race& race, const Explanation& explanation)
        : m_race(race)
        , m_why(explanation)
    {
    }

    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] QString moveText() const;
    [[nodiscard]] QString wayText() const;
    [[nodiscard]] QString bonusActionText() const;
    [[nodiscard]] QString notOwn() const;
    [[nodiscard]] QString otherColour() const;
    [[nodiscard]] QString full() const;
    [[nodiscard]] QString fullOnTheWay() const;
    [[nodiscard]] QString stopsBefore() const;
    [[nodiscard]] QString noWay() const;
    [[nodiscard]] QString tooFar() const;
    [[nodiscard]] QString tooNear() const;

    [[nodiscard]] bool isBonusMove() const { return m_why.action.kind == Action::Kind::BonusMove; }
    [[nodiscard]] MoveRule rule() const
    {
        return isBonusMove() ? moveRule(m_race.pendingBonus()) : moveRule(m_why.action.card);
    }
    [[nodiscard]] QString player() const { return seatText(m_race, m_race.turn); }
    [[nodiscard]] QString beetle() const { return beetleText(m_race, m_why.action.beetle); }
    [[nodiscard]] QString place() const { return spaceText(m_race, m_why.space); }
    [[nodiscard]] QString target() const { return spaceText(m_race, m_why.action.space); }
    [[nodiscard]] QString from() const { return spaceText(m_race, m_race.beetles.where(m_why.action.beetle)); }
    [[nodiscard]] QString tileOf(SpaceId space) const
    {
        return shortened(QString::fromStdString(m_race.board->tileName(m_race.board->space(space).tile)));
    }
    [[nodiscard]] int moving() const { return m_race.beetles.moving(m_why.action.beetle); }
    [[nodiscard]] int held() const { return m_race.beetles.stack(m_why.space).size(); }
    [[nodiscard]] int limit() const { return m_race.board->space(m_why.space).limit; }

    const Race& m_race;
    const Explanation& m_why;
};

QString Sentence::text() const
{
    if (m_why.reason == Reason::Legal)
        return tr("The rules allow this.");
    if (m_why.reason <= Reason::NotStuck)
        return turnText();
    if (m_why.reason <= Reason::Full)
        return moveText();
    return m_why.reason <= Reason::NotEntrySpace ? wayText() : bonusActionText();
}

/// What the state of the turn forbids.
QString Sentence::turnText() const
{
    switch (m_why.reason) {
    case Reason::RaceOver:
        return tr("The race is over, so nothing can be done any more.");
    case Reason::BonusPending:
        return tr("First comes the bonus on %1 (%2): use it or skip it.")
            .arg(place(), bonusText(m_race.pendingBonus()));
    case Reason::NoBonusPending:
        return tr("No bonus is waiting to be used or skipped.");
    case Reason::OtherBonus:
        return tr("The bonus on %1 is another one: %2.").arg(place(), bonusText(m_race.pendingBonus()));
    case Reason::CardNotInHand:
        return tr("The card “%1” is not in the hand of %2.").arg(cardText(m_why.card), player());
    case Reason::NothingPlayed:
        return tr("A turn begins with a card, and one can be played: “%1”.").arg(cardText(m_why.card));
    case Reason::MustDiscard:
        return tr("No card in the hand of %1 can be played, so one must be discarded.").arg(player());
    case Reason::AlreadyPlayed:
        return tr("A card was already played in this turn, so none is discarded.");
    default:
        return tr("A card is discarded only when none can be played, but one can be: “%1”.").arg(cardText(m_why.card));
    }
}

/// What the beetle or its target forbids.
QString Sentence::moveText() const
{
    switch (m_why.reason) {
    case Reason::NotOwn:
        return notOwn();
    case Reason::AtFinish:
        return tr("The beetle %1 is at the Bubble Bar (finish), and beetles there never move again.").arg(beetle());
    case Reason::SameSpace:
        return tr("The beetle %1 is on %2 already, and a move never ends where it began.").arg(beetle(), place());
    case Reason::OtherColour:
        return otherColour();
    default:
        return full();
    }
}

/// What keeps the beetle from getting there.
QString Sentence::wayText() const
{
    switch (m_why.reason) {
    case Reason::FullOnTheWay:
        return fullOnTheWay();
    case Reason::NoOvertaking:
        return tr("The way to %1 leads over %2, where a beetle stands, and on that tile beetles can't be overtaken.")
            .arg(target(), place());
    case Reason::PastFinish:
        return tr("The way to %1 leads through the Bubble Bar (finish), and every move that reaches it stops there.")
            .arg(target());
    case Reason::StopsBefore:
        return stopsBefore();
    case Reason::NoWay:
        return noWay();
    case Reason::TooFar:
        return tooFar();
    case Reason::TooNear:
        return tooNear();
    case Reason::VisitsTwice:
        return tr("A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.", nullptr,
                  rule().steps)
            .arg(target(), place());
    case Reason::SameTile:
        return tr("The move must leave its tile for a neighbouring one, and %1 is on the same tile as %2.")
            .arg(target(), beetle());
    case Reason::NotNextTile:
        return tr("The tile of %1 is not next to the tile of %2, which stands on %3.").arg(target(), beetle(), from());
    default:
        return tr("The move stops on the first space of tile %1 that it reaches, and that is never %2.")
            .arg(tileOf(m_why.action.space), target());
    }
}

QString Sentence::bonusActionText() const
{
    switch (m_why.reason) {
    case Reason::OpenSpace:
        return tr("There is no stack to reorder at %1.").arg(place());
    case Reason::NoStack:
        return tr("%1 holds no stack of two or more beetles to reorder.").arg(place());
    case Reason::OtherBeetles:
        return tr("The new order must name each beetle on %1 once, and no others.").arg(place());
    case Reason::SameOrder:
        return tr("The stack on %1 is in this order already.").arg(place());
    default:
        return tr("Only track tiles can be turned, not start or finish.");
    }
}

QString Sentence::notOwn() const
{
    const QString sentence = isBonusMove() ? tr("The bonus moves only own beetles, and %1 does not belong to %2.")
                                           : tr("The card moves only own beetles, and %1 does not belong to %2.");
    return sentence.arg(beetle(), player());
}

QString Sentence::otherColour() const
{
    const QString wanted = colourText(m_why.colour);
    const BeetleId top = m_race.beetles.state(m_why.space).top;
    if (top != BeetleId::None) {
        return tr("%1 shows %2, the colour of %3 on top, not %4.")
            .arg(place(), colourText(m_race.colourOf(top)), beetleText(m_race, top), wanted);
    }
    QStringList shown;
    for (const Colour colour : kAllColours) {
        if (m_race.board->space(m_why.space).printed.contains(colour))
            shown += colourText(colour);
    }
    return tr("%1 shows %2, not %3.").arg(place(), shown.join(tr(", ")), wanted);
}

QString Sentence::full() const
{
    if (held() == 0) {
        return tr("%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.", nullptr, limit())
            .arg(place())
            .arg(moving());
    }
    if (moving() == 1)
        return tr("%1 is full: it holds %n beetle(s) and its limit is %2.", nullptr, held()).arg(place()).arg(limit());
    return tr("%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.", nullptr, held())
        .arg(place())
        .arg(limit())
        .arg(moving());
}

QString Sentence::fullOnTheWay() const
{
    if (held() == 0) {
        return tr("The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.",
                  nullptr, limit())
            .arg(target(), place())
            .arg(moving());
    }
    if (moving() == 1) {
        return tr("The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.", nullptr,
                  held())
            .arg(target(), place())
            .arg(limit());
    }
    return tr("The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot "
              "pass.",
              nullptr, held())
        .arg(target(), place())
        .arg(limit())
        .arg(moving());
}

QString Sentence::stopsBefore() const
{
    if (m_why.space == SpaceId::Start)
        return tr("The move would have to stop at %1 first, which shows every colour.").arg(place());
    return tr("The move would have to stop on %1 first, which shows %2 too.").arg(place(), colourText(m_why.colour));
}

QString Sentence::noWay() const
{
    if (rule().kind == MoveRule::Kind::NeighbourTile) {
        return tr("No path leads straight from tile %1 to tile %2.")
            .arg(tileOf(m_race.beetles.where(m_why.action.beetle)), tileOf(m_why.action.space));
    }
    return tr("No paths lead from %1 to %2.").arg(from(), target());
}

QString Sentence::tooFar() const
{
    const QString distance = tr("%n space(s)", "a distance", m_why.steps);
    if (isBonusMove())
        return tr("The bonus moves a beetle exactly %n space(s), and %1 is %2 away.", nullptr, rule().steps)
            .arg(target(), distance);
    return tr("The card moves a beetle exactly %n space(s), and %1 is %2 away.", nullptr, rule().steps)
        .arg(target(), distance);
}

QString Sentence::tooNear() const
{
    const QString distance = tr("%n space(s)", "a distance", m_why.steps);
    if (isBonusMove())
        return tr("The bonus needs the full %n space(s), and %1 is only %2 away.", nullptr, rule().steps)
            .arg(target(), distance);
    return tr("The card needs the full %n space(s), and %1 is only %2 away.", nullptr, rule().steps)
        .arg(target(), distance);
}

class NotationSentence
{
    Q_DECLARE_TR_FUNCTIONS(Notation)

public:
    [[nodiscard]] static QString text(NotationError::Code code)
    {
        using Code = NotationError::Code;
        switch (code) {
        case Code::UnknownAction:
            return tr("“%1” is no action.");
        case Code::WordCount:
            return tr("An action that begins with “%1” has too many words or too few.");
        case Code::UnknownCard:
            return tr("There is no card “%1”.");
        case Code::UnknownBeetle:
            return tr("There is no beetle “%1” in this race.");
        case Code::UnknownSpace:
            return tr("There is no space “%1” on this track.");
        case Code::UnknownTile:
            return tr("There is no tile “%1” on this track.");
        case Code::BadTurn:
            return tr("A tile turns “cw” or “ccw”, not “%1”.");
        case Code::BadOrder:
            break;
        }
        return tr("The order “%1” names a beetle twice.");
    }
};

} // namespace

QString explanationText(const Race& race, const Explanation& explanation)
{
    return Sentence(race, explanation).text();
}

QString notationErrorText(const NotationError& error)
{
    return NotationSentence::text(error.code).arg(shortened(QString::fromStdString(error.word)));
}

} // namespace bubblebar
