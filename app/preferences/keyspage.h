#pragma once

#include "designer/widgets/keytable.h"

#include <QWidget>

#include <optional>

class QKeySequenceEdit;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace bubblebar {

class Notice;
class Settings;

/// The table of keys follows the settings from now on; `settings` must live as long as the program's windows.
void followKeySettings(Settings& settings);

/// The keys of all menus: they are looked for, changed, and set back.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(Settings& settings, QWidget* parent = nullptr);
    ~KeysPage() override;

private:
    [[nodiscard]] QWidget* makeEditor();
    void fill();
    void search(const QString& text);
    void showKeys();
    void showChosen();
    void takeRecorded();
    void resetChosen();
    void changeBeepKeys();
    void store();
    [[nodiscard]] std::optional<KeyUse> chosen() const;

    Settings& m_settings;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_key;
    QPushButton* m_none;
    QPushButton* m_reset;
    Notice* m_problem;
};

} // namespace bubblebar
