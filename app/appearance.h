#pragma once

#include <cstdint>

class QPalette;

namespace bubblebar {

class Settings;

/// Setting::Colours
enum class Colours : std::uint8_t { System, Light, Dark };

/// The colours of windows where the user wants others than the system's.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Gives all windows the colours that the settings ask for, now and whenever the setting changes. `settings` must live
/// as long as the application.
void followColours(const Settings& settings);

} // namespace bubblebar
