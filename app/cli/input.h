#pragma once

#include "app/cli/console.h"
#include "core/beep/record.h"
#include "core/beetle/record.h"
#include "core/bubble/position.h"
#include "core/bubble/record.h"
#include "core/track/track.h"

#include <optional>

namespace bubblebar::cli {

// What an argument names: a file, or “-” for standard input. Each complains by itself where it can't be read.

/// Also a share code, as the argument itself or as what it names, or a picture that carries a track.
[[nodiscard]] std::optional<TrackPtr> readTrackArgument(const QString& argument);
/// The track of a share code: the argument itself, or “-”.
[[nodiscard]] std::optional<TrackPtr> readCodeArgument(const QString& argument);
[[nodiscard]] std::optional<Position> readPositionArgument(const QString& argument);

/// A record, or the exit status: a record that breaks the rules is no, anything else that is refused can't be read.
[[nodiscard]] tl::expected<GameRecord, Status> readRecordArgument(const QString& argument);
/// The same for the dice game.
[[nodiscard]] tl::expected<beetle::Record, Status> readBeetleArgument(const QString& argument);
/// The same for the card game.
[[nodiscard]] tl::expected<beep::Record, Status> readBeepArgument(const QString& argument);

} // namespace bubblebar::cli
