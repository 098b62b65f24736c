#pragma once

#include <memory>

class QDialog;
class QWidget;

namespace bubblebar::beetle {

/// The rules in short.
[[nodiscard]] std::unique_ptr<QDialog> beetleRules(QWidget* parent = nullptr);

} // namespace bubblebar::beetle
