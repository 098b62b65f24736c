#pragma once

#include "core/support/error.h"

#include <QByteArray>
#include <QJsonObject>

namespace bubblebar {

/// The largest file that is read or written.
inline constexpr qint64 kMaxFileBytes = 8LL * 1024 * 1024;
/// How deep objects and lists may lie in each other in a file.
inline constexpr int kMaxJsonDepth = 256;
/// How deep they may lie in the value of one `x-` key. Smaller, so that a track that loads also loads inside a record.
inline constexpr int kMaxExtrasDepth = 64;

/// Reads the text of a file as one JSON object, strictly: at most kMaxFileBytes of UTF-8 (a byte order mark is
/// skipped), not empty, no key twice in one object, no control character or half a surrogate pair in a text, depth
/// within kMaxJsonDepth.
[[nodiscard]] Result<QJsonObject> parseJson(const QByteArray& bytes);

} // namespace bubblebar
