#pragma once

#include "designer/drawing/pages/exportpages.h"

class QPrinter;
class QPrinterInfo;

namespace bubblebar {

/// What the printer can't reach on this paper: its widest margin in mm.
[[nodiscard]] double printerMargin(const QPrinterInfo& printer, QSizeF paper);

/// Paper, direction and sides as the pages want them.
void setUpPrinter(QPrinter& printer, const PageSet& set);

/// Prints the pages that the printer's range asks for. On an error or a cancel the job is taken back, where the printer
/// allows that.
[[nodiscard]] tl::expected<void, ExportProblem> printPages(const PageSet& set, QPrinter& printer,
                                                           const ExportProgress& progress = {});

} // namespace bubblebar
