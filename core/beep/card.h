#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblebar::beep {

enum class Animal : std::uint8_t { Frog, Hedgehog, Duck, Cow, Cat, Snail, Sheep, Fox };
enum class Colour : std::uint8_t { Green, Red, Yellow, Blue, White, Purple, Orange };

inline constexpr std::array kAllAnimals {Animal::Frog, Animal::Hedgehog, Animal::Duck,  Animal::Cow,
                                         Animal::Cat,  Animal::Snail,    Animal::Sheep, Animal::Fox};
inline constexpr std::array kAllColours {Colour::Green, Colour::Red,    Colour::Yellow, Colour::Blue,
                                         Colour::White, Colour::Purple, Colour::Orange};

/// "frog", "green" …, as in files.
[[nodiscard]] std::string_view animalName(Animal animal);
[[nodiscard]] std::string_view colourName(Colour colour);

struct Card
{
    Animal animal = Animal::Frog;
    Colour colour = Colour::Green;

    friend constexpr bool operator==(const Card&, const Card&) = default;
};

/// P3: whether one may be put on the other.
[[nodiscard]] constexpr bool matches(Card one, Card other)
{
    return one.animal == other.animal || one.colour == other.colour;
}

/// "frog green", as in files.
[[nodiscard]] std::string cardName(Card card);
[[nodiscard]] std::optional<Card> cardFromName(std::string_view name);

/// A pile, its top card last.
using Pile = std::vector<Card>;

/// What a deck is made of: every pair of an animal and a colour, so many times (P1). By default that of the box.
struct DeckPlan
{
    std::vector<Animal> animals {kAllAnimals.begin(), kAllAnimals.end()};
    std::vector<Colour> colours {kAllColours.begin(), kAllColours.end()};
    int copies = 2;
};

/// The cards of a deck, not shuffled.
[[nodiscard]] Pile deckOf(const DeckPlan& plan = {});

} // namespace bubblebar::beep
