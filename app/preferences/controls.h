#pragma once

#include "app/settings.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QWidget;

namespace bubblebar {

// Controls that show a setting and change it, whoever changes it. `settings` must live as long as they do.

[[nodiscard]] QCheckBox* flagBox(Settings& settings, Setting setting, const QString& text, QWidget* parent);

/// A box of the numbers from 0, one for each name.
[[nodiscard]] QComboBox* numberBox(Settings& settings, Setting setting, const QStringList& names, QWidget* parent);

} // namespace bubblebar
