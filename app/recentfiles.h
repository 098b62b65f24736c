#pragma once

#include <QString>
#include <QStringList>

namespace bubblebar {

class Settings;

inline constexpr int kMaxRecentFiles = 10;

/// The files opened or saved last, newest first, as absolute paths. Files that are gone are left out.
/// Settings::changed tells of a change (Setting::RecentFiles).
[[nodiscard]] QStringList recentFiles(const Settings& settings);

void addRecentFile(Settings& settings, const QString& path);
void clearRecentFiles(Settings& settings);

} // namespace bubblebar
