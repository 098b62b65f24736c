#pragma once

#include "core/support/error.h"

namespace bubblebar {

/// Foreign text as sentences quote it: cut where nobody reads on, for a damaged file can hold a word of megabytes.
[[nodiscard]] QString shortened(const QString& text);

/// One sentence, translated, that names the place in the file and says what is wrong there.
[[nodiscard]] QString fileErrorText(const FileError& error);

} // namespace bubblebar
