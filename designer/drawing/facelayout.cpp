#include "designer/drawing/facelayout.h"

#include "designer/drawing/flower.h"
#include "designer/drawing/tracklayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bubblebar {

namespace {

constexpr double kBow = 0.24;         // of the chord: how far a stem between spaces swings outwards
constexpr double kEdgeControl = 0.68; // of the edge's middle: a stem leaves the edge at right angles
constexpr double kClear = kFlowerRadius + 6;
constexpr int kSamples = 10;
constexpr double kLetterAt = 83;
constexpr double kBadgeAt = 77;

double lengthOf(QPointF v)
{
    return std::hypot(v.x(), v.y());
}

Stem quadratic(QPointF start, QPointF control, QPointF end)
{
    return {start, (start + 2 * control) / 3, (end + 2 * control) / 3, end};
}

/// How far the stem runs through other flowers than those at its ends, and off the tile. 0: not at all.
double trespass(const Stem& stem, const std::vector<QPointF>& spaces)
{
    static const std::array<QPointF, 3> kNormals {edgeMiddle(0) / kTileApothem, edgeMiddle(1) / kTileApothem,
                                                  edgeMiddle(2) / kTileApothem};
    constexpr double kInner = kTileApothem - 14;
    double sum = 0;
    for (int i = 1; i < kSamples; ++i) {
        const QPointF point = stem.at(static_cast<double>(i) / kSamples);
        for (const QPointF& space : spaces) {
            if (space != stem.start && space != stem.end)
                sum += std::max(0.0, kClear - lengthOf(point - space));
        }
        for (const QPointF& normal : kNormals)
            sum += 2 * std::max(0.0, std::abs(QPointF::dotProduct(point, normal)) - kInner);
    }
    return sum;
}

/// Chord with the control pushed sideways: bow > 0 away from the tile's centre.
Stem bowed(QPointF start, QPointF end, double bow)
{
    const QPointF chord = end - start;
    QPointF side(-chord.y(), chord.x());
    const QPointF middle = (start + end) / 2;
    if (QPointF::dotProduct(side, middle) < 0)
        side = -side;
    return quadratic(start, middle + bow * side, end);
}

Stem stemBetween(QPointF start, QPointF end, const std::vector<QPointF>& spaces)
{
    static constexpr std::array kBows {kBow, 0.12, 0.0, -0.14, -0.26, 0.36, -0.38, 0.5};
    Stem best = bowed(start, end, kBow);
    double least = trespass(best, spaces);
    for (const double bow : kBows) {
        if (least <= 0)
            break;
        const Stem stem = bowed(start, end, bow);
        const double cost = trespass(stem, spaces);
        if (cost < least - 1) {
            best = stem;
            least = cost;
        }
    }
    return best;
}

/// From the middle of an edge to a space.
Stem stemFromEdge(int edge, QPointF space, const std::vector<QPointF>& spaces)
{
    const QPointF middle = edgeMiddle(edge);
    const QPointF normal = middle / kTileApothem;
    // A flower near the edge would make the stem turn back: the control stays between the two.
    const double depth = QPointF::dotProduct(space, normal);
    const double control = std::max(kEdgeControl * kTileApothem, (depth + kTileApothem) / 2);
    Stem best = quadratic(middle, control * normal, space);
    double least = trespass(best, spaces);
    const QPointF chord = space - middle;
    for (const double swing : {0.2, -0.2, 0.4, -0.4}) {
        const QPointF side = swing * QPointF(-chord.y(), chord.x());
        const Stem stem {middle, 0.72 * middle, middle + 0.55 * chord + side, space};
        const double cost = trespass(stem, spaces);
        if (cost < least - 12) {
            best = stem;
            least = cost;
        }
    }
    return best;
}

QPointF placeOf(PathEnd end, const std::vector<QPointF>& spaces)
{
    return end.isEdge ? edgeMiddle(end.number) : spaces[static_cast<std::size_t>(end.number)];
}

Stem stemOf(const Path& path, const std::vector<QPointF>& spaces)
{
    if (path.a.isEdge)
        return stemFromEdge(path.a.number, placeOf(path.b, spaces), spaces);
    if (path.b.isEdge)
        return stemFromEdge(path.b.number, placeOf(path.a, spaces), spaces).reversed();
    return stemBetween(placeOf(path.a, spaces), placeOf(path.b, spaces), spaces);
}

double clearance(QPointF point, const std::vector<QPointF>& spaces)
{
    double least = std::numeric_limits<double>::max();
    for (const QPointF& space : spaces)
        least = std::min(least, lengthOf(point - space));
    return least;
}

/// The first of the corners, in the order given, that lies clear of all flowers; else the clearest.
int freeCorner(std::initializer_list<int> corners, double distance, double wanted, const std::vector<QPointF>& spaces,
               int taken)
{
    int best = *corners.begin();
    double most = -1;
    for (const int corner : corners) {
        if (corner == taken)
            continue;
        const double clear = clearance(turned({0, -distance}, 60.0 * corner), spaces);
        if (clear >= wanted)
            return corner;
        if (clear > most) {
            best = corner;
            most = clear;
        }
    }
    return best;
}

/// A leaf where a stem has room for one: on the outer side of links, on every other exit.
std::vector<StemLeaf> leavesOf(const FaceLayout& layout)
{
    std::vector<StemLeaf> leaves;
    for (std::size_t i = 0; i < layout.stems.size(); ++i) {
        const Stem& stem = layout.stems[i];
        const QPointF middle = stem.at(0.5);
        if (clearance(middle, layout.spaces) < kFlowerRadius + 4)
            continue;
        const double side = i % 2 == 0 ? 1 : -1;
        const double angle = stem.angleAt(0.5);
        const QPointF foot = middle + turned({0, side * 4}, angle);
        leaves.push_back({foot, angle + side * 40, 0.85});
    }
    return leaves;
}

} // namespace

QPointF Stem::at(double t) const
{
    const double u = 1 - t;
    return u * u * u * start + 3 * u * u * t * control1 + 3 * u * t * t * control2 + t * t * t * end;
}

double Stem::angleAt(double t) const
{
    const double u = 1 - t;
    const QPointF along = u * u * (control1 - start) + 2 * u * t * (control2 - control1) + t * t * (end - control2);
    return std::atan2(along.y(), along.x()) * 180 / M_PI;
}

double Stem::length() const
{
    return path().length();
}

Stem Stem::piece(double from, double to) const
{
    const auto slope = [this](double t) {
        const double u = 1 - t;
        return u * u * (control1 - start) + 2 * u * t * (control2 - control1) + t * t * (end - control2);
    };
    return {at(from), at(from) + (to - from) * slope(from), at(to) - (to - from) * slope(to), at(to)};
}

QPainterPath Stem::path() const
{
    QPainterPath path(start);
    path.cubicTo(control1, control2, end);
    return path;
}

FaceLayout::FaceLayout(const Face& face)
{
    for (const Space& space : face.spaces)
        spaces.push_back(spaceCentre(space));
    for (const Path& path : face.paths)
        stems.push_back(stemOf(path, spaces));
    for (int edge = 0; edge < kEdges; ++edge) {
        if (!face.exitSpace(edge))
            closedEdges.push_back(edge);
    }
    const int letterCorner = freeCorner({0, 1, 5, 2, 4, 3}, kLetterAt, kFlowerRadius + 7, spaces, -1);
    const int badgeCorner = freeCorner({3, 2, 4, 1, 5, 0}, kBadgeAt, kFlowerRadius + 14, spaces, letterCorner);
    letter = turned({0, -kLetterAt}, 60.0 * letterCorner);
    badge = turned({0, -kBadgeAt}, 60.0 * badgeCorner);
    leaves = leavesOf(*this);
}

QPointF spaceCentre(const Space& space)
{
    return {space.x * kTileRadius, space.y * kTileRadius};
}

} // namespace bubblebar
