#pragma once

#include "core/beetle/record.h"
#include "core/support/error.h"

#include <QByteArray>

namespace bubblebar::beetle {

/// Why a record is refused.
struct RecordError
{
    FileError error; ///< for fileErrorText()
    int roll = 0;    ///< number of the roll that the rules forbid, from 1; 0 where the file is no record at all
};

/// A record of the dice game (`*.bbbeetle`, formats page). No roll of what is returned comes after the end of the game.
[[nodiscard]] tl::expected<Record, RecordError> parseRecord(const QByteArray& bytes);

[[nodiscard]] QByteArray recordBytes(const Record& record);

} // namespace bubblebar::beetle
