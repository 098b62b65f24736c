#include "core/beep/card.h"

#include "core/support/enumnames.h"

namespace bubblebar::beep {

namespace {

constexpr std::array<std::string_view, kAllAnimals.size()> kAnimalNames {"frog", "hedgehog", "duck",  "cow",
                                                                         "cat",  "snail",    "sheep", "fox"};
constexpr std::array<std::string_view, kAllColours.size()> kColourNames {"green", "red",    "yellow", "blue",
                                                                         "white", "purple", "orange"};

} // namespace

std::string_view animalName(Animal animal)
{
    return kAnimalNames[static_cast<std::size_t>(animal)];
}

std::string_view colourName(Colour colour)
{
    return kColourNames[static_cast<std::size_t>(colour)];
}

std::string cardName(Card card)
{
    return std::string(animalName(card.animal)) + ' ' + std::string(colourName(card.colour));
}

std::optional<Card> cardFromName(std::string_view name)
{
    const std::size_t space = name.find(' ');
    if (space == std::string_view::npos)
        return std::nullopt;
    const auto animal = enumFromName<Animal>(kAnimalNames, name.substr(0, space));
    const auto colour = enumFromName<Colour>(kColourNames, name.substr(space + 1));
    if (!animal || !colour)
        return std::nullopt;
    return Card {*animal, *colour};
}

Pile deckOf(const DeckPlan& plan)
{
    Pile deck;
    for (int copy = 0; copy < plan.copies; ++copy) {
        for (const Animal animal : plan.animals) {
            for (const Colour colour : plan.colours)
                deck.push_back({animal, colour});
        }
    }
    return deck;
}

} // namespace bubblebar::beep
