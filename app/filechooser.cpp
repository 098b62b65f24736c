#include "app/filechooser.h"

#include "app/settings.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("FileChooser", text);
}

QString titleOf(FileChooser::What what)
{
    switch (what) {
    case FileChooser::What::RaceOrTrack:
        return words(QT_TRANSLATE_NOOP("FileChooser", "Open a saved game or a track"));
    case FileChooser::What::Track:
        return words(QT_TRANSLATE_NOOP("FileChooser", "Choose a track to race on"));
    case FileChooser::What::Deck:
        break;
    }
    return words(QT_TRANSLATE_NOOP("FileChooser", "Choose a deck of cards"));
}

QString filterOf(FileChooser::What what)
{
    const QString all = words(QT_TRANSLATE_NOOP("FileChooser", "All files (*)"));
    if (what == FileChooser::What::Deck)
        return words(QT_TRANSLATE_NOOP("FileChooser", "Decks (*.bbdeck)")) + QStringLiteral(";;") + all;
    return words(QT_TRANSLATE_NOOP("FileChooser", "Saved games and tracks (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)")) +
           QStringLiteral(";;") + words(QT_TRANSLATE_NOOP("FileChooser", "Pictures that carry a track (*.png *.svg)")) +
           QStringLiteral(";;") + all;
}

} // namespace

FileChooser::FileChooser(Settings& settings)
    : m_settings(settings)
{
}

QString FileChooser::choose(What what, QWidget* parent)
{
    QString folder = m_settings.text(Setting::FileFolder);
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getOpenFileName(parent, titleOf(what), folder, filterOf(what));
    if (!path.isEmpty())
        m_settings.setText(Setting::FileFolder, QFileInfo(path).absolutePath());
    return path;
}

} // namespace bubblebar
