#include "core/bubble/racetext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Race)
};

QString colourCardText(const MoveRule& rule)
{
    return (rule.ownOnly ? Text::tr("own beetle to %1") : Text::tr("any beetle to %1")).arg(colourText(rule.colour));
}

QString stepsText(const MoveRule& rule)
{
    return rule.ownOnly ? Text::tr("own beetle %n space(s)", nullptr, rule.steps)
                        : Text::tr("any beetle %n space(s)", nullptr, rule.steps);
}

} // namespace

QString colourText(Colour colour)
{
    switch (colour) {
    case Colour::Orange:
        return Text::tr("orange");
    case Colour::Blue:
        return Text::tr("blue");
    case Colour::Yellow:
        return Text::tr("yellow");
    case Colour::Pink:
        return Text::tr("pink");
    case Colour::Green:
        break;
    }
    return Text::tr("green");
}

QString cardText(Card card)
{
    const MoveRule rule = moveRule(card);
    switch (rule.kind) {
    case MoveRule::Kind::ToColour:
        return colourCardText(rule);
    case MoveRule::Kind::ToChoice:
        return Text::tr("own beetle to a colour of your choice");
    case MoveRule::Kind::Steps:
        return stepsText(rule);
    case MoveRule::Kind::NeighbourTile:
        break;
    }
    return Text::tr("own beetle to a neighbouring tile");
}

QString bonusText(Bonus bonus)
{
    switch (bonus) {
    case Bonus::Reorder:
        return Text::tr("reorder a stack");
    case Bonus::Rotate:
        return Text::tr("turn a tile");
    case Bonus::Draw:
        return Text::tr("draw a card");
    default:
        return stepsText(moveRule(bonus));
    }
}

QString beetleText(const Race& race, BeetleId beetle)
{
    //: A beetle's colour and its number: orange 1
    return Text::tr("%1 %2").arg(colourText(race.colourOf(beetle))).arg(numberOf(beetle));
}

QString spaceText(const Race& race, SpaceId space)
{
    if (space == SpaceId::Start)
        return Text::tr("the Milk Carton Office (start)");
    if (space == SpaceId::Finish)
        return Text::tr("the Bubble Bar (finish)");
    return shortened(QString::fromStdString(race.board->spaceName(space)));
}

QString seatText(const Race& race, int seat)
{
    return Text::tr("the %1 player").arg(colourText(race.colours[static_cast<std::size_t>(seat)]));
}

} // namespace bubblebar
