#include "app/preferences/settingsdialog.h"

#include "app/preferences/generalpage.h"
#include "app/preferences/keyspage.h"
#include "app/preferences/privacypage.h"
#include "app/preferences/soundpage.h"
#include "app/preferences/tablepage.h"
#include "app/settings.h"
#include "core/support/everylanguage.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>

namespace bubblebar {

namespace {

/// What people set here; the rest is what the program remembers by itself.
constexpr std::array kShown {Setting::Language,    Setting::Keys,          Setting::Colours,      Setting::Table,
                             Setting::TableSpeed,  Setting::HideHand,      Setting::TakeBack,     Setting::SoundMuted,
                             Setting::SoundVolume, Setting::RememberNames, Setting::RememberFiles};

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
{
    new QVBoxLayout(this);
    inEveryLanguage(this, [this] { build(); });
}

/// The pages show the settings whenever they are made: after a change of the language others take their places.
void SettingsDialog::build()
{
    const int page = m_pages ? m_pages->currentIndex() : 0;
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    while (QLayoutItem* old = layout()->takeAt(0)) {
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    setWindowTitle(tr("Settings"));
    m_pages = new QTabWidget(this);
    m_pages->addTab(new GeneralPage(m_settings), tr("&General"));
    m_pages->addTab(new TablePage(m_settings), tr("&Table"));
    m_pages->addTab(new SoundPage(m_settings), tr("&Sound"));
    m_pages->addTab(new KeysPage(m_settings), tr("&Keys"));
    m_pages->addTab(new PrivacyPage(m_settings), tr("&Names and privacy"));
    m_pages->setCurrentIndex(page);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    // Enter in a field of a page presses neither.
    for (QAbstractButton* button : buttons->buttons())
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &SettingsDialog::restoreDefaults);
    layout()->addWidget(m_pages);
    layout()->addWidget(buttons);
    if (QWidget* same = focused.isEmpty() ? nullptr : m_pages->findChild<QWidget*>(focused))
        same->setFocus();
}

void SettingsDialog::restoreDefaults()
{
    for (const Setting setting : kShown)
        m_settings.reset(setting);
}

} // namespace bubblebar
