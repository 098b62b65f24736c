#pragma once

#include <QString>

namespace bubblebar {

class GameSession;

/// The sentences of the end.
struct EndText
{
    QString title;    ///< "Oma Lies wins!"
    QString reason;   ///< "Both green beetles are at the bar, in turn 60."
    QString stack;    ///< why the stack decided (R29); empty where one side alone was complete
    QString lastMove; ///< the move that ended it; may hold <b>…</b>, else escaped; empty if it was given up
};
/// Precondition of both: the race is over.
[[nodiscard]] EndText endText(const GameSession& session);
/// EndText::title alone.
[[nodiscard]] QString endTitle(const GameSession& session);

} // namespace bubblebar
