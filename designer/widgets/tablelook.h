#pragma once

#include "designer/drawing/palette.h"

#include <QPalette>

namespace bubblebar {

/// True where the user's colours are dark ones; the table then turns to walnut.
[[nodiscard]] inline bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

} // namespace bubblebar
