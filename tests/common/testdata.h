#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace bubblebar::tests {

/// The path of a file or folder below tests/data.
[[nodiscard]] QString dataPath(const QString& name);

/// The content of a file below tests/data; the test stops where there is none.
[[nodiscard]] QByteArray dataFile(const QString& name);

/// The names of the files of a folder below tests/data that match, without the folder, sorted.
[[nodiscard]] QStringList dataNames(const QString& folder, const QString& pattern);

} // namespace bubblebar::tests
