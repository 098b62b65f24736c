#include "core/beep/beeptext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar::beep {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Beep)
};

QString playerText(int player, const QStringList& names)
{
    return player < names.size() ? names[player] : Text::tr("player %1").arg(player + 1);
}

/// Piles are counted from 1 in sentences.
QString pileText(int pile)
{
    return QString::number(pile + 1);
}

QString pauseRefusal(const Refusal& refusal, const QStringList& names)
{
    switch (refusal.reason) {
    case Reason::GameOver:
        return Text::tr("The game is over.");
    case Reason::NotPlaying:
        return Text::tr("Play is paused: wait for “Go!”.");
    case Reason::AlreadyPlaying:
        return Text::tr("There is no pause that “Go!” could end.");
    case Reason::RewardPending:
        return Text::tr("First %1 takes two cards as the reward for the horn.").arg(playerText(refusal.player, names));
    case Reason::NoReward:
        return Text::tr("A reward is only for a horn that found a traffic jam.");
    case Reason::NotYourReward:
        return Text::tr("The reward belongs to %1, who honked.").arg(playerText(refusal.player, names));
    case Reason::NotStuck:
        return Text::tr("Cards are only removed while nobody can place a card and there is no traffic jam.");
    case Reason::RemovalsFirst:
        return Text::tr("Nobody can place a card: first each player removes one or passes, now %1.")
            .arg(playerText(refusal.player, names));
    case Reason::NotYourTurn:
        return Text::tr("It is the turn of %1 to remove a card or to pass.").arg(playerText(refusal.player, names));
    default:
        break;
    }
    return Text::tr("The clock never goes back: the event before was at %1 ms.").arg(refusal.time);
}

} // namespace

QString animalText(Animal animal)
{
    switch (animal) {
    case Animal::Frog:
        return Text::tr("frog");
    case Animal::Hedgehog:
        return Text::tr("hedgehog");
    case Animal::Duck:
        return Text::tr("duck");
    case Animal::Cow:
        return Text::tr("cow");
    case Animal::Cat:
        return Text::tr("cat");
    case Animal::Snail:
        return Text::tr("snail");
    case Animal::Sheep:
        return Text::tr("sheep");
    case Animal::Fox:
        break;
    }
    return Text::tr("fox");
}

QString colourText(Colour colour)
{
    switch (colour) {
    case Colour::Green:
        return Text::tr("green");
    case Colour::Red:
        return Text::tr("red");
    case Colour::Yellow:
        return Text::tr("yellow");
    case Colour::Blue:
        return Text::tr("blue");
    case Colour::White:
        return Text::tr("white");
    case Colour::Purple:
        return Text::tr("purple");
    case Colour::Orange:
        break;
    }
    return Text::tr("orange");
}

QString cardText(Card card)
{
    return Text::tr("%1 %2", "colour and animal of a card: green frog")
        .arg(colourText(card.colour), animalText(card.animal));
}

QString refusalText(const Refusal& refusal, const QStringList& names)
{
    switch (refusal.reason) {
    case Reason::SamePile:
        return Text::tr("The two cards of a reward come from two piles.");
    case Reason::NotInJam:
        return Text::tr("The card “%1” does not belong to a traffic jam.").arg(cardText(refusal.card));
    case Reason::EmptyPile:
        return Text::tr("Pile %1 in the middle is used up.").arg(pileText(refusal.centre));
    case Reason::TooLate:
        return Text::tr("Somebody else was faster: the card has gone.");
    case Reason::WrongCard:
        return Text::tr("“%1” has neither the animal nor the colour of “%2”.")
            .arg(cardText(refusal.card), cardText(refusal.below));
    default:
        return pauseRefusal(refusal, names);
    }
}

QString verdictText(const JamVerdict& verdict)
{
    const QString card = cardText(verdict.card);
    const QString animal = animalText(verdict.card.animal);
    const QString colour = colourText(verdict.card.colour);
    const bool byAnimal = verdict.sameAnimal >= kJamSize;
    const bool byColour = verdict.sameColour >= kJamSize;
    if (byAnimal && byColour) {
        return Text::tr("%1: a jam twice over, %2 × %3 and %4 × %5")
            .arg(card)
            .arg(verdict.sameAnimal)
            .arg(animal)
            .arg(verdict.sameColour)
            .arg(colour);
    }
    if (byAnimal)
        return Text::tr("%1: a jam, %2 × %3").arg(card).arg(verdict.sameAnimal).arg(animal);
    if (byColour)
        return Text::tr("%1: a jam, %2 × %3").arg(card).arg(verdict.sameColour).arg(colour);
    return Text::tr("%1: no jam").arg(card);
}

QString reviewText(const ReviewStep& step)
{
    const QString card = cardText(step.card);
    if (!step.below)
        return Text::tr("“%1” is the first card of the pile: right.").arg(card);
    const QString below = cardText(*step.below);
    if (step.right)
        return Text::tr("“%1” on “%2”: right.").arg(card, below);
    return Text::tr("“%1” on “%2”: neither the animal nor the colour, %3 points less.")
        .arg(card, below)
        .arg(kPenaltyPoints);
}

QString endedText(Ended ended)
{
    switch (ended) {
    case Ended::Open:
        return Text::tr("The game goes on.");
    case Ended::Piles:
        return Text::tr("The game is over: two piles in the middle are used up.");
    case Ended::Passed:
        break;
    }
    return Text::tr("The game is over: nobody could place a card, and all passed.");
}

QString recordFaultText(RecordFault fault, const QString& one, const QString& two)
{
    switch (fault) {
    case RecordFault::NoCard:
        return Text::tr("“%1” is no card: a card is an animal and a colour, as “frog green”.").arg(shortened(one));
    case RecordFault::UnevenPiles:
        return Text::tr("The piles in the middle differ by one card at most, but here they have from %1 to %2.")
            .arg(one, two);
    case RecordFault::ForbiddenEvent:
        break;
    }
    return Text::tr("Event %1 is against the rules: %2").arg(one, two);
}

} // namespace bubblebar::beep
