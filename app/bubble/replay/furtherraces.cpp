#include "app/bubble/replay/furtherraces.h"

namespace bubblebar {

GameRecord rematchOf(const GameRecord& record, std::uint64_t seed)
{
    GameRecord fresh = raceFrom(record, 0);
    fresh.seed = seed;
    fresh.firstSeat = (record.firstSeat + 1) % static_cast<int>(record.players.size());
    return fresh;
}

GameRecord raceFrom(const GameRecord& record, int actions)
{
    GameRecord race = record;
    race.actions.resize(static_cast<std::size_t>(actions));
    // What other programs have noted belongs to the race as a whole.
    race.extras = {};
    return race;
}

} // namespace bubblebar
