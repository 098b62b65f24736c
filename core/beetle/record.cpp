#include "core/beetle/record.h"

#include "core/support/enumnames.h"

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr std::array<std::string_view, kAllPenColours.size()> kNames {"red",  "orange", "yellow", "green",
                                                                      "blue", "purple", "pink",   "brown"};

} // namespace

std::string_view penColourName(PenColour colour)
{
    return kNames[static_cast<std::size_t>(colour)];
}

std::optional<PenColour> penColourFromName(std::string_view name)
{
    return enumFromName<PenColour>(kNames, name);
}

Options optionsOf(const Record& record)
{
    return {static_cast<int>(record.players.size()), record.variant, record.playOn};
}

Game gameAt(const Record& record, std::size_t count)
{
    Game game(optionsOf(record));
    for (std::size_t i = 0; i < std::min(count, record.rolls.size()); ++i)
        game.apply(record.rolls[i]);
    return game;
}

} // namespace bubblebar::beetle
