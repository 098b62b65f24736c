#include "app/arrivals/arrivals.h"
#include "app/beetle/beetlewindow.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/newrace/deckchooser.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/tablewindow.h"
#include "app/lobby/lobbywindow.h"
#include "app/recentfiles.h"
#include "core/track/standardset.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/app/arrivals/openedwindows.h"
#include "tests/common/testrunner.h"

#include <QFileOpenEvent>
#include <QMessageBox>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Files from outside, as those of the command line: each opens in the window for its kind.
class TestArrivals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void eachKindHasItsWindow_data();
    void eachKindHasItsWindow();
    void cardsAreChosenForTheNextRace();
    void severalOpenAtOnce();
    void thereIsOneTable();
    void whatCannotBeOpenedIsNamed_data();
    void whatCannotBeOpenedIsNamed();
    void oneDamagedFileKeepsNoneFromOpening();
    void theyWaitForADialog();
    void aGameThatIsOnIsNotOpenedAgain();
    void theSystemSendsFiles();
    void theRunningProgramComesToTheFront();

private:
    [[nodiscard]] Arrivals& arrivals() { return m_program->navigator().arrivals(); }

    std::unique_ptr<OpenedWindows> m_program;
};

void TestArrivals::init()
{
    m_program = std::make_unique<OpenedWindows>();
    m_program->navigator().showLobby();
}

void TestArrivals::cleanup()
{
    m_program.reset();
}

void TestArrivals::eachKindHasItsWindow_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char* suffix : {"bbtrack", "bbgame", "bbbeetle", "bbbeep", "svg", "png", "txt", "bbtiles"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void TestArrivals::eachKindHasItsWindow()
{
    QFETCH(QString, suffix);
    arrivals().open({m_program->file(suffix)});
    QVERIFY(OpenedWindows::comes(OpenedWindows::windowFor(suffix)));
    QVERIFY(m_program->dialogs().told.isEmpty());
    if (auto* window = OpenedWindows::shown<DesignerWindow>(); window != nullptr && suffix != u"bbtiles")
        QCOMPARE(window->desk().document().track().tiles.size(), builtInTracks().front().track->tiles.size());
}

void TestArrivals::cardsAreChosenForTheNextRace()
{
    const QString file = m_program->file(QStringLiteral("bbdeck"));
    QString chosen;
    QTimer::singleShot(500, this, [&chosen] {
        auto* dialog = qobject_cast<NewRaceDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        chosen = dialog->findChild<DeckChooser*>()->path();
        dialog->reject();
    });
    arrivals().open({file});
    QTRY_COMPARE(chosen, file);
}

void TestArrivals::severalOpenAtOnce()
{
    arrivals().open({m_program->file(QStringLiteral("bbtrack")), m_program->file(QStringLiteral("bbgame")),
                     m_program->file(QStringLiteral("svg")), m_program->file(QStringLiteral("txt"))});
    QTRY_COMPARE(m_program->navigator().designers().windows().size(), 3U);
    QVERIFY(OpenedWindows::shown<TableWindow>());
    QVERIFY(!OpenedWindows::shown<LobbyWindow>());
}

void TestArrivals::thereIsOneTable()
{
    const MessageBoxReader box;
    // One that can't be opened needs no table.
    arrivals().open({m_program->folder().path(QStringLiteral("gone.bbgame")), m_program->file(QStringLiteral("bbgame")),
                     m_program->file(QStringLiteral("bbbeetle")), m_program->file(QStringLiteral("bbtrack"))});
    QTRY_VERIFY(box.text().contains(QStringLiteral("“mine.bbbeetle”")));
    QVERIFY(OpenedWindows::shown<TableWindow>());
    QVERIFY(OpenedWindows::shown<DesignerWindow>());
    QVERIFY(!OpenedWindows::shown<beetle::BeetleWindow>());
}

void TestArrivals::whatCannotBeOpenedIsNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a letter") << QStringLiteral("letter.txt") << QByteArray("Dear beetle") << QStringLiteral("neither");
    QTest::newRow("a damaged race") << QStringLiteral("a.bbgame") << QByteArray("{") << QStringLiteral("Line 1");
    QTest::newRow("a damaged game of Beetle") << QStringLiteral("a.bbbeetle") << QByteArray("{") << QString();
    QTest::newRow("a damaged game of Beep! Beep!") << QStringLiteral("a.bbbeep") << QByteArray("{") << QString();
    QTest::newRow("a damaged deck") << QStringLiteral("a.bbdeck") << QByteArray("{") << QString();
    QTest::newRow("no file at all") << QStringLiteral("gone.bbgame") << QByteArray() << QStringLiteral("No such file");
    QTest::newRow("no file, and no known name")
        << QStringLiteral("gone") << QByteArray() << QStringLiteral("No such file");
    QTest::newRow("a folder") << QStringLiteral(".") << QByteArray() << QStringLiteral("folder");
}

void TestArrivals::whatCannotBeOpenedIsNamed()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    const MessageBoxReader box;
    arrivals().open({bytes.isEmpty() ? m_program->folder().path(name) : m_program->folder().write(name, bytes)});
    QTRY_VERIFY(!box.text().isEmpty());
    QVERIFY2(name == u"." || box.text().contains(QStringLiteral("“%1” can’t be opened.").arg(name)),
             qPrintable(box.text()));
    QVERIFY2(box.text().contains(reason), qPrintable(box.text()));
    QVERIFY(OpenedWindows::shown<LobbyWindow>());
    QVERIFY(recentFiles(m_program->settings()).isEmpty());
}

void TestArrivals::oneDamagedFileKeepsNoneFromOpening()
{
    arrivals().open({m_program->folder().write(QStringLiteral("a.bbtrack"), "{"),
                     m_program->folder().path(QStringLiteral("gone.bbtrack")),
                     m_program->file(QStringLiteral("bbtrack"))});
    QTRY_COMPARE(m_program->navigator().designers().windows().size(), 1U);
    QCOMPARE(m_program->dialogs().told.size(), 2);
    QVERIFY(m_program->dialogs().told.first().contains(QStringLiteral("“a.bbtrack”")));
    QVERIFY(m_program->dialogs().told.last().contains(QStringLiteral("“gone.bbtrack”")));
}

void TestArrivals::theyWaitForADialog()
{
    QMessageBox question(OpenedWindows::shown<LobbyWindow>());
    question.open();
    arrivals().open({m_program->file(QStringLiteral("bbgame"))});
    QTest::qWait(500);
    QVERIFY(!OpenedWindows::shown<TableWindow>());
    question.close();
    QTRY_VERIFY(OpenedWindows::shown<TableWindow>());
}

void TestArrivals::aGameThatIsOnIsNotOpenedAgain()
{
    const QString file = m_program->file(QStringLiteral("bbgame"));
    arrivals().open({file});
    QTRY_VERIFY(OpenedWindows::shown<TableWindow>());
    const auto* table = OpenedWindows::shown<TableWindow>();
    m_program->navigator().designTrack();
    arrivals().open({file});
    QTRY_VERIFY(table->isActiveWindow());
    QCOMPARE(OpenedWindows::shown<TableWindow>(), table);
}

void TestArrivals::theSystemSendsFiles()
{
    QFileOpenEvent wish(m_program->file(QStringLiteral("bbtrack")));
    QCoreApplication::sendEvent(qApp, &wish);
    QTRY_VERIFY(OpenedWindows::shown<DesignerWindow>());
}

void TestArrivals::theRunningProgramComesToTheFront()
{
    auto* lobby = OpenedWindows::shown<LobbyWindow>();
    lobby->showMinimized();
    m_program->navigator().comeToFront();
    QTRY_VERIFY(lobby->isActiveWindow());
    QVERIFY(!lobby->isMinimized());
    // A race that is on has the lobby's place.
    arrivals().open({m_program->file(QStringLiteral("bbgame"))});
    QTRY_VERIFY(OpenedWindows::shown<TableWindow>());
    m_program->navigator().designTrack();
    m_program->navigator().comeToFront();
    QTRY_VERIFY(OpenedWindows::shown<TableWindow>()->isActiveWindow());
    QVERIFY(!lobby->isVisible());
}

BUBBLEBAR_TEST(TestArrivals)
#include "tst_arrivals.moc"
