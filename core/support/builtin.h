#pragma once

#include "core/support/atomicfile.h"
#include "core/support/errortext.h"

#include <memory>

namespace bubblebar {

/// The content of a file that the program itself brings, by its path among the resources (":/…"). Damage to it is a
/// broken build, not a user's file, so it ends the program.
template <class T>
[[nodiscard]] std::shared_ptr<const T> builtIn(const QString& path, Result<T> (*parse)(const QByteArray&))
{
    Result<T> content = readFile(path).and_then(parse);
    if (!content)
        qFatal("%s: %s", qUtf8Printable(path), qUtf8Printable(fileErrorText(content.error())));
    return std::make_shared<const T>(std::move(*content));
}

} // namespace bubblebar
