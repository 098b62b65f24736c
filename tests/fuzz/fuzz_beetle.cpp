#include "core/beetle/beetletext.h"
#include "core/beetle/recordfile.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

/// Games of Beetle: what loads replays, roll by roll, and every turn can be told.
void checkInput(const QByteArray& bytes)
{
    const auto record = loaded(bytes, beetle::parseRecord, beetle::recordBytes);
    if (!record)
        return;
    beetle::Game game(beetle::optionsOf(*record));
    for (const int roll : record->rolls) {
        require(game.seat().has_value(), "somebody rolls until the game is over");
        const beetle::Event event = game.apply(roll);
        require(event.firstThrow.has_value() != event.turn.has_value(), "a roll is a first throw or a turn");
        if (event.turn)
            requireSentence(beetle::turnText(record->players[static_cast<std::size_t>(event.turn->seat)].name,
                                             *event.turn, record->variant));
    }
    require((game.phase() == beetle::Game::Phase::Over) == !game.seat(), "nobody rolls after the end");
    const beetle::Game again = beetle::gameAt(*record);
    require(again.phase() == game.phase() && again.turns() == game.turns(), "a game replays");
}

} // namespace bubblebar::fuzzing
