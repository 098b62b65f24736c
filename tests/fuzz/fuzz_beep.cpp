#include "core/beep/beeptext.h"
#include "core/beep/record.h"
#include "core/beep/score.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

std::size_t cardsOn(const beep::Table& table)
{
    std::size_t cards = 0;
    for (int centre = 0; centre < beep::kCentrePiles; ++centre)
        cards += table.centrePile(centre).size();
    for (int player = 0; player < table.players(); ++player) {
        cards += table.side(player).bonus.size();
        for (const beep::Pile& pile : table.side(player).piles)
            cards += pile.size();
    }
    return cards;
}

} // namespace

/// Games of Beep! Beep!: what loads replays, event by event, and is scored.
void checkInput(const QByteArray& bytes)
{
    const auto record = loaded(bytes, beep::parseRecord, beep::recordBytes);
    if (!record)
        return;
    beep::Table table(record->table, record->deal);
    for (const beep::RecordedEvent& recorded : record->events) {
        const std::size_t cards = cardsOn(table);
        const auto done = beep::replay(table, recorded.event);
        require(done.has_value(), "a saved event is allowed");
        const auto gone = std::ranges::count(done->moved, beep::Moved::Place::Out, &beep::Moved::to);
        require(cardsOn(table) + static_cast<std::size_t>(gone) == cards, "no card gets lost");
        require(table.isOver() == (table.ended() != beep::Ended::Open), "a game that is over has an end");
    }
    require(beep::scoresOf(table).size() == static_cast<std::size_t>(table.players()), "everybody has a score");
    require(beep::winnersOf(table).empty() != table.isOver(), "there are winners at the end");
    requireSentence(beep::endedText(table.ended()));
}

} // namespace bubblebar::fuzzing
