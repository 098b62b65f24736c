#include "designer/window/designerwindows.h"

#include "core/support/errortext.h"
#include "designer/document/openedtrack.h"
#include "designer/preferences.h"
#include "designer/widgets/windowsize.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "designer/window/recoverydialog.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>

namespace bubblebar {

namespace {

/// A window that lay exactly on another one would seem to take its place.
constexpr QPoint kCascade(28, 28);

} // namespace

DesignerWindows::DesignerWindows(Preferences& preferences, std::unique_ptr<DesignerDialogs> dialogs, QObject* parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_dialogs(dialogs ? std::move(dialogs) : std::make_unique<DesignerDialogs>())
{
}

DesignerWindows::~DesignerWindows()
{
    for (DesignerWindow* window : m_windows) {
        window->disconnect(this);
        delete window;
    }
}

DesignerWindow* DesignerWindows::addWindow()
{
    auto* window = new DesignerWindow(m_preferences, *m_dialogs);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (const QWidget* last = m_windows.empty() ? nullptr : m_windows.back(); last && last->isVisible()) {
        window->move(last->pos() + kCascade);
        keepOnScreen(*window);
    }
    m_windows.push_back(window);
    connect(window, &DesignerWindow::newRequested, this, &DesignerWindows::newTrack);
    connect(window, &DesignerWindow::openRequested, this, [this, window](const QString& path) { open(path, window); });
    connect(window, &DesignerWindow::playRequested, this, &DesignerWindows::playRequested);
    connect(window, &DesignerWindow::quitRequested, this, &DesignerWindows::quitRequested);
    connect(window, &QObject::destroyed, this, &DesignerWindows::forget);
    return window;
}

void DesignerWindows::forget(const QObject* window)
{
    std::erase_if(m_windows, [window](const QObject* one) { return one == window; });
    if (m_windows.empty())
        Q_EMIT lastWindowClosed();
}

DesignerWindow* DesignerWindows::newTrack()
{
    DesignerWindow* window = addWindow();
    bringToFront(*window);
    Q_EMIT windowOpened();
    return window;
}

DesignerWindow* DesignerWindows::windowOf(const QString& path) const
{
    const QString file = QFileInfo(path).canonicalFilePath();
    const auto shows = [&](DesignerWindow* window) {
        const QString open = window->desk().document().path();
        return !open.isEmpty() && QFileInfo(open).canonicalFilePath() == file;
    };
    const auto found = std::ranges::find_if(m_windows, shows);
    return file.isEmpty() || found == m_windows.end() ? nullptr : *found;
}

DesignerWindow* DesignerWindows::open(const QString& path, DesignerWindow* here)
{
    if (DesignerWindow* window = windowOf(path)) {
        bringToFront(*window);
        Q_EMIT windowOpened();
        return window;
    }
    Result<OpenedTrack> opened = openForDesign(path);
    if (opened)
        return show(*std::move(opened), here);
    m_dialogs->tell(tr("Can’t open the file"), tr("“%1” can’t be opened.").arg(QFileInfo(path).fileName()),
                    fileErrorText(opened.error()), here ? here : QApplication::activeWindow());
    return nullptr;
}

DesignerWindow* DesignerWindows::show(OpenedTrack opened, DesignerWindow* here)
{
    DesignerWindow* window = here && here->desk().isUntouched() ? here : addWindow();
    if (opened.track.tiles.empty() && opened.track.author.isEmpty() && opened.path.isEmpty())
        opened.track.author = m_preferences.designerName();
    if (!opened.path.isEmpty())
        m_preferences.addRecentTrack(opened.path);
    window->setDocument(std::make_unique<TrackDocument>(std::move(opened.track), opened.path));
    bringToFront(*window);
    Q_EMIT windowOpened();
    return window;
}

void DesignerWindows::offerLostTracks()
{
    std::vector<LostTrack> lost = findLostTracks();
    if (lost.empty())
        return;
    auto* dialog = new RecoveryDialog(std::move(lost), QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::recoverRequested, this, &DesignerWindows::recover);
    dialog->open();
}

void DesignerWindows::recover(const LostTrack& lost)
{
    DesignerWindow* window = addWindow();
    window->recover(lost);
    bringToFront(*window);
    Q_EMIT windowOpened();
}

} // namespace bubblebar
