#pragma once

#include "core/support/error.h"
#include "core/support/jsonparse.h"

#include <QByteArray>
#include <QString>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace bubblebar {

/// The bytes of a file of at most kMaxFileBytes.
[[nodiscard]] Result<QByteArray> readFile(const QString& path);

/// The same for what need not be read as a whole: of a larger file, kMaxFileBytes + 1 bytes come, by which parsers see
/// that it is too large.
[[nodiscard]] Result<QByteArray> readFileStart(const QString& path);
/// The same for what is open already, such as standard input.
[[nodiscard]] QByteArray readDeviceStart(QIODevice& device);

/// Writes a whole file or nothing: where it fails, a file that was there before stays as it was.
/// Refuses more than kMaxFileBytes, which could not be read again.
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);
/// The same without a limit, for pictures.
[[nodiscard]] Result<void> writeLargeFile(const QString& path, const QByteArray& bytes);

} // namespace bubblebar
