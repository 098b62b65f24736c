#pragma once

#include "core/track/tileset.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace bubblebar {

/// A cubic curve: one path of a face, from its end `a` to its end `b`.
struct Stem
{
    QPointF start;
    QPointF control1;
    QPointF control2;
    QPointF end;

    [[nodiscard]] QPointF at(double t) const;
    /// Direction in degrees, clockwise from the east.
    [[nodiscard]] double angleAt(double t) const;
    [[nodiscard]] double length() const;
    /// The piece between two parameters of at().
    [[nodiscard]] Stem piece(double from, double to) const;
    [[nodiscard]] Stem reversed() const { return {end, control2, control1, start}; }
    [[nodiscard]] QPainterPath path() const;
};

/// A small leaf beside a stem.
struct StemLeaf
{
    QPointF at;
    double angle = 0; ///< degrees, clockwise from the east
    double scale = 1;
};

/// Where everything on an unrotated face lies, in tile units from the tile's centre. Follows from the face alone, so
/// that the board, prints and routes agree.
struct FaceLayout
{
    explicit FaceLayout(const Face& face);

    std::vector<QPointF> spaces;
    std::vector<Stem> stems; ///< one a path, in the order of Face::paths
    std::vector<StemLeaf> leaves;
    std::vector<int> closedEdges; ///< own edges without an exit
    QPointF letter;               ///< in a corner, where it is free
    QPointF badge;                ///< in another corner
};

/// A space's place in tile units.
[[nodiscard]] QPointF spaceCentre(const Space& space);

} // namespace bubblebar
