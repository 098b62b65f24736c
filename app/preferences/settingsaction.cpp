#include "app/preferences/settingsaction.h"

#include "app/preferences/settingsdialog.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"

#include <QAction>
#include <QMenu>

namespace bubblebar {

void showSettings(Settings& settings, QWidget* window)
{
    auto* dialog = new SettingsDialog(settings, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void addSettingsAction(QMenu& menu, Settings& settings)
{
    QAction* action = addEntry(menu, [] { return SettingsDialog::tr("Se&ttings…"); });
    action->setObjectName(QStringLiteral("settings"));
    followKeys(action, KeyUse::Settings);
    action->setMenuRole(QAction::PreferencesRole);
    QObject::connect(action, &QAction::triggered, &menu,
                     [&menu, &settings] { showSettings(settings, menu.parentWidget()->window()); });
}

} // namespace bubblebar
