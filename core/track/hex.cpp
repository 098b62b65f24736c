#include "core/track/hex.h"

#include <cmath>

namespace bubblebar {

Hex nearestHex(double x, double row)
{
    // Cube rounding: the coordinate that was rounded furthest follows from the other two.
    const double q = (x - row) / 2;
    const double s = -q - row;
    double wholeQ = std::round(q);
    double wholeR = std::round(row);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q);
    const double offR = std::abs(wholeR - row);
    const double offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS)
        wholeQ = -wholeR - wholeS;
    else if (offR > offS)
        wholeR = -wholeQ - wholeS;
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

} // namespace bubblebar
