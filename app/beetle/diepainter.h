#pragma once

#include <QIcon>

class QPainter;
class QRectF;

namespace bubblebar::beetle {

/// Paints a die that shows `number`, 1 … 6, turned clockwise by `angle` degrees in the middle of `box`.
void paintDie(QPainter& painter, const QRectF& box, int number, double angle = 0);

/// A small die, sharp at any size.
[[nodiscard]] QIcon dieIcon(int number);

} // namespace bubblebar::beetle
