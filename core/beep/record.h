#pragma once

#include "core/beep/table.h"
#include "core/support/error.h"
#include "core/support/extras.h"

#include <QByteArray>
#include <QStringList>

namespace bubblebar::beep {

/// What happened at a moment of a recorded game. Never "Go!", and `showing` is Event::kAnyCard.
struct RecordedEvent
{
    Event event;
    Extras extras {};

    friend bool operator==(const RecordedEvent&, const RecordedEvent&) = default;
};

/// A whole game as its deal and what happened: takes that went through, honks, rewards, removals, passes. Late or
/// failed tries are not in it, nor is "Go!", which is said before the next event.
struct Record
{
    TableKind table = TableKind::Strict;
    QStringList players; ///< 2 … 6 names of 1 to 40 characters
    Deal deal;
    std::vector<RecordedEvent> events;
    Extras extras;

    /// Adds what a table has accepted; leaves out "Go!".
    void add(const Event& event);

    friend bool operator==(const Record&, const Record&) = default;
};

/// Does the next event of a record on its table, with the "Go!" before it where play is paused; that stays said where
/// the event is refused.
[[nodiscard]] tl::expected<Transition, Refusal> replay(Table& table, const Event& event);

/// The table after the first `count` events (all by default). Precondition: they are allowed, as the reader makes sure.
[[nodiscard]] Table tableAt(const Record& record, std::size_t count = SIZE_MAX);

/// Why a record is refused.
struct RecordError
{
    FileError error; ///< for fileErrorText()
    int event = 0;   ///< number of the event that the rules forbid, from 1; 0: no record that this program understands
};

/// A record (`*.bbbeep`, formats page). Plays it through, so that every event of what is returned is allowed.
[[nodiscard]] tl::expected<Record, RecordError> parseRecord(const QByteArray& bytes);

[[nodiscard]] QByteArray recordBytes(const Record& record);

} // namespace bubblebar::beep
