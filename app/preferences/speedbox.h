#pragma once

#include "designer/widgets/livetexts.h"

#include <QWidget>

namespace bubblebar {

class Settings;

/// How fast moves are shown, in a tool bar: the label and the box are one widget, so that they stay together in a bar
/// that is too short for all.
class SpeedBox : public QWidget
{
    Q_OBJECT

public:
    /// The settings must live as long as the box. `tip`: what is shown faster or slower.
    SpeedBox(Settings& settings, const LiveText& tip, QWidget* parent = nullptr);
};

} // namespace bubblebar
