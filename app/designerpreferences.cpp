#include "app/designerpreferences.h"

#include "app/files.h"
#include "app/recentfiles.h"
#include "app/settings.h"

namespace bubblebar {

DesignerPreferences::DesignerPreferences(Settings& settings)
    : m_settings(settings)
{
}

QByteArray DesignerPreferences::designerGeometry() const
{
    return m_settings.bytes(Setting::DesignerGeometry);
}

void DesignerPreferences::setDesignerGeometry(const QByteArray& geometry)
{
    m_settings.setBytes(Setting::DesignerGeometry, geometry);
}

QByteArray DesignerPreferences::designerLayout() const
{
    return m_settings.bytes(Setting::DesignerLayout);
}

void DesignerPreferences::setDesignerLayout(const QByteArray& layout)
{
    m_settings.setBytes(Setting::DesignerLayout, layout);
}

bool DesignerPreferences::isGridShown() const
{
    return m_settings.flag(Setting::DesignerGrid);
}

void DesignerPreferences::setGridShown(bool shown)
{
    m_settings.setFlag(Setting::DesignerGrid, shown);
}

QString DesignerPreferences::designerName() const
{
    return m_settings.text(Setting::DesignerName);
}

void DesignerPreferences::setDesignerName(const QString& name)
{
    m_settings.setText(Setting::DesignerName, name);
}

QStringList DesignerPreferences::recentTracks() const
{
    QStringList tracks;
    for (const QString& path : recentFiles(m_settings))
        if (isTrackFile(path))
            tracks << path;
    return tracks;
}

void DesignerPreferences::addRecentTrack(const QString& path)
{
    addRecentFile(m_settings, path);
}

QString DesignerPreferences::fileFolder() const
{
    return m_settings.text(Setting::FileFolder);
}

void DesignerPreferences::setFileFolder(const QString& folder)
{
    m_settings.setText(Setting::FileFolder, folder);
}

} // namespace bubblebar
