#pragma once

#include <QMainWindow>

namespace bubblebar {

class Settings;

/// The first window: what can be played, opened and gone on with.
class LobbyWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit LobbyWindow(Settings& settings, QWidget* parent = nullptr);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    Settings& m_settings;
};

} // namespace bubblebar
