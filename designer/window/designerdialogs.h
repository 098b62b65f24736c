#pragma once

#include <QStringList>

class QWidget;

namespace bubblebar {

/// What the designer's windows ask people. Tests put answers of their own in its place.
class DesignerDialogs
{
public:
    enum class SaveAnswer { Save, DontSave, Stay };

    virtual ~DesignerDialogs() = default;

    // Absolute paths; empty where nothing was chosen.
    [[nodiscard]] virtual QString chooseTrack(const QString& folder, QWidget* parent);
    [[nodiscard]] virtual QString chooseTileSet(const QString& folder, QWidget* parent);
    [[nodiscard]] virtual QString chooseSaveFile(const QString& proposed, QWidget* parent);
    [[nodiscard]] virtual QString choosePdf(const QString& proposed, QWidget* parent);
    /// A PNG or an SVG file, as its suffix says.
    [[nodiscard]] virtual QString choosePicture(const QString& proposed, QWidget* parent);

    /// `name`: of the track with unsaved changes.
    [[nodiscard]] virtual SaveAnswer askToSave(const QString& name, QWidget* parent);
    /// Several files are written under names made from the one chosen; `existing` of them are there already.
    [[nodiscard]] virtual bool askToReplace(const QStringList& existing, QWidget* parent);
    /// Tells what went wrong: a sentence, and the reason in another.
    virtual void tell(const QString& title, const QString& sentence, const QString& reason, QWidget* parent);
};

} // namespace bubblebar
