#pragma once

#include "designer/preferences.h"
#include "designer/window/designerdialogs.h"

namespace bubblebar::tests {

/// Remembers for the length of a test.
class MemoryPreferences : public Preferences
{
public:
    [[nodiscard]] QByteArray designerGeometry() const override { return geometry; }
    void setDesignerGeometry(const QByteArray& value) override { geometry = value; }
    [[nodiscard]] QByteArray designerLayout() const override { return layout; }
    void setDesignerLayout(const QByteArray& value) override { layout = value; }
    [[nodiscard]] bool isGridShown() const override { return grid; }
    void setGridShown(bool shown) override { grid = shown; }
    [[nodiscard]] QString designerName() const override { return name; }
    void setDesignerName(const QString& value) override { name = value; }
    [[nodiscard]] QStringList recentTracks() const override { return recent; }
    void addRecentTrack(const QString& path) override { recent.prepend(path); }
    [[nodiscard]] QString fileFolder() const override { return folder; }
    void setFileFolder(const QString& value) override { folder = value; }

    QByteArray geometry;
    QByteArray layout;
    bool grid = true;
    QString name;
    QStringList recent;
    QString folder;
};

/// Gives the answers that a test has put in.
class PresetDialogs : public DesignerDialogs
{
public:
    [[nodiscard]] QString chooseTrack(const QString& /*folder*/, QWidget* /*parent*/) override { return path; }
    [[nodiscard]] QString chooseTileSet(const QString& /*folder*/, QWidget* /*parent*/) override { return path; }
    [[nodiscard]] QString chooseSaveFile(const QString& proposal, QWidget* /*parent*/) override
    {
        proposed = proposal;
        return path;
    }
    [[nodiscard]] QString choosePdf(const QString& proposal, QWidget* parent) override
    {
        return chooseSaveFile(proposal, parent);
    }
    [[nodiscard]] QString choosePicture(const QString& proposal, QWidget* parent) override
    {
        return chooseSaveFile(proposal, parent);
    }
    [[nodiscard]] SaveAnswer askToSave(const QString& /*name*/, QWidget* /*parent*/) override
    {
        ++asked;
        return answer;
    }
    [[nodiscard]] bool askToReplace(const QStringList& files, QWidget* /*parent*/) override
    {
        existing = files;
        return mayReplace;
    }
    void tell(const QString& title, const QString& sentence, const QString& reason, QWidget* /*parent*/) override
    {
        told << title + u'\n' + sentence + u'\n' + reason;
    }

    QString path;
    SaveAnswer answer = SaveAnswer::Stay;
    QString proposed;
    QStringList existing;
    bool mayReplace = false;
    int asked = 0;
    QStringList told;
};

} // namespace bubblebar::tests
