#include "app/preferences/settingsdialog.h"

#include "app/preferences/generalpage.h"
#include "app/preferences/privacypage.h"
#include "app/preferences/soundpage.h"
#include "app/preferences/tablepage.h"
#include "app/settings.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>

namespace bubblebar {

namespace {

/// What people set here; the rest is what the program remembers by itself.
constexpr std::array kShown {Setting::Language,      Setting::Colours,      Setting::Table,      Setting::TableSpeed,
                             Setting::HideHand,      Setting::TakeBack,     Setting::SoundMuted, Setting::SoundVolume,
                             Setting::RememberNames, Setting::RememberFiles};

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
{
    setWindowTitle(tr("Settings"));
    auto* pages = new QTabWidget(this);
    pages->addTab(new GeneralPage(settings), tr("&General"));
    pages->addTab(new TablePage(settings), tr("&Table"));
    pages->addTab(new SoundPage(settings), tr("&Sound"));
    pages->addTab(new PrivacyPage(settings), tr("&Names and privacy"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &SettingsDialog::restoreDefaults);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages);
    column->addWidget(buttons);
}

void SettingsDialog::restoreDefaults()
{
    for (const Setting setting : kShown)
        m_settings.reset(setting);
}

} // namespace bubblebar
