#include "core/beep/jam.h"

#include <algorithm>

namespace bubblebar::beep {

namespace {

struct Counts
{
    std::array<int, kAllAnimals.size()> animals {};
    std::array<int, kAllColours.size()> colours {};

    explicit Counts(const Visible& visible)
    {
        for (const std::optional<Card>& card : visible) {
            if (card) {
                ++animals[static_cast<std::size_t>(card->animal)];
                ++colours[static_cast<std::size_t>(card->colour)];
            }
        }
    }

    [[nodiscard]] int of(Animal animal) const { return animals[static_cast<std::size_t>(animal)]; }
    [[nodiscard]] int of(Colour colour) const { return colours[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] int most() const
    {
        return std::max(*std::max_element(animals.begin(), animals.end()),
                        *std::max_element(colours.begin(), colours.end()));
    }
};

} // namespace

std::vector<JamVerdict> checkJam(const Visible& visible)
{
    const Counts counts(visible);
    std::vector<JamVerdict> verdicts;
    for (int centre = 0; centre < kCentrePiles; ++centre) {
        if (const std::optional<Card>& card = visible[static_cast<std::size_t>(centre)])
            verdicts.push_back({centre, *card, counts.of(card->animal), counts.of(card->colour)});
    }
    return verdicts;
}

PileSet jammedPiles(const Visible& visible)
{
    PileSet jammed {};
    for (const JamVerdict& verdict : checkJam(visible))
        jammed[static_cast<std::size_t>(verdict.centre)] = verdict.isInJam();
    return jammed;
}

bool isJam(const Visible& visible)
{
    return mostAlike(visible) >= kJamSize;
}

int mostAlike(const Visible& visible)
{
    return Counts(visible).most();
}

} // namespace bubblebar::beep
