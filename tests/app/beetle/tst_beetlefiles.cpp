#include "app/beetle/autosave.h"
#include "app/lobby/lobbywindow.h"
#include "app/lobby/racelist.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/beetle/recordfile.h"
#include "core/support/atomicfile.h"
#include "tests/app/beetle/beetleuser.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

/// The file of a game: saving, going on, the copy that the program keeps, and the question before closing.
class BeetleFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void aSavedGameGoesOnAsItWouldHave();
    void closingAsksWhenPeopleWouldLoseTheirGame_data();
    void closingAsksWhenPeopleWouldLoseTheirGame();
    void theCopyComesAndGoes();
    void anUnfinishedGameWaitsInTheLobby();
    void aSavedGameIsOpenedFromTheLobby();
    void aDamagedFileChangesNothing_data();
    void aDamagedFileChangesNothing();

private:
    [[nodiscard]] static BeetleWindow* shownTable();
};

namespace {

const std::vector<PlayerKind> kPeople(3, PlayerKind::Person);

void roll(BeetleUser& user, int times)
{
    for (int i = 0; i < times; ++i)
        user.pressKey(Qt::Key_Space);
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

void BeetleFilesTest::cleanup()
{
    for (const QString& path : autosavedGames())
        QFile::remove(path);
}

BeetleWindow* BeetleFilesTest::shownTable()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<BeetleWindow*>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

void BeetleFilesTest::aSavedGameGoesOnAsItWouldHave()
{
    const Folder folder;
    const QString path = folder.path(QStringLiteral("Rainy day.bbbeetle"));
    BeetleUser user(beetleRecord(kPeople));
    roll(user, 25);
    QVERIFY(user.window().isWindowModified());
    QVERIFY(user.session().save(path));
    QVERIFY(!user.window().isWindowModified());
    QCOMPARE(user.window().windowTitle(), QStringLiteral("Rainy day[*] – Beetle"));

    const auto record = parseRecord(readFile(path).value());
    QVERIFY(record);
    BeetleUser later(*record, path);
    QVERIFY(later.game().seat() == user.game().seat());
    QVERIFY(!later.window().isWindowModified());
    roll(user, 25);
    roll(later, 25);
    QVERIFY(later.session().record().rolls == user.session().record().rolls);
}

void BeetleFilesTest::closingAsksWhenPeopleWouldLoseTheirGame_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<bool>("closes");
    QTest::newRow("don’t save") << static_cast<int>(QMessageBox::DestructiveRole) << true;
    QTest::newRow("keep playing") << static_cast<int>(QMessageBox::RejectRole) << false;
    QTest::newRow("save") << static_cast<int>(QMessageBox::AcceptRole) << true;
}

void BeetleFilesTest::closingAsksWhenPeopleWouldLoseTheirGame()
{
    QFETCH(int, role);
    const Folder folder;
    const QString path = folder.path(QStringLiteral("game.bbbeetle"));
    BeetleUser user(beetleRecord(kPeople));
    QVERIFY(user.session().save(path));
    roll(user, 5);
    answerWith(static_cast<QMessageBox::ButtonRole>(role));
    QTEST(user.window().close(), "closes");
    const std::size_t saved = parseRecord(readFile(path).value())->rolls.size();
    QCOMPARE(saved, role == QMessageBox::AcceptRole ? std::size_t {5} : std::size_t {0});
}

void BeetleFilesTest::theCopyComesAndGoes()
{
    BeetleUser user(beetleRecord(kPeople));
    roll(user, 8);
    QTRY_COMPARE(autosavedGames().size(), 1);
    const auto copy = parseRecord(readFile(autosavedGames().first()).value());
    QVERIFY(copy && copy->rolls == user.session().record().rolls);
    const Folder folder;
    QVERIFY(user.session().save(folder.path(QStringLiteral("game.bbbeetle"))));
    QVERIFY(autosavedGames().isEmpty());
    roll(user, 1);
    QTRY_COMPARE(autosavedGames().size(), 1);
    user.close();
    QVERIFY(autosavedGames().isEmpty());
}

void BeetleFilesTest::anUnfinishedGameWaitsInTheLobby()
{
    // What a game leaves behind that was ended without being asked.
    BeetleSession session(beetleRecord(kPeople));
    Autosave autosave(session);
    for (int i = 0; i < 12; ++i)
        session.roll();
    autosave.flush();

    const Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings, std::make_unique<PresetFiles>(settings));
    navigator.showLobby();
    RaceList list;
    list.read(autosavedGames());
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.index(0).data().toString(), QStringLiteral("Unfinished game"));
    navigator.openFile(list.race(0).path);
    QVERIFY(shownTable());
    QVERIFY(shownTable()->isWindowModified());
    QVERIFY(shownTable()->session().filePath().isEmpty());
    QVERIFY(shownTable()->session().record().rolls == session.record().rolls);
    QVERIFY(recentFiles(settings).isEmpty());
    answerWith(QMessageBox::DestructiveRole);
    shownTable()->close();
    QVERIFY(autosavedGames().isEmpty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void BeetleFilesTest::aSavedGameIsOpenedFromTheLobby()
{
    const Folder folder;
    BeetleSession session(beetleRecord(kPeople));
    for (int i = 0; i < 12; ++i)
        session.roll();
    const QString path = folder.write(QStringLiteral("Sunday.bbbeetle"), recordBytes(session.record()));
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    addRecentFile(settings, path);
    Navigator navigator(settings, std::make_unique<PresetFiles>(settings));
    navigator.showLobby();
    navigator.openFile(path);
    QVERIFY(shownTable());
    QCOMPARE(shownTable()->session().filePath(), path);
    QVERIFY(shownTable()->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void BeetleFilesTest::aDamagedFileChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray whole = recordBytes(beetleRecord(kPeople));
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut off") << whole.left(whole.size() / 2);
    QTest::newRow("a seven") << whole.replace("\"rolls\": []", "\"rolls\": [7]");
}

void BeetleFilesTest::aDamagedFileChangesNothing()
{
    QFETCH(QByteArray, bytes);
    const Folder folder;
    const QString path = folder.write(QStringLiteral("broken.bbbeetle"), bytes);
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings, std::make_unique<PresetFiles>(settings));
    navigator.showLobby();
    const MessageBoxReader box;
    navigator.openFile(path);
    QVERIFY(box.text().contains(QStringLiteral("“broken.bbbeetle” can’t be opened.")));
    QVERIFY(!shownTable());
    QVERIFY(recentFiles(settings).isEmpty());
    QCOMPARE(readFile(path).value(), bytes);
}

BUBBLEBAR_TEST(BeetleFilesTest)
#include "tst_beetlefiles.moc"
