#include "core/support/playerkind.h"

#include "core/support/enumnames.h"

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, kAllPlayerKinds.size()> kNames {"person", "random", "easy",
                                                                       "medium", "hard",   "expert"};

} // namespace

std::string_view playerKindName(PlayerKind kind)
{
    return kNames[static_cast<std::size_t>(kind)];
}

std::optional<PlayerKind> playerKindFromName(std::string_view name)
{
    return enumFromName<PlayerKind>(kNames, name);
}

} // namespace bubblebar
