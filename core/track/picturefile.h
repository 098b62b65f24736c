#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

#include <QByteArray>

namespace bubblebar {

// Pictures that carry their track, so that a shared picture opens as a track. No picture is decoded for it.
//
// PNG: the chunks iTXt "bubblebar-track", the whole track file, and "bubblebar-code", the share code where there is
// one, both not compressed and before the picture's data. SVG: a <metadata> element with <track> and <code>, of the XML
// namespace kSvgNamespace, right after the <svg> tag.

inline constexpr QLatin1StringView kPngTrackKey("bubblebar-track");
inline constexpr QLatin1StringView kPngCodeKey("bubblebar-code");
inline constexpr QLatin1StringView kSvgNamespace("urn:bubblebar:track");

/// What a PNG with this track in it has right after its header.
[[nodiscard]] QByteArray pngTrackChunks(const Track& track);

/// A PNG or SVG picture with the track in it. Precondition: a whole picture without one.
[[nodiscard]] QByteArray pngWithTrack(const QByteArray& png, const Track& track);
[[nodiscard]] QByteArray svgWithTrack(const QByteArray& svg, const Track& track);

/// Whether the bytes begin like a PNG or like XML.
[[nodiscard]] bool isPicture(QByteArrayView bytes);

/// The track in a PNG or SVG. The picture's data may be cut off; what stands before it must be sound. Takes the share
/// code where there is nothing else.
[[nodiscard]] Result<Track> parsePicture(const QByteArray& bytes);

} // namespace bubblebar
