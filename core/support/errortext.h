#pragma once

#include "core/support/error.h"

namespace bubblebar {

/// One sentence, translated, that names the place in the file and says what is wrong there.
[[nodiscard]] QString fileErrorText(const FileError& error);

} // namespace bubblebar
