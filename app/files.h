#pragma once

#include "core/beep/record.h"
#include "core/beetle/record.h"
#include "core/bubble/record.h"
#include "core/support/error.h"
#include "core/track/track.h"

#include <QString>

#include <cstdint>

class QWidget;

namespace bubblebar {

// What the windows open: the one place that knows which file is what.

[[nodiscard]] bool isRaceFile(const QString& path);
/// Also pictures, which may carry a track.
[[nodiscard]] bool isTrackFile(const QString& path);
/// A saved game of Beetle.
[[nodiscard]] bool isBeetleFile(const QString& path);
/// The record of a game of Beep! Beep!
[[nodiscard]] bool isBeepFile(const QString& path);

enum class FileKind : std::uint8_t {
    Game,   ///< of one of the three, for its table
    Design, ///< for the designer: tracks, pictures, tiles, share codes
    Deck,
    Unknown, ///< also what is no file
};

/// By the name; of files whose name doesn't tell, by what is in them.
[[nodiscard]] FileKind fileKind(const QString& path);
/// Why a file of an unknown kind can't be opened.
[[nodiscard]] FileError unknownFileError(const QString& path);

[[nodiscard]] Result<GameRecord> openRecord(const QString& path);
[[nodiscard]] Result<beetle::Record> openBeetleRecord(const QString& path);
[[nodiscard]] Result<beep::Record> openBeepRecord(const QString& path);

/// The track of a track file or of a picture that carries one, or that of a saved race; also built-in ones by their
/// builtInTrackPath().
[[nodiscard]] Result<TrackPtr> openTrack(const QString& path);

[[nodiscard]] Result<Deck> openDeck(const QString& path);

/// Tells people that a file can't be opened, and why.
void tellCannotOpen(const QString& path, const FileError& error, QWidget* parent);

/// The same for text that was dropped.
void tellCannotOpenText(const FileError& error, QWidget* parent);

} // namespace bubblebar
