#include "tests/core/beetle/games.h"

namespace bubblebar::tests {

std::vector<int> rolls(std::string_view text)
{
    std::vector<int> rolls;
    for (const char sign : text) {
        if (sign >= '0' && sign <= '9')
            rolls.push_back(sign - '0');
    }
    return rolls;
}

beetle::Sheet sheetAfter(std::string_view text, beetle::Variant variant)
{
    beetle::Sheet sheet(variant);
    for (const int roll : rolls(text))
        sheet.draw(roll);
    return sheet;
}

beetle::Event play(beetle::Game& game, std::string_view text)
{
    beetle::Event event;
    for (const int roll : rolls(text))
        event = game.apply(roll);
    return event;
}

std::string_view wholeBeetle(beetle::Variant variant)
{
    if (variant.fourLegs)
        return variant.wings ? "12 3333 44 55 6 66" : "12 3333 44 55 6";
    return variant.wings ? "12 333333 44 55 6 66" : "12 333333 44 55 6";
}

} // namespace bubblebar::tests
