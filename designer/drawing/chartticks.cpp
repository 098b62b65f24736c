#include "designer/drawing/chartticks.h"

#include <cmath>
#include <initializer_list>

namespace bubblebar {

double niceStep(double whole, int labels)
{
    const double raw = whole / labels;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw)
            return factor * power;
    }
    return 10 * power;
}

} // namespace bubblebar
