#include "designer/drawing/pages/posterlayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace bubblebar {

namespace {

/// Far below what a printer can show, far above the error of sums.
constexpr double kTouching = 1e-6;

int pagesFor(double length, double area, double overlap)
{
    return std::max(1, static_cast<int>(std::ceil((length - overlap - kTouching) / (area - overlap))));
}

struct Steps
{
    double step = 1;
    int count = 1;

    /// The page that the place belongs to; the last one owns all that follows.
    [[nodiscard]] int pageAt(double place) const
    {
        return std::clamp(static_cast<int>(std::floor(place / step)), 0, count - 1);
    }
};

} // namespace

QRectF PosterGrid::shown(PosterCell cell) const
{
    return {cell.column * (area.width() - overlap), cell.row * (area.height() - overlap), area.width(), area.height()};
}

QRectF PosterGrid::own(PosterCell cell) const
{
    const bool lastColumn = cell.column == columns - 1;
    const bool lastRow = cell.row == rows - 1;
    return shown(cell).adjusted(0, 0, lastColumn ? 0 : -overlap, lastRow ? 0 : -overlap);
}

bool PosterGrid::contains(PosterCell cell) const
{
    return std::ranges::binary_search(cells, cell);
}

double TileShapes::radius() const
{
    return width / std::sqrt(3.0);
}

QRectF TileShapes::bounds() const
{
    QRectF bounds;
    for (const QPointF centre : centres)
        bounds |= QRectF(centre.x() - width / 2, centre.y() - radius(), width, 2 * radius());
    return bounds;
}

bool TileShapes::touches(QPointF centre, const QRectF& box) const
{
    // Two convex shapes are apart where they are apart along the normal of one of their sides.
    struct Axis
    {
        QPointF normal;
        double reach; // of the tile
    };
    const double sine = std::sqrt(3.0) / 2;
    const std::array axes {Axis {{1, 0}, width / 2}, Axis {{0, 1}, radius()}, Axis {{0.5, sine}, width / 2},
                           Axis {{0.5, -sine}, width / 2}};
    const QPointF apart = box.center() - centre;
    return std::ranges::all_of(axes, [&](const Axis& axis) {
        const double boxReach =
            (box.width() * std::abs(axis.normal.x()) + box.height() * std::abs(axis.normal.y())) / 2;
        return std::abs(QPointF::dotProduct(apart, axis.normal)) < axis.reach + boxReach - kTouching;
    });
}

PosterGrid layoutPoster(const TileShapes& tiles, QSizeF area, double overlap)
{
    PosterGrid grid;
    grid.area = area;
    grid.overlap = overlap;
    if (tiles.centres.empty())
        return grid;
    const QRectF bounds = tiles.bounds();
    grid.drawing = bounds.size();
    grid.columns = pagesFor(bounds.width(), area.width(), overlap);
    grid.rows = pagesFor(bounds.height(), area.height(), overlap);
    const Steps across {area.width() - overlap, grid.columns};
    const Steps down {area.height() - overlap, grid.rows};
    const QPointF reach(tiles.width / 2, tiles.radius());
    std::set<PosterCell> cells;
    for (const QPointF& place : tiles.centres) {
        const QPointF centre = place - bounds.topLeft();
        const QPointF from = centre - reach;
        const QPointF to = centre + reach;
        for (int row = down.pageAt(from.y()); row <= down.pageAt(to.y()); ++row) {
            for (int column = across.pageAt(from.x()); column <= across.pageAt(to.x()); ++column) {
                if (tiles.touches(centre, grid.own({row, column})))
                    cells.insert({row, column});
            }
        }
    }
    grid.cells.assign(cells.begin(), cells.end());
    return grid;
}

QString rowLetters(int row)
{
    QString letters;
    for (int rest = row; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + rest % 26));
    return letters;
}

QString cellLabel(PosterCell cell)
{
    return rowLetters(cell.row) + QString::number(cell.column + 1);
}

} // namespace bubblebar
