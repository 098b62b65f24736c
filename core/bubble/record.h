#pragma once

#include "core/bubble/action.h"
#include "core/bubble/deck.h"
#include "core/support/playerkind.h"
#include "core/track/track.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace bubblebar {

/// A seat of a record. `name`: 1 to 40 characters.
struct RecordPlayer
{
    QString name;
    Colour colour = Colour::Orange;
    PlayerKind kind = PlayerKind::Person;
    Extras extras;

    friend bool operator==(const RecordPlayer&, const RecordPlayer&) = default;
};

/// A whole race as its setup and its actions: saving, resuming, undo and replay are "play these actions again".
struct GameRecord
{
    TrackPtr track; ///< valid, as laid at the start
    Deck deck;
    bool teams = false;
    int firstSeat = 0;
    std::uint64_t seed = 0; ///< 0 … 2^53 − 1
    std::vector<RecordPlayer> players;
    std::vector<Action> actions;
    Extras extras;
};

/// The position before the first action. Precondition: the record is one that a reader or setup accepts.
[[nodiscard]] Position initialPosition(const GameRecord& record);

/// The position after the first `count` actions (all by default). Precondition: they are legal, as a reader makes sure.
[[nodiscard]] Position positionAt(const GameRecord& record, std::size_t count = SIZE_MAX);

} // namespace bubblebar
