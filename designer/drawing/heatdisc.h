#pragma once

#include <QLocale>
#include <QPointF>
#include <QString>

class QPainter;

namespace bubblebar {

/// The disc of a heat map over a space, in tile units: the more, the larger, the darker, and with its number.
/// `share`: 0 … 1, the hottest space. `text`: short; empty where there is no room for it.
void paintHeatDisc(QPainter& painter, QPointF centre, double share, const QString& text);

[[nodiscard]] double heatRadius(double share);

/// A number short enough for a disc: "0.4", "2.3", "12".
[[nodiscard]] QString heatNumber(double number, const QLocale& locale);

} // namespace bubblebar
