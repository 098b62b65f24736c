#pragma once

#include <QString>

namespace bubblebar {

class GameSession;

/// The sentences of the end.
struct EndText
{
    QString title;  ///< "Oma Lies wins!"
    QString reason; ///< "Both green beetles are at the bar, in turn 60."
    QString stack;  ///< why the stack decided (R29); empty where one side alone was complete
    QString places; ///< everybody's beetles at home, best first
};
/// Precondition: the race is over.
[[nodiscard]] EndText endText(const GameSession& session);

} // namespace bubblebar
