#include "core/track/colour.h"

#include "core/support/enumnames.h"

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, kColours> kNames {"orange", "blue", "yellow", "pink", "green"};

} // namespace

std::string_view colourName(Colour colour)
{
    return kNames[static_cast<std::size_t>(colour)];
}

std::optional<Colour> colourFromName(std::string_view name)
{
    return enumFromName<Colour>(kNames, name);
}

} // namespace bubblebar
