#include "app/bubble/racerunner.h"
#include "app/bubble/tableplay.h"
#include "app/recentfiles.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QToolBar>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The window round the table: its file, the question before closing, its title and its layout.
class TableWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savingKeepsTheRaceAndItsFile();
    void closingAsksWhenPeopleWouldLoseTheirRace_data();
    void closingAsksWhenPeopleWouldLoseTheirRace();
    void aRaceOfComputersClosesWithoutAQuestion();
    void theTitleNamesTrackOrFile();
    void docksCanBeClosedAndReset();
    void speedIsRemembered();
    void theSpeedsLabelStaysBesideItsBox();
    void theMenusAskForOtherRaces();
};

namespace {

/// Plays any action of the person on turn.
void act(TableUser& user)
{
    QVERIFY(user.waitForChoice());
    user.perform(legalActions(user.position()).front());
    QVERIFY(user.window().isWindowModified());
}

QAction* menuAction(TableUser& user, const QString& text)
{
    for (QAction* action : user.window().findChildren<QAction*>()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

/// Answers the question that comes with the button of that role.
void answerWith(QMessageBox::ButtonRole role)
{
    QTimer::singleShot(100, qApp, [role] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(question);
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == role)
                return button->click();
        }
    });
}

} // namespace

void TableWindowTest::savingKeepsTheRaceAndItsFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Family evening.bbgame"));
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    user.session().setFilePath(path);
    act(user);
    QVERIFY(user.window().save());
    QVERIFY(!user.window().isWindowModified());
    const auto bytes = readFile(path);
    QVERIFY(bytes.has_value());
    const auto saved = parseRecord(*bytes);
    QVERIFY(saved.has_value());
    QVERIFY(positionAt(*saved) == user.position());
    QCOMPARE(recentFiles(user.settings()), QStringList {path});
}

void TableWindowTest::closingAsksWhenPeopleWouldLoseTheirRace_data()
{
    QTest::addColumn<QMessageBox::ButtonRole>("answer");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save it") << QMessageBox::AcceptRole << true << true;
    QTest::newRow("don't save") << QMessageBox::DestructiveRole << true << false;
    QTest::newRow("keep playing") << QMessageBox::RejectRole << false << false;
}

void TableWindowTest::closingAsksWhenPeopleWouldLoseTheirRace()
{
    QFETCH(QMessageBox::ButtonRole, answer);
    QFETCH(bool, closes);
    QFETCH(bool, saves);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("race.bbgame"));
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    user.session().setFilePath(path);
    act(user);
    answerWith(answer);
    QCOMPARE(user.window().close(), closes);
    QCOMPARE(QFile::exists(path), saves);
}

void TableWindowTest::aRaceOfComputersClosesWithoutAQuestion()
{
    TableUser user(raceRecord({PlayerKind::Random, PlayerKind::Random}));
    QTRY_VERIFY(user.session().isModified());
    QVERIFY(user.window().close());
}

void TableWindowTest::theTitleNamesTrackOrFile()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QVERIFY(user.window().windowTitle().startsWith(QStringLiteral("First Flight")));
    user.session().setFilePath(QStringLiteral("/tmp/Family evening.bbgame"));
    QVERIFY(user.window().windowTitle().startsWith(QStringLiteral("Family evening")));
}

void TableWindowTest::docksCanBeClosedAndReset()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    const QList<QDockWidget*> docks = user.window().findChildren<QDockWidget*>();
    QCOMPARE(docks.size(), 2);
    for (QDockWidget* dock : docks) {
        dock->close();
        QVERIFY(!dock->isVisible());
    }
    menuAction(user, QStringLiteral("Reset layout"))->trigger();
    for (QDockWidget* dock : docks)
        QVERIFY(dock->isVisible());
}

void TableWindowTest::speedIsRemembered()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    auto* speed = user.window().findChild<QToolBar*>()->findChild<QComboBox*>();
    QCOMPARE(speed->currentIndex(), 0);
    QTest::keyClick(speed, Qt::Key_Down);
    QCOMPARE(user.settings().number(Setting::TableSpeed), 1);
}

/// However much of the tool bar has room.
void TableWindowTest::theSpeedsLabelStaysBesideItsBox()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    auto* bar = user.window().findChild<QToolBar*>();
    const auto* speed = bar->findChild<QComboBox*>();
    const QList<QLabel*> labels = bar->findChildren<QLabel*>();
    QCOMPARE(labels.size(), 1);
    const int wide = bar->sizeHint().width() + 20;
    bool isHiddenOnce = false;
    for (int width = wide; width > 200; width -= 10) {
        // Of its own size, as the window can't be made that narrow in every style.
        bar->setFixedWidth(width);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(labels.front()->isVisible(), speed->isVisible());
        isHiddenOnce = isHiddenOnce || !speed->isVisible();
    }
    QVERIFY(isHiddenOnce);
}

void TableWindowTest::theMenusAskForOtherRaces()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    QSignalSpy fresh(&user.window(), &TableWindow::newRaceRequested);
    QSignalSpy open(&user.window(), &TableWindow::openRequested);
    menuAction(user, QStringLiteral("New race"))->trigger();
    menuAction(user, QStringLiteral("Open…"))->trigger();
    QCOMPARE(fresh.count(), 1);
    QCOMPARE(open.count(), 1);
}

BUBBLEBAR_TEST(TableWindowTest)
#include "tst_tablewindow.moc"
