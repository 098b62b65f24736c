#pragma once

#include "designer/drawing/palette.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace bubblebar {

/// How text on paper looks.
struct PaperFont
{
    double size = 3.4; ///< mm from line to line, about
    bool bold = false;
    bool fixed = false; ///< all characters equally wide
    QColor colour = palette::kInk;
};

// Text for painters whose unit is 1 mm. It stays text in PDF; SVG takes it as shapes, as the fonts of whoever opens the
// file are unknown. Control characters and line ends count as spaces.

/// In mm.
[[nodiscard]] double paperTextWidth(const QString& text, const PaperFont& font);

/// One line in the box, up and down in its middle; where it is too long a quarter smaller, then shortened with ….
void paintPaperLine(QPainter& painter, const QRectF& box, const QString& text, const PaperFont& font,
                    Qt::Alignment across = Qt::AlignLeft);

/// As many lines as fit into the box, from its top; the last one shortened where that is not all. Returns their height.
double paintPaperText(QPainter& painter, const QRectF& box, const QString& text, const PaperFont& font);

/// The same, in the largest size from `font.size` down to `leastSize` in which all of it fits.
double paintFittedText(QPainter& painter, const QRectF& box, const QString& text, PaperFont font, double leastSize);

} // namespace bubblebar
