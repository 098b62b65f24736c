#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace bubblebar {

/// What the designer remembers from one start to the next. The program around it keeps it (app).
class Preferences
{
public:
    virtual ~Preferences() = default;

    /// Of the window and of its docks, as QMainWindow saves them; empty at the first start.
    [[nodiscard]] virtual QByteArray designerGeometry() const = 0;
    virtual void setDesignerGeometry(const QByteArray& geometry) = 0;
    [[nodiscard]] virtual QByteArray designerLayout() const = 0;
    virtual void setDesignerLayout(const QByteArray& layout) = 0;

    [[nodiscard]] virtual bool isGridShown() const = 0;
    virtual void setGridShown(bool shown) = 0;

    /// Who designs: the author of the next new track.
    [[nodiscard]] virtual QString designerName() const = 0;
    virtual void setDesignerName(const QString& name) = 0;

    /// Absolute paths of tracks opened or saved last, newest first.
    [[nodiscard]] virtual QStringList recentTracks() const = 0;
    virtual void addRecentTrack(const QString& path) = 0;

    /// Where file dialogs begin.
    [[nodiscard]] virtual QString fileFolder() const = 0;
    virtual void setFileFolder(const QString& folder) = 0;
};

} // namespace bubblebar
