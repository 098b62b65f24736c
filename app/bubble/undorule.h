#pragma once

#include <tl/expected.hpp>

#include <QString>

#include <cstddef>
#include <cstdint>

namespace bubblebar {

class GameSession;
struct Position;

/// Why nothing can be undone at the table now.
enum class UndoProblem : std::uint8_t {
    NothingDone,   ///< no person has decided anything yet
    NobodyPlays,   ///< only computer players are in the race
    CardDrawn,     ///< a card was drawn since: what was hidden has been seen
    OthersPlayed,  ///< a computer player has acted since
    NextTurn,      ///< it is another person's turn now
    RaceEnded,     ///< the players have ended the race without a winner
    PersonAwaited, ///< the person on turn is not at the table
};

/// One sentence.
[[nodiscard]] QString undoProblemText(UndoProblem problem);

/// How many actions of the record an undo keeps. It goes back to the last decision of a person, free until something
/// hidden was revealed or another player acted. `takeBack`: where there is one person only, it goes on past both.
[[nodiscard]] tl::expected<std::size_t, UndoProblem> keptByUndo(const GameSession& session, bool takeBack);

/// True where a person is on turn and has a choice: not where the turn can only be ended.
[[nodiscard]] bool personDecides(const GameSession& session, const Position& position);

} // namespace bubblebar
