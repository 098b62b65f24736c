#pragma once

class QWidget;

namespace bubblebar {

class Settings;

/// False where the user's system asks for less motion, which counts for more than the settings.
[[nodiscard]] bool wantsMotion(const QWidget& widget);

/// What the times of animations are multiplied with at a table: Setting::TableSpeed, and 0 where the user's system asks
/// for less motion.
[[nodiscard]] double motionPace(const Settings& settings, const QWidget& widget);

} // namespace bubblebar
