#pragma once

#include "designer/drawing/flower.h"
#include "designer/drawing/pages/pageset.h"

#include <span>

class QPainter;

namespace bubblebar {

// The parts of paintPage(): each paints what is within the margins of one kind of page, and its marks outside.

void paintPlan(QPainter& painter, const PageSet& set, const PlanPage& page);
void paintList(QPainter& painter, const PageSet& set, const ListPage& page);
void paintMap(QPainter& painter, const PageSet& set);
void paintPoster(QPainter& painter, const PageSet& set, const PosterPage& page);
void paintSheet(QPainter& painter, const PageSet& set, const SheetPage& page);

/// Ticks outside of a box, within what the printer reaches: where to cut. `across`: places on its upper and lower side,
/// `down`: on its left and right side.
void paintCutMarks(QPainter& painter, const PageFrame& frame, const QRectF& box, std::span<const double> across,
                   std::span<const double> down);
/// The same at the box's corners.
void paintCropMarks(QPainter& painter, const PageFrame& frame, const QRectF& box);
/// A black bar with feet, as long as the box, its length in mm written beside it.
void paintTestLine(QPainter& painter, const QRectF& box);
/// The square with its side written in it.
void paintTestSquare(QPainter& painter, QPointF corner);
/// A ring with a cross, to see how well fronts and backs meet.
void paintRegistrationMark(QPainter& painter, QPointF centre, double radius);

/// A stem along the box with a flower of each colour.
void paintFlowerLine(QPainter& painter, const QRectF& box);

/// How much a tile of so many mm shows on paper.
[[nodiscard]] Detail paperDetail(double tileWidth);

/// The part of a track that is wholly or partly in `box`, without shadows: `origin` is where the hex [0, 0] lies.
void paintTilesIn(QPainter& painter, const Track& track, const QRectF& box, QPointF origin, double tileWidth);

} // namespace bubblebar
