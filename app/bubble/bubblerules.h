#pragma once

#include <memory>

class QDialog;
class QWidget;

namespace bubblebar {

/// The rules in short.
[[nodiscard]] std::unique_ptr<QDialog> bubbleRules(QWidget* parent = nullptr);

} // namespace bubblebar
