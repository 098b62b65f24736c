#include "core/bubble/setup.h"

namespace bubblebar {

namespace {

constexpr int kHandAtStart = 3;

} // namespace

Position newRace(const RaceSetup& setup)
{
    Position position;
    position.race = Race(setup.board, setup.colours, setup.teams);
    position.race.turn = static_cast<std::int8_t>(setup.firstSeat);
    position.seed = setup.seed;
    position.drawPile = setup.deck.cards();
    shuffleDrawPile(position);
    for (std::size_t seat = 0; seat < setup.colours.size(); ++seat) {
        for (int i = 0; i < kHandAtStart; ++i) {
            position.hands[seat].push_back(position.drawPile.back());
            position.drawPile.pop_back();
        }
    }
    return position;
}

} // namespace bubblebar
