#pragma once

#include "app/help/helptopic.h"

#include <QPoint>

#include <optional>

class QWidget;

namespace bubblebar {

struct Pick;
struct Race;

/// The page about the widget or what it is part of. `pointer`: the place pointed at, in global pixels; where there is
/// none, what the keyboard is on counts. Nothing for widgets that no page tells of.
[[nodiscard]] std::optional<HelpTopic> helpTopicAt(const QWidget& widget, std::optional<QPoint> pointer);

/// The page about what lies there on the board.
[[nodiscard]] HelpTopic helpTopicOf(const Race& race, const Pick& pick);

} // namespace bubblebar
