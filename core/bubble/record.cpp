#include "core/bubble/record.h"

#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/support/enumnames.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, 6> kKindNames {"person", "random", "easy", "medium", "hard", "expert"};

} // namespace

std::string_view playerKindName(PlayerKind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::optional<PlayerKind> playerKindFromName(std::string_view name)
{
    return enumFromName<PlayerKind>(kKindNames, name);
}

Position initialPosition(const GameRecord& record)
{
    RaceSetup setup;
    setup.board = std::make_shared<const Board>(record.track);
    setup.deck = record.deck;
    for (const RecordPlayer& player : record.players)
        setup.colours.push_back(player.colour);
    setup.teams = record.teams;
    setup.firstSeat = record.firstSeat;
    setup.seed = record.seed;
    return newRace(setup);
}

Position positionAt(const GameRecord& record, std::size_t count)
{
    Position position = initialPosition(record);
    MoveFinder finder;
    for (std::size_t i = 0; i < std::min(count, record.actions.size()); ++i)
        apply(position, record.actions[i], finder);
    return position;
}

} // namespace bubblebar
