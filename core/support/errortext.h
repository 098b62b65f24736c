#pragma once

#include "core/support/error.h"

namespace bubblebar {

/// Foreign text as sentences quote it: cut where nobody reads on, for a damaged file can hold a word of megabytes.
[[nodiscard]] QString shortened(const QString& text);

/// One sentence, translated, that names the place in the file and says what is wrong there.
[[nodiscard]] QString fileErrorText(const FileError& error);

/// What is refused before anything in it is looked at.
enum class NoFile : std::uint8_t { Empty, Folder };

/// The error for it: Code::Content, with a whole sentence.
[[nodiscard]] FileError noFileError(NoFile what);

} // namespace bubblebar
