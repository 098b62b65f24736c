#include "core/beetle/beetletext.h"

#include <QCoreApplication>

namespace bubblebar::beetle {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Beetle)
};

QString completeText(Part part, Variant variant)
{
    switch (part) {
    case Part::Body:
        return Text::tr("The beetle has its body already.");
    case Part::Head:
        return Text::tr("The beetle has its head already.");
    case Part::Leg:
        return variant.fourLegs ? Text::tr("The beetle has all four legs.") : Text::tr("The beetle has all six legs.");
    case Part::Eye:
        return Text::tr("The beetle has both eyes.");
    case Part::Antenna:
        return Text::tr("The beetle has both antennae.");
    case Part::Tail:
        return Text::tr("The beetle has its tail already.");
    case Part::Wing:
        break;
    }
    return Text::tr("The beetle has its tail and both wings.");
}

QString drawnText(const QString& name, Part part)
{
    switch (part) {
    case Part::Body:
        return Text::tr("%1 draws the body.").arg(name);
    case Part::Head:
        return Text::tr("%1 draws the head.").arg(name);
    case Part::Leg:
        return Text::tr("%1 draws a leg.").arg(name);
    case Part::Eye:
        return Text::tr("%1 draws an eye.").arg(name);
    case Part::Antenna:
        return Text::tr("%1 draws an antenna.").arg(name);
    case Part::Tail:
        return Text::tr("%1 draws the tail.").arg(name);
    case Part::Wing:
        break;
    }
    return Text::tr("%1 draws a wing.").arg(name);
}

} // namespace

QString partText(Part part)
{
    switch (part) {
    case Part::Body:
        return Text::tr("body");
    case Part::Head:
        return Text::tr("head");
    case Part::Leg:
        return Text::tr("leg");
    case Part::Eye:
        return Text::tr("eye");
    case Part::Antenna:
        return Text::tr("antenna");
    case Part::Tail:
        return Text::tr("tail");
    case Part::Wing:
        break;
    }
    return Text::tr("wing");
}

QString numberText(int roll, Variant variant)
{
    //: What the number 6 of the die stands for in a game with wings
    const QString tailAndWings = Text::tr("tail, then wing");
    const Part part = partOfNumber(roll);
    return part == Part::Tail && variant.wings ? tailAndWings : partText(part);
}

QString wasteText(const Drawing& drawing, Variant variant)
{
    switch (drawing.waste) {
    case Waste::NeedsBody:
        return Text::tr("The beetle needs a body first.");
    case Waste::NeedsHead:
        return Text::tr("The beetle needs a head first.");
    default:
        return completeText(drawing.part, variant);
    }
}

QString turnText(const QString& name, const Turn& turn, Variant variant)
{
    if (!turn.drawing.isDrawn()) {
        //: %1: a name, %2: a part, %3: a sentence, why
        return Text::tr("%1 can’t draw this: %2. %3")
            .arg(name, partText(turn.drawing.part), wasteText(turn.drawing, variant));
    }
    const QString drawn = drawnText(name, turn.drawing.part);
    return turn.place == 0 ? drawn : Text::tr("%1 The beetle is finished!").arg(drawn);
}

QString penColourText(PenColour colour)
{
    switch (colour) {
    case PenColour::Red:
        return Text::tr("red");
    case PenColour::Orange:
        return Text::tr("orange");
    case PenColour::Yellow:
        return Text::tr("yellow");
    case PenColour::Green:
        return Text::tr("green");
    case PenColour::Blue:
        return Text::tr("blue");
    case PenColour::Purple:
        return Text::tr("purple");
    case PenColour::Pink:
        return Text::tr("pink");
    case PenColour::Brown:
        break;
    }
    return Text::tr("brown");
}

QString rollAfterEndText(int number, const QString& winner)
{
    return Text::tr("Roll %1 comes after the end of the game, which %2 has won.").arg(QString::number(number), winner);
}

} // namespace bubblebar::beetle
