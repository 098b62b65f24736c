#pragma once

#include <QImage>

#include <functional>

class QPainter;

namespace bubblebar::tests {

/// What `paint` paints about the middle of a transparent square, `pixels` for 200 units.
[[nodiscard]] QImage painted(const std::function<void(QPainter&)>& paint, int pixels = 100);

/// Share of pixels that something was painted on, 0 … 1.
[[nodiscard]] double coverage(const QImage& image);

/// Mean difference of the pixels that either image covers, in steps of 0 … 255.
[[nodiscard]] double difference(const QImage& a, const QImage& b);

/// How the picture looks to someone: Machado, Oliveira and Fernandes 2009 at full strength, or without any colour.
enum class Eye { Protan, Deutan, Tritan, Grey };
[[nodiscard]] QImage seenBy(Eye eye, QImage image);

} // namespace bubblebar::tests
