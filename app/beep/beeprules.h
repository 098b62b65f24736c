#pragma once

class QWidget;

namespace bubblebar::beep {

/// The rules in short.
void showBeepRules(QWidget* parent);

} // namespace bubblebar::beep
