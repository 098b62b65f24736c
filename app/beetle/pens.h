#pragma once

#include "core/beetle/record.h"

#include <QColor>

namespace bubblebar::beetle {

/// A pen's colour on paper in its tones.
struct PenTones
{
    QColor base;
    QColor light; ///< faces
    QColor dark;  ///< the pattern on the back
};

[[nodiscard]] const PenTones& tonesOf(PenColour colour);

} // namespace bubblebar::beetle
