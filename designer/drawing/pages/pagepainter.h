#pragma once

#include "designer/drawing/pages/pageset.h"

#include <QPageLayout>

class QPainter;

namespace bubblebar {

/// Paints a page, for preview, printer and files alike. The painter's unit is 1 mm and its origin the paper's upper
/// left corner, whatever the device; the paper itself is not painted. Light colours only, no black grounds. All is
/// vector but for what the device makes of it.
///
/// On a printer: give it pageLayout() and setFullPage(true), and scale the painter by its dots per inch / 25.4.
void paintPage(QPainter& painter, const PageSet& set, int page);

/// The paper of all pages as Qt's printers and PDF files want it, at its exact size, without margins.
[[nodiscard]] QPageLayout pageLayout(const PageSet& set);

} // namespace bubblebar
