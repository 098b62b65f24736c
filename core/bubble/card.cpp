#include "core/bubble/card.h"

#include "core/support/enumnames.h"

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, kCards> kNames {"own:orange", "own:blue", "own:yellow", "own:pink", "own:green",
                                                       "any:orange", "any:blue", "any:yellow", "any:pink", "any:green",
                                                       "own:choice", "own:3",    "any:1",      "any:2",    "own:tile"};

constexpr std::array<MoveRule, kCards> kRules {{
    {MoveRule::Kind::ToColour, true, Colour::Orange, 0},
    {MoveRule::Kind::ToColour, true, Colour::Blue, 0},
    {MoveRule::Kind::ToColour, true, Colour::Yellow, 0},
    {MoveRule::Kind::ToColour, true, Colour::Pink, 0},
    {MoveRule::Kind::ToColour, true, Colour::Green, 0},
    {MoveRule::Kind::ToColour, false, Colour::Orange, 0},
    {MoveRule::Kind::ToColour, false, Colour::Blue, 0},
    {MoveRule::Kind::ToColour, false, Colour::Yellow, 0},
    {MoveRule::Kind::ToColour, false, Colour::Pink, 0},
    {MoveRule::Kind::ToColour, false, Colour::Green, 0},
    {MoveRule::Kind::ToChoice, true, Colour::Orange, 0},
    {MoveRule::Kind::Steps, true, Colour::Orange, 3},
    {MoveRule::Kind::Steps, false, Colour::Orange, 1},
    {MoveRule::Kind::Steps, false, Colour::Orange, 2},
    {MoveRule::Kind::NeighbourTile, true, Colour::Orange, 0},
}};

} // namespace

std::string_view cardName(Card card)
{
    return kNames[index(card)];
}

std::optional<Card> cardFromName(std::string_view name)
{
    return enumFromName<Card>(kNames, name);
}

MoveRule moveRule(Card card)
{
    return kRules[index(card)];
}

MoveRule moveRule(Bonus bonus)
{
    return {MoveRule::Kind::Steps, bonus == Bonus::Own2, Colour::Orange, bonus == Bonus::Any1 ? 1 : 2};
}

} // namespace bubblebar
