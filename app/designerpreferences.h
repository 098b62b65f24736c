#pragma once

#include "designer/preferences.h"

namespace bubblebar {

class Settings;

/// What the designer remembers, kept among the program's settings.
class DesignerPreferences : public Preferences
{
public:
    /// `settings` must live as long.
    explicit DesignerPreferences(Settings& settings);

    [[nodiscard]] QByteArray designerGeometry() const override;
    void setDesignerGeometry(const QByteArray& geometry) override;
    [[nodiscard]] QByteArray designerLayout() const override;
    void setDesignerLayout(const QByteArray& layout) override;
    [[nodiscard]] bool isGridShown() const override;
    void setGridShown(bool shown) override;
    [[nodiscard]] QString designerName() const override;
    void setDesignerName(const QString& name) override;
    [[nodiscard]] QStringList recentTracks() const override;
    void addRecentTrack(const QString& path) override;
    [[nodiscard]] QString fileFolder() const override;
    void setFileFolder(const QString& folder) override;

private:
    Settings& m_settings;
};

} // namespace bubblebar
