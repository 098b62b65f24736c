#include "core/bubble/record.h"

#include "core/bubble/rules.h"
#include "core/bubble/setup.h"

#include <algorithm>

namespace bubblebar {

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
