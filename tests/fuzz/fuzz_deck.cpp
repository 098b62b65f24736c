#include "core/bubble/deckfile.h"
#include "core/bubble/setup.h"
#include "core/track/standardset.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

/// Decks: a race can be dealt with any that loads.
void checkInput(const QByteArray& bytes)
{
    const Result<Deck> deck = loaded(bytes, parseDeck, deckBytes);
    if (!deck)
        return;
    require(deck->cards().size() == static_cast<std::size_t>(deck->size()), "a deck has as many cards as it says");
    RaceSetup setup;
    setup.board = std::make_shared<const Board>(builtInTracks().front().track);
    setup.deck = *deck;
    setup.colours.assign(kAllColours.begin(), kAllColours.end());
    require(newRace(setup).cardCount() == deck->size(), "all cards are dealt");
}

} // namespace bubblebar::fuzzing
