#pragma once

#include "designer/drawing/pages/exportpages.h"

namespace bubblebar {

class Printer;

/// Prints the pages that the user asked of the printer, on paper, in the direction and on the sides that they want. On
/// an error or a cancel the job is taken back, where the printer allows that.
[[nodiscard]] tl::expected<void, ExportProblem> printPages(const PageSet& set, Printer& printer,
                                                           const ExportProgress& progress = {});

} // namespace bubblebar
