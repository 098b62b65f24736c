#pragma once

#include <QString>

namespace bubblebar {

/// A title as QSvgGenerator::setTitle() needs it: that writes it into the file as it is, so what means something in XML
/// is escaped, and what may not be in XML is left out.
[[nodiscard]] QString svgTitle(const QString& text);

} // namespace bubblebar
