#include "app/beep/keyblocks.h"
#include "app/beep/newgame/keybutton.h"
#include "app/beep/newgame/keysdialog.h"
#include "app/beep/newgame/newbeepdialog.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

class NewBeepDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choicesAreRemembered();
    void thereIsOneMouse();
    void fourBlocksOfKeysAreTooMany();
    void everyPlayerNeedsAName();
    void aKeyIsChosenByPressingIt();
    void everyControlHasAName();

private:
    template <class Widget>
    static Widget* find(const QWidget& dialog, const char* name)
    {
        return dialog.findChild<Widget*>(QLatin1String(name));
    }
    /// By keyboard, as people do.
    static void pick(const QWidget& dialog, const char* name, SeatKind kind)
    {
        auto* combo = find<QComboBox>(dialog, name);
        const int wanted = combo->findData(static_cast<int>(kind));
        while (combo->currentIndex() != wanted)
            QTest::keyClick(combo, combo->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    static void click(const QWidget& dialog, const char* name)
    {
        auto* button = find<QAbstractButton>(dialog, name);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
    }
};

void NewBeepDialogTest::choicesAreRemembered()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    NewBeepDialog dialog(settings);
    dialog.show();
    click(dialog, "addPlayer");
    pick(dialog, "kind-1", SeatKind::Keys);
    pick(dialog, "kind-2", SeatKind::Hard);
    click(dialog, "realTable");
    click(dialog, "fiveGames");
    click(dialog, "startGame");
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    const BeepPlan plan = dialog.plan();
    QCOMPARE(plan.seats.size(), std::size_t {4});
    QCOMPARE(plan.seats[1].kind, SeatKind::Keys);
    QCOMPARE(plan.table, TableKind::Tournament);
    QVERIFY(plan.isTournament);
    QVERIFY(NewBeepDialog(settings).plan() == plan);
}

void NewBeepDialogTest::thereIsOneMouse()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    NewBeepDialog dialog(settings);
    dialog.show();
    pick(dialog, "kind-1", SeatKind::Mouse);
    QCOMPARE(dialog.plan().seats[0].kind, SeatKind::Keys);
    QCOMPARE(dialog.plan().seats[1].kind, SeatKind::Mouse);
}

void NewBeepDialogTest::fourBlocksOfKeysAreTooMany()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    NewBeepDialog dialog(settings);
    dialog.show();
    click(dialog, "addPlayer");
    for (const char* seat : {"kind-1", "kind-2", "kind-3"})
        pick(dialog, seat, SeatKind::Keys);
    QVERIFY(find<QPushButton>(dialog, "startGame")->isEnabled());
    pick(dialog, "kind-0", SeatKind::Keys);
    QVERIFY(!find<QPushButton>(dialog, "startGame")->isEnabled());
}

void NewBeepDialogTest::everyPlayerNeedsAName()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    NewBeepDialog dialog(settings);
    dialog.show();
    auto* name = find<QLineEdit>(dialog, "name-0");
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QVERIFY(!find<QPushButton>(dialog, "startGame")->isEnabled());
    QTest::keyClicks(name, QStringLiteral("Ann"));
    QVERIFY(find<QPushButton>(dialog, "startGame")->isEnabled());
}

void NewBeepDialogTest::aKeyIsChosenByPressingIt()
{
    KeysDialog dialog {KeyBlocks()};
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    auto* button = find<KeyButton>(dialog, "key-1-0");
    button->setFocus();
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::keyClick(button, Qt::Key_G);
    QCOMPARE(dialog.keys().centreKey(1, 0), static_cast<int>(Qt::Key_G));
    QCOMPARE(button->text(), QStringLiteral("G"));
    click(dialog, "usualKeys");
    QVERIFY(dialog.keys() == KeyBlocks());
}

void NewBeepDialogTest::everyControlHasAName()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    const NewBeepDialog dialog(settings);
    const KeysDialog keys {KeyBlocks()};
    for (const QWidget* window : std::initializer_list<const QWidget*> {&dialog, &keys})
        for (const QWidget* control : window->findChildren<QWidget*>())
            if (control->focusPolicy() != Qt::NoFocus && control->isVisibleTo(window))
                QVERIFY2(hasAccessibleName(*control), qPrintable(control->objectName()));
}

BUBBLEBAR_TEST(NewBeepDialogTest)
#include "tst_newbeepdialog.moc"
