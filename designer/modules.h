#pragma once

#include <QtGlobal>

namespace bubblebar {

/// A function of one of the program's modules: parts that are loaded when they are needed, so that the program starts
/// without the libraries that only they link. Null where the module was not built or can't be loaded.
[[nodiscard]] QFunctionPointer moduleFunction(const char* module, const char* function);

} // namespace bubblebar
