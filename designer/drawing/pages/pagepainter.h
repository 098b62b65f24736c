#pragma once

#include "designer/drawing/pages/pageset.h"

class QPainter;

namespace bubblebar {

/// Paints a page, for preview, printer and files alike. The painter's unit is 1 mm and its origin the paper's upper
/// left corner, whatever the device; the paper itself is not painted. Light colours only, no black grounds. All is
/// vector but for what the device makes of it.
void paintPage(QPainter& painter, const PageSet& set, int page);

} // namespace bubblebar
