#pragma once

#include "app/filechooser.h"
#include "app/settings.h"

#include <QTemporaryDir>

namespace bubblebar::tests {

/// Gives the answer that a test has put in, in the place of a file dialog.
class PresetFiles : public FileChooser
{
public:
    using FileChooser::FileChooser;

    QString answer;
    int asked = 0;

    [[nodiscard]] QString choose(What /*what*/, QWidget* /*parent*/) override
    {
        ++asked;
        return answer;
    }
};

/// A folder that goes with the test, and files in it.
class Folder
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a file and returns its path.
    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const;

private:
    QTemporaryDir m_folder;
};

/// Closes the next message box with Return; text() is what it said.
class MessageBoxReader : public QObject
{
    Q_OBJECT

public:
    MessageBoxReader();

    [[nodiscard]] QString text() const { return m_text; }

private:
    void look();

    QString m_text;
};

/// A track file that can't be played: start and finish beside each other, one tile.
[[nodiscard]] QByteArray unplayableTrack();

/// True for the name by which a screen reader knows a control that takes the focus.
[[nodiscard]] bool hasAccessibleName(const QWidget& widget);

} // namespace bubblebar::tests
