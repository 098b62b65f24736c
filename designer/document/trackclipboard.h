#pragma once

#include "core/track/track.h"

#include <tl/expected.hpp>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace bubblebar {

/// Puts a draft on the clipboard: as a track file, and as its text, which can be sent to friends.
void copyDraft(const Track& draft);

/// The track that was copied, here, in another window, or as text or a share code; else one sentence that says why
/// there is none.
[[nodiscard]] tl::expected<Track, QString> draftFrom(const QMimeData& data);
[[nodiscard]] tl::expected<Track, QString> draftOnClipboard();

} // namespace bubblebar
