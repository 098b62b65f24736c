#pragma once

#include <memory>

class QDialog;
class QWidget;

namespace bubblebar::beep {

/// The rules in short.
[[nodiscard]] std::unique_ptr<QDialog> beepRules(QWidget* parent = nullptr);

} // namespace bubblebar::beep
