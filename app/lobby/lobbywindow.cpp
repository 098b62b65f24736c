#include "app/lobby/lobbywindow.h"

#include "app/settings.h"

#include <QCloseEvent>

namespace bubblebar {

LobbyWindow::LobbyWindow(Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
{
    setWindowTitle(tr("Bubble Bar"));
    setMinimumSize(800, 600);
    if (!restoreGeometry(m_settings.bytes(Setting::LobbyGeometry)))
        resize(1180, 700);
}

void LobbyWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setBytes(Setting::LobbyGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace bubblebar
