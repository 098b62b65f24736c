#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

#include <QByteArray>
#include <QSize>

namespace bubblebar {

// A track as it lies on the table, as a picture to share. The picture carries the track (core/track/picturefile.h).
// Always in light colours, whatever the look on the screen.

/// Of the picture's sides.
inline constexpr int kMaxImageSide = 20'000;
/// Of a PNG, so that other programs can open it, which hold it as a whole.
inline constexpr qint64 kMaxImagePixels = 72'000'000;

inline constexpr int kLeastImageDpi = 10;
inline constexpr int kGreatestImageDpi = 2400;
inline constexpr int kUsualImageDpi = 96;

/// `size`: in pixels. The track is fitted into it with a margin. `dpi`: how large programs should show or print it.
struct ImageSize
{
    QSize size;
    int dpi = kUsualImageDpi;
};

/// A size in which the track fills the picture: 1600 pixels along its longer side.
[[nodiscard]] QSize usualImageSize(const Track& track);
/// Whether that size can be painted as PNG.
[[nodiscard]] bool isPaintable(QSize size);

/// The bytes of the files; in SVG a thousand tiles are painted in full, more of them as mere colours.
/// Precondition for PNG: isPaintable(). Empty where memory is short.
[[nodiscard]] QByteArray trackPng(const Track& track, const ImageSize& size);
[[nodiscard]] QByteArray trackSvg(const Track& track, const ImageSize& size);
/// One page of that size, without the track in it.
[[nodiscard]] QByteArray trackPdf(const Track& track, const ImageSize& size);

} // namespace bubblebar
