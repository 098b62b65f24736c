#pragma once

class QMenu;
class QWidget;

namespace bubblebar {

class Settings;

/// Opens the settings over the window. `settings` must live as long as the window.
void showSettings(Settings& settings, QWidget* window);

/// Adds "Settings…" to a window's menu. `settings` must live as long as the menu.
void addSettingsAction(QMenu& menu, Settings& settings);

} // namespace bubblebar
