#pragma once

namespace bubblebar {

/// The distance of the marks along a chart's axis: 1, 2 or 5 times a power of ten, so that about `labels` of them make
/// the `whole`. Both above 0.
[[nodiscard]] double niceStep(double whole, int labels);

} // namespace bubblebar
