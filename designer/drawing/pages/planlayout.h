#pragma once

#include "core/track/track.h"
#include "designer/drawing/pages/pageframe.h"

#include <vector>

namespace bubblebar {

/// One line of a build list.
struct BuildStep
{
    int tile = 0; ///< index into Track::tiles
    int row = 1;  ///< from 1, the track's uppermost row of hexes
};
/// All tiles row by row, each from left to right: the order in which the picture is read.
[[nodiscard]] std::vector<BuildStep> buildList(const Track& track);

/// Where the letter in the tile's corner points, as an hour of the clock: 12, 2, 4, 6, 8 or 10. Each turn of 60°
/// clockwise (R2) is two hours.
[[nodiscard]] int letterHour(const Face& face, int rotation);

/// Up to so many tiles the list stands beside the picture.
inline constexpr int kListBesidePicture = 40;

/// How lines of a build list fill a box: column by column.
struct ListLayout
{
    QRectF box;
    int columns = 0; ///< 0: no list here
    int rows = 0;
    double lineHeight = 0;

    [[nodiscard]] int capacity() const { return columns * rows; }
    /// The box of the line, 0 … capacity() − 1.
    [[nodiscard]] QRectF line(int index) const;
};

/// What lies where on a plan's first page, in mm.
struct PlanLayout
{
    QRectF title;
    QRectF picture;
    ListLayout list;     ///< without columns where the list follows on pages of its own
    QRectF foot;         ///< share code and explanations
    QRectF code;         ///< in the foot: the share code, with its QR code at the left
    QRectF explanation;  ///< in the foot
    double qrSide = 0;   ///< of the QR code; 0 where there is none, or no room to print it readably
    double tileUnit = 0; ///< mm for one tile unit (see tracklayout.h); 0 for a track without tiles

    [[nodiscard]] double tileWidth() const;
};
[[nodiscard]] PlanLayout layoutPlan(const Track& track, const PageFrame& frame);
/// A page of nothing but the list, below its heading.
[[nodiscard]] ListLayout layoutListPage(const PageFrame& frame);

/// Where a plan's heading stands on the pages that follow the first.
[[nodiscard]] QRectF listPageTitle(const PageFrame& frame);

/// Room left of the picture for the numbers of the rows.
inline constexpr double kRowNumbers = 7;

} // namespace bubblebar
