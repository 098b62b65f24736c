#pragma once

#include "core/track/colour.h"
#include "designer/drawing/palette.h"

#include <QLatin1String>
#include <QRectF>

#include <optional>

class QPainter;

namespace bubblebar {

/// How a picture of the resources is painted.
struct ArtLook
{
    Tone tone;
    std::optional<Colour> owner; ///< "your beetle" of the card pictures takes this colour
};

/// Paints `:/art/board/<name>.svg` so that its view box fills `box`. Each picture is read once a thread and look.
void paintArt(QPainter& painter, QLatin1String name, const QRectF& box, const ArtLook& look = {});

/// The same for a square picture of 200 units about `centre`, painted at `scale`.
void paintArt(QPainter& painter, QLatin1String name, QPointF centre, double scale, const ArtLook& look = {});

/// True where the resources hold a picture of that name.
[[nodiscard]] bool hasArt(QLatin1String name);

} // namespace bubblebar
