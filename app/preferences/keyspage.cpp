#include "app/preferences/keyspage.h"

#include "app/beep/keyblocks.h"
#include "app/beep/newgame/keysdialog.h"
#include "app/keys.h"
#include "app/settings.h"
#include "designer/widgets/notice.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kListLetters = 92;
constexpr int kListLines = 14;

enum KeysColumn { WhatColumn, KeyColumn, WhereColumn, KeysColumns };

QPushButton* plainButton(const QString& text, const char* name, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

} // namespace

void followKeySettings(Settings& settings)
{
    KeyTable& table = KeyTable::instance();
    table.setLines(settings.lines(Setting::Keys));
    QObject::connect(&settings, &Settings::changed, &table, [&settings](Setting setting) {
        if (setting == Setting::Keys)
            KeyTable::instance().setLines(settings.lines(Setting::Keys));
    });
}

KeysPage::KeysPage(Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_none(plainButton(tr("N&o key"), "noKey", this))
    , m_reset(plainButton(tr("&Usual key"), "usualKey", this))
    , m_problem(new Notice(Mark::Warning, this))
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the keys"));
    m_search->setClearButtonEnabled(true);
    fill();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(makeEditor());
    column->addWidget(m_problem);
    connect(m_search, &QLineEdit::textChanged, this, &KeysPage::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showChosen);
    connect(m_key, &QKeySequenceEdit::editingFinished, this, &KeysPage::takeRecorded);
    connect(m_none, &QPushButton::clicked, this, [this] {
        KeyTable::instance().setKey(*chosen(), {});
        store();
    });
    connect(m_reset, &QPushButton::clicked, this, &KeysPage::resetChosen);
    connect(&KeyTable::instance(), &KeyTable::changed, this, &KeysPage::showKeys);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

KeysPage::~KeysPage()
{
    // They still tell that they end when the page is gone already.
    m_key->disconnect(this);
    m_list->disconnect(this);
}

QWidget* KeysPage::makeEditor()
{
    m_key->setObjectName(QStringLiteral("keyEdit"));
    auto* label = new QLabel(tr("&Key"), this);
    label->setBuddy(m_key);
    QPushButton* beep = plainButton(tr("Keys of &Beep! Beep!…"), "beepKeys", this);
    connect(beep, &QPushButton::clicked, this, &KeysPage::changeBeepKeys);
    auto* editor = new QWidget(this);
    auto* row = new QHBoxLayout(editor);
    row->setContentsMargins({});
    row->addWidget(label);
    row->addWidget(m_key, 1);
    row->addWidget(m_none);
    row->addWidget(m_reset);
    row->addSpacing(12);
    row->addWidget(beep);
    return editor;
}

void KeysPage::fill()
{
    m_list->setObjectName(QStringLiteral("keyList"));
    m_list->setAccessibleName(tr("Keys"));
    m_list->setColumnCount(KeysColumns);
    m_list->setHeaderLabels({tr("What it does"), tr("Key"), tr("Where")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    for (const KeyUse use : KeyTable::uses()) {
        auto* item = new QTreeWidgetItem(m_list, {KeyTable::name(use), {}, KeyTable::places(use)});
        item->setData(WhatColumn, Qt::UserRole, static_cast<int>(use));
    }
    showKeys();
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->setMinimumSize(m_list->fontMetrics().averageCharWidth() * kListLetters,
                           m_list->fontMetrics().lineSpacing() * kListLines);
}

/// Finds names, windows and keys.
void KeysPage::search(const QString& text)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        bool found = false;
        for (int column = 0; column < KeysColumns; ++column)
            found = found || item->text(column).contains(text.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!found);
    }
}

void KeysPage::showKeys()
{
    const KeyTable& table = KeyTable::instance();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const auto use = static_cast<KeyUse>(item->data(WhatColumn, Qt::UserRole).toInt());
        const KeyTable::Keys keys = table.keys(use);
        item->setText(KeyColumn, keysText({keys.begin(), keys.end()}));
        QFont font = m_list->font();
        font.setBold(table.isChanged(use));
        item->setFont(KeyColumn, font);
    }
    showChosen();
}

std::optional<KeyUse> KeysPage::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? std::optional(static_cast<KeyUse>(item->data(WhatColumn, Qt::UserRole).toInt())) : std::nullopt;
}

void KeysPage::showChosen()
{
    const std::optional<KeyUse> use = chosen();
    for (QWidget* widget : std::initializer_list<QWidget*> {m_key, m_none, m_reset})
        widget->setEnabled(use.has_value());
    if (!use)
        return;
    const KeyTable::Keys keys = KeyTable::instance().keys(*use);
    const QSignalBlocker quiet(m_key);
    m_key->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.front());
    m_reset->setEnabled(KeyTable::instance().isChanged(*use));
    m_none->setEnabled(!keys.isEmpty());
    m_problem->setText({});
}

/// A key that does something else in the same window is refused, by the name of that.
void KeysPage::takeRecorded()
{
    const std::optional<KeyUse> use = chosen();
    const QKeySequence recorded = m_key->keySequence();
    if (!use || recorded.isEmpty())
        return;
    // Menus have keys of one press.
    const QKeySequence key(recorded[0]);
    if (KeyTable::isTaken(*use, key)) {
        showChosen();
        m_problem->setText(tr("“%1” is needed in every window.").arg(key.toString(QKeySequence::NativeText)));
        return;
    }
    const std::vector<KeyUse> rivals = KeyTable::instance().rivals(*use, key);
    if (rivals.empty()) {
        if (!KeyTable::instance().keys(*use).contains(key)) {
            KeyTable::instance().setKey(*use, key);
            store();
        }
        return;
    }
    showChosen();
    m_problem->setText(tr("“%1” is the key for “%2” already. Give that another key first.")
                           .arg(key.toString(QKeySequence::NativeText), KeyTable::name(rivals.front())));
}

void KeysPage::resetChosen()
{
    const KeyUse use = *chosen();
    const KeyTable::Keys usual = KeyTable::standardKeys(use);
    for (const QKeySequence& key : usual) {
        if (const std::vector<KeyUse> rivals = KeyTable::instance().rivals(use, key); !rivals.empty()) {
            m_problem->setText(tr("“%1” is the key for “%2” now. Give that another key first.")
                                   .arg(key.toString(QKeySequence::NativeText), KeyTable::name(rivals.front())));
            return;
        }
    }
    KeyTable::instance().reset(use);
    store();
}

void KeysPage::changeBeepKeys()
{
    beep::KeysDialog dialog(beep::KeyBlocks::fromLines(m_settings.lines(Setting::BeepKeys)), this);
    if (dialog.exec() == QDialog::Accepted)
        m_settings.setLines(Setting::BeepKeys, dialog.keys().lines());
}

void KeysPage::store()
{
    m_settings.setLines(Setting::Keys, KeyTable::instance().lines());
}

} // namespace bubblebar
