#pragma once

#include "core/bubble/rules.h"

#include <QString>

#include <vector>

namespace bubblebar {

class GameSession;

/// A line of what happened. `text` may hold <b>…</b> and is otherwise escaped. No line names a card that is not open.
struct StoryLine
{
    enum class Kind : std::uint8_t {
        Turn,   ///< heading of a turn
        Deed,   ///< what a player did
        Detail, ///< what came of it
    };

    /// Whether it is worth a notice on the board, beside what the animation shows.
    enum class News : std::uint8_t {
        None,
        Minor, ///< happens every turn
        Major,
    };

    Kind kind = Kind::Deed;
    int seat = 0;
    QString text;
    News news = News::None;
};

/// Tells an action in lines, the deed first. `before`: the position in which it was done; `after`: the race after it.
[[nodiscard]] std::vector<StoryLine> storyOf(const GameSession& session, const Position& before,
                                             const Transition& transition, const Race& after);

/// "Turn 12 · Jonas".
[[nodiscard]] StoryLine turnHeading(const GameSession& session, int number, int seat);

/// What the others moved since the last turn of `seat`, oldest first, the last `most` of it: for the curtain. The
/// beetles of `seat` that were taken along are in bold.
[[nodiscard]] std::vector<StoryLine> sinceLastTurn(const GameSession& session, int seat, std::size_t most);

} // namespace bubblebar
