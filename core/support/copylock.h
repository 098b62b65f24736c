#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace bubblebar {

/// Held by the program in whose window the work is, whose copy lies in the file. Null while another one holds it; it is
/// free again once that program is gone, however long it ran.
[[nodiscard]] std::shared_ptr<QLockFile> lockCopy(const QString& copy);

} // namespace bubblebar
