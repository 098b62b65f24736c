#pragma once

#include "core/bubble/record.h"
#include "core/support/error.h"

#include <QByteArray>

namespace bubblebar {

/// Why a record is refused.
struct RecordError
{
    enum class Kind : std::uint8_t {
        Unreadable,    ///< no record that this program understands
        InvalidTrack,  ///< no race can be run on its track
        IllegalAction, ///< it does an action that the rules forbid
    };

    Kind kind = Kind::Unreadable;
    FileError error; ///< for fileErrorText()
    int action = 0;  ///< number of the illegal action, from 1
};

/// A game record (`*.bbgame`, formats page). Plays it through, so that every action of what is returned is legal.
[[nodiscard]] tl::expected<GameRecord, RecordError> parseRecord(const QByteArray& bytes);

[[nodiscard]] QByteArray recordBytes(const GameRecord& record);

} // namespace bubblebar
