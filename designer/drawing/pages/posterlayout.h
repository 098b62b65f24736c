#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <span>
#include <vector>

namespace bubblebar {

/// One page of a poster: row and column from 0.
struct PosterCell
{
    int row = 0;
    int column = 0;

    friend auto operator<=>(const PosterCell&, const PosterCell&) = default;
};

/// How a drawing at true size is spread over pages. Lengths in mm; the drawing's upper left corner is (0, 0), and so is
/// the first page's. Each page shares `overlap` with its neighbours: what is there twice can be glued.
struct PosterGrid
{
    QSizeF drawing;
    QSizeF area; ///< what one page shows
    double overlap = 0;
    int rows = 0;
    int columns = 0;
    std::vector<PosterCell> cells; ///< row by row; without those on whose own part of the drawing no tile lies

    /// What the page shows.
    [[nodiscard]] QRectF shown(PosterCell cell) const;
    /// The part that counts as the page's own: all it shows but what a page to its right or below shows again.
    [[nodiscard]] QRectF own(PosterCell cell) const;
    [[nodiscard]] bool contains(PosterCell cell) const;
};

/// Hexagons of a track at true size, for layouts.
struct TileShapes
{
    std::vector<QPointF> centres;
    double width = 0; ///< from edge to edge

    [[nodiscard]] double radius() const;
    [[nodiscard]] QRectF bounds() const;
    /// True where the tile and the box share more than a line.
    [[nodiscard]] bool touches(QPointF centre, const QRectF& box) const;
};

/// The smallest grid that begins at the drawing's upper left corner and covers it, without blank pages. Tiles touch a
/// few pages each, so this takes time by their number, not by the poster's size. `overlap` is below both sides of
/// `area`. No tiles, no pages.
[[nodiscard]] PosterGrid layoutPoster(const TileShapes& tiles, QSizeF area, double overlap);

/// "A" … "Z", "AA" …: how rows are called.
[[nodiscard]] QString rowLetters(int row);
/// "B3": the second row's third page.
[[nodiscard]] QString cellLabel(PosterCell cell);

} // namespace bubblebar
