#include "app/recentfiles.h"

#include "app/settings.h"

#include <QFileInfo>

namespace bubblebar {

QStringList recentFiles(const Settings& settings)
{
    QStringList present;
    for (const QString& path : settings.lines(Setting::RecentFiles))
        if (QFileInfo(path).isFile())
            present << path;
    return present;
}

void addRecentFile(Settings& settings, const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = settings.lines(Setting::RecentFiles);
    paths.removeAll(absolute);
    paths.prepend(absolute);
    settings.setLines(Setting::RecentFiles, paths.mid(0, kMaxRecentFiles));
}

void clearRecentFiles(Settings& settings)
{
    settings.setLines(Setting::RecentFiles, {});
}

} // namespace bubblebar
