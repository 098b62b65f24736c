#include "app/preferences/keyspage.h"
#include "app/preferences/settingsdialog.h"
#include "app/settings.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/notice.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include <set>

using namespace bubblebar;

/// Keys of menus are changed in the settings, hold at once and are kept.
class KeysPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void noTwoUsesShareAKeyInAWindow();
    void namesDiffer();
    void aKeyIsRecorded();
    void aTakenKeyIsRefusedByName();
    void aKeyOfAllWindowsIsRefused_data();
    void aKeyOfAllWindowsIsRefused();
    void aTakenKeyMayBeUsedInAnotherWindow();
    void aKeyIsTakenAwayAndComesBack();
    void changedKeysAreKept();
    void damagedLinesAreLeftOut_data();
    void damagedLinesAreLeftOut();
    void allComeBackWithTheDefaults();
    void theListIsSearched();

private:
    void choose(KeyUse use);
    void record(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] QTreeWidget& list() const { return *m_page->findChild<QTreeWidget*>(); }
    [[nodiscard]] QString problem() const { return m_page->findChild<Notice*>()->text(); }
    [[nodiscard]] static KeyTable::Keys keys(KeyUse use) { return KeyTable::instance().keys(use); }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<KeysPage> m_page;
};

void KeysPageTest::init()
{
    m_settings = std::make_unique<Settings>(m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())));
    followKeySettings(*m_settings);
    m_page = std::make_unique<KeysPage>(*m_settings);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void KeysPageTest::cleanup()
{
    m_page.reset();
    m_settings.reset();
    KeyTable::instance().setLines({});
}

void KeysPageTest::choose(KeyUse use)
{
    for (int row = 0; row < list().topLevelItemCount(); ++row)
        if (list().topLevelItem(row)->text(0) == KeyTable::name(use))
            list().setCurrentItem(list().topLevelItem(row));
    QCOMPARE(list().currentItem()->text(0), KeyTable::name(use));
}

void KeysPageTest::record(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    auto* edit = m_page->findChild<QKeySequenceEdit*>();
    edit->setFocus();
    QSignalSpy finished(edit, &QKeySequenceEdit::editingFinished);
    QTest::keyClick(edit, key, modifiers);
    QVERIFY(finished.wait());
}

void KeysPageTest::noTwoUsesShareAKeyInAWindow()
{
    for (const KeyUse use : KeyTable::uses())
        for (const QKeySequence& key : KeyTable::standardKeys(use))
            QVERIFY2(KeyTable::instance().rivals(use, key).empty(), qPrintable(KeyTable::name(use)));
}

void KeysPageTest::namesDiffer()
{
    std::set<QString> names;
    for (const KeyUse use : KeyTable::uses())
        QVERIFY2(names.insert(KeyTable::name(use)).second, qPrintable(KeyTable::name(use)));
}

void KeysPageTest::aKeyIsRecorded()
{
    QAction action;
    followKeys(&action, KeyUse::Hint);
    QCOMPARE(action.shortcut(), QKeySequence(Qt::Key_H));
    choose(KeyUse::Hint);
    record(Qt::Key_T);
    QCOMPARE(action.shortcut(), QKeySequence(Qt::Key_T));
    QCOMPARE(m_settings->lines(Setting::Keys), QStringList {QStringLiteral("hint T")});
    QCOMPARE(list().currentItem()->text(1), QStringLiteral("T"));
}

void KeysPageTest::aTakenKeyIsRefusedByName()
{
    choose(KeyUse::Hint);
    record(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(keys(KeyUse::Hint), KeyTable::Keys {QKeySequence(Qt::Key_H)});
    QVERIFY2(problem().contains(KeyTable::name(KeyUse::Replay)), qPrintable(problem()));
    QVERIFY(m_settings->lines(Setting::Keys).isEmpty());
}

void KeysPageTest::aKeyOfAllWindowsIsRefused_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("arrow") << Qt::Key_Up;
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Esc") << Qt::Key_Escape;
}

void KeysPageTest::aKeyOfAllWindowsIsRefused()
{
    QFETCH(const Qt::Key, key);
    choose(KeyUse::Hint);
    record(key);
    QCOMPARE(keys(KeyUse::Hint), KeyTable::Keys {QKeySequence(Qt::Key_H)});
    QVERIFY2(problem().contains(QKeySequence(key).toString(QKeySequence::NativeText)), qPrintable(problem()));
}

void KeysPageTest::aTakenKeyMayBeUsedInAnotherWindow()
{
    choose(KeyUse::FastForward);
    record(Qt::Key_H);
    QCOMPARE(keys(KeyUse::FastForward), KeyTable::Keys {QKeySequence(Qt::Key_H)});
    QCOMPARE(problem(), QString());
}

void KeysPageTest::aKeyIsTakenAwayAndComesBack()
{
    choose(KeyUse::Hint);
    QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("noKey")), Qt::LeftButton);
    QVERIFY(keys(KeyUse::Hint).isEmpty());
    QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("usualKey")), Qt::LeftButton);
    QCOMPARE(keys(KeyUse::Hint), KeyTable::Keys {QKeySequence(Qt::Key_H)});
    QVERIFY(m_settings->lines(Setting::Keys).isEmpty());
}

void KeysPageTest::changedKeysAreKept()
{
    KeyTable& table = KeyTable::instance();
    table.setKey(KeyUse::Hint, Qt::CTRL | Qt::Key_T);
    table.setKey(KeyUse::Fit, {});
    const QStringList lines = table.lines();
    table.setLines({});
    QCOMPARE(keys(KeyUse::Hint), KeyTable::standardKeys(KeyUse::Hint));
    table.setLines(lines);
    QCOMPARE(keys(KeyUse::Hint), KeyTable::Keys {QKeySequence(Qt::CTRL | Qt::Key_T)});
    QVERIFY(keys(KeyUse::Fit).isEmpty());
}

void KeysPageTest::damagedLinesAreLeftOut_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("no such use") << "hop Ctrl+T";
    QTest::newRow("no such key") << "hint Ctrl+Quark";
    QTest::newRow("no key at all") << "hint";
    QTest::newRow("a key of all windows") << "hint Up";
    QTest::newRow("empty") << "";
}

void KeysPageTest::damagedLinesAreLeftOut()
{
    QFETCH(const QString, line);
    m_settings->setLines(Setting::Keys, {line, QStringLiteral("replay Ctrl+T")});
    QCOMPARE(keys(KeyUse::Hint), KeyTable::standardKeys(KeyUse::Hint));
    QCOMPARE(keys(KeyUse::Replay), KeyTable::Keys {QKeySequence(Qt::CTRL | Qt::Key_T)});
}

void KeysPageTest::allComeBackWithTheDefaults()
{
    choose(KeyUse::Hint);
    record(Qt::Key_T);
    SettingsDialog dialog(*m_settings);
    dialog.show();
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(keys(KeyUse::Hint), KeyTable::standardKeys(KeyUse::Hint));
    QCOMPARE(list().currentItem()->text(1), QStringLiteral("H"));
}

void KeysPageTest::theListIsSearched()
{
    QTest::keyClicks(m_page->findChild<QLineEdit*>(), QStringLiteral("good move"));
    int shown = 0;
    for (int row = 0; row < list().topLevelItemCount(); ++row)
        shown += list().topLevelItem(row)->isHidden() ? 0 : 1;
    QCOMPARE(shown, 1);
}

BUBBLEBAR_TEST(KeysPageTest)
#include "tst_keyspage.moc"
