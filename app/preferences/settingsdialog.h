#pragma once

#include <QDialog>

class QTabWidget;

namespace bubblebar {

class Settings;

/// What can be set in the program, on pages. Everything holds at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` must live as long as the dialog.
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

private:
    void build();
    void restoreDefaults();

    Settings& m_settings;
    QTabWidget* m_pages = nullptr;
};

} // namespace bubblebar
