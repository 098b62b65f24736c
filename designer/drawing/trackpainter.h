#pragma once

#include "designer/drawing/tilepainter.h"

#include <QImage>

namespace bubblebar {

/// Paints all tiles of a track with their shadows, in tile units about the hex [0, 0]; nothing behind them.
void paintTrack(QPainter& painter, const Track& track, const TileLook& look = {});

/// The table's wood, behind a track. `unit`: height of a plank.
void paintTable(QPainter& painter, const QRectF& area, bool dark, double unit = 120);
/// The same without grain, only with the lines between the planks: for files and paper.
void paintPlainTable(QPainter& painter, const QRectF& area, bool dark, double unit = 120);

/// A picture of the whole track, fitted into `size`; transparent round it.
[[nodiscard]] QImage trackPicture(const Track& track, QSize size, bool dark = false);

} // namespace bubblebar
