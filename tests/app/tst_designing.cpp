#include "app/bubble/gamesession.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/tablewindow.h"
#include "app/lobby/lobbywindow.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/support/atomicfile.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"

#include <QApplication>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The designer's place in the program.
class TestDesigning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theLobbysCardOpensTheDesigner();
    void theLobbyComesBackAfterTheDesigner();
    void theLobbyWaitsForAllWindows();
    void anUnsavedTrackIsPlayed();
    void anUnsavedTrackIsNotRemembered();
    void quittingAsksEachWindow();
    void stayingInOneStopsQuitting();
    void theDesignerRemembersAmongTheSettings();
    void theTableOpensTheDesigner();
    void theDesignerOpensFilesOrAnEmptyTrack();

private:
    template <class Window>
    [[nodiscard]] static Window* shown();
    DesignerWindow* design(const Track& track);
    static void acceptRace();

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    PresetDialogs* m_dialogs = nullptr;
    std::unique_ptr<Navigator> m_navigator;
};

void TestDesigning::init()
{
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    auto dialogs = std::make_unique<PresetDialogs>();
    m_dialogs = dialogs.get();
    m_navigator =
        std::make_unique<Navigator>(*m_settings, std::make_unique<PresetFiles>(*m_settings), std::move(dialogs));
    m_navigator->showLobby();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void TestDesigning::cleanup()
{
    if (auto* table = shown<TableWindow>())
        table->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_navigator.reset();
}

template <class Window>
Window* TestDesigning::shown()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<Window*>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

DesignerWindow* TestDesigning::design(const Track& track)
{
    m_navigator->designTrack();
    DesignerWindow* window = m_navigator->designers().windows().back();
    window->setDocument(std::make_unique<TrackDocument>(track));
    window->desk().document().setModified();
    return window;
}

/// Starts the race that the New race dialog asks about.
void TestDesigning::acceptRace()
{
    QTimer::singleShot(200, qApp, [] { QTest::keyClick(shown<NewRaceDialog>(), Qt::Key_Return); });
}

void TestDesigning::theLobbysCardOpensTheDesigner()
{
    for (QPushButton* button : shown<LobbyWindow>()->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Design a track"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(shown<DesignerWindow>());
    QVERIFY(shown<DesignerWindow>()->desk().isUntouched());
    QVERIFY(!shown<LobbyWindow>());
}

void TestDesigning::theLobbyComesBackAfterTheDesigner()
{
    m_navigator->designFile(QStringLiteral(":/tracks/1-first-flight.bbtrack"));
    QVERIFY(!shown<LobbyWindow>());
    shown<DesignerWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void TestDesigning::theLobbyWaitsForAllWindows()
{
    m_navigator->designTrack();
    m_navigator->designTrack();
    shown<DesignerWindow>()->close();
    QTest::qWait(50);
    QVERIFY(!shown<LobbyWindow>());
    shown<DesignerWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void TestDesigning::anUnsavedTrackIsPlayed()
{
    Track track = *builtInTracks().at(3).track;
    track.name = QStringLiteral("Fresh from the designer");
    // Who has played before needs no more than Return.
    acceptRace();
    m_navigator->newRace();
    shown<TableWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
    DesignerWindow* window = design(track);
    acceptRace();
    window->play();
    QVERIFY(shown<TableWindow>());
    QVERIFY(*shown<TableWindow>()->session().record().track == track);
    QVERIFY(window->isVisible());
    shown<TableWindow>()->close();
    QTest::qWait(50);
    QVERIFY(!shown<LobbyWindow>());
}

void TestDesigning::anUnsavedTrackIsNotRemembered()
{
    m_settings->setText(Setting::RaceTrack, QStringLiteral(":/tracks/2-quick-sip.bbtrack"));
    acceptRace();
    m_navigator->newRaceOn(builtInTracks().at(3).track);
    QVERIFY(shown<TableWindow>());
    QCOMPARE(m_settings->text(Setting::RaceTrack), QStringLiteral(":/tracks/2-quick-sip.bbtrack"));
}

void TestDesigning::quittingAsksEachWindow()
{
    design(*builtInTracks().front().track);
    design(*builtInTracks().back().track);
    m_dialogs->answer = DesignerDialogs::SaveAnswer::DontSave;
    QTimer::singleShot(50, m_navigator.get(), &Navigator::quit);
    QTimer::singleShot(5000, m_navigator.get(), [] { QCoreApplication::exit(1); });
    QCOMPARE(QApplication::exec(), 0);
    QCOMPARE(m_dialogs->asked, 2);
}

void TestDesigning::stayingInOneStopsQuitting()
{
    const DesignerWindow* window = design(*builtInTracks().front().track);
    m_dialogs->answer = DesignerDialogs::SaveAnswer::Stay;
    QTimer::singleShot(50, m_navigator.get(), &Navigator::quit);
    QTimer::singleShot(800, m_navigator.get(), [] { QCoreApplication::exit(1); });
    // The program goes on until the timer ends it.
    QCOMPARE(QApplication::exec(), 1);
    QCOMPARE(m_dialogs->asked, 1);
    QVERIFY(window->isVisible());
}

void TestDesigning::theDesignerRemembersAmongTheSettings()
{
    const QString path = m_folder->path(QStringLiteral("mine.bbtrack"));
    Track track = *builtInTracks().front().track;
    track.author = QStringLiteral("Mia");
    DesignerWindow* window = design(track);
    m_dialogs->path = path;
    QVERIFY(window->save());
    QCOMPARE(recentFiles(*m_settings), QStringList {path});
    QCOMPARE(m_settings->text(Setting::DesignerName), QStringLiteral("Mia"));
    QCOMPARE(QFileInfo(m_settings->text(Setting::FileFolder)), QFileInfo(QFileInfo(path).absolutePath()));
    window->close();
    QVERIFY(!m_settings->bytes(Setting::DesignerGeometry).isEmpty());
    QVERIFY(!m_settings->bytes(Setting::DesignerLayout).isEmpty());
    m_navigator->designTrack();
    QCOMPARE(m_navigator->designers().windows().back()->desk().document().track().author, QStringLiteral("Mia"));
}

void TestDesigning::theTableOpensTheDesigner()
{
    acceptRace();
    m_navigator->newRaceOn(builtInTracks().front().track);
    for (QAction* action : shown<TableWindow>()->findChildren<QAction*>())
        if (action->text() == QStringLiteral("Design a track"))
            action->trigger();
    QVERIFY(shown<DesignerWindow>());
    QVERIFY(shown<TableWindow>());
}

void TestDesigning::theDesignerOpensFilesOrAnEmptyTrack()
{
    const QString one = m_folder->write(QStringLiteral("1.bbtrack"), trackBytes(*builtInTracks().front().track));
    const QString two = m_folder->write(QStringLiteral("2.bbtrack"), trackBytes(*builtInTracks().back().track));
    m_navigator->designFiles({one, two, one});
    QCOMPARE(m_navigator->designers().windows().size(), std::size_t {2});
    for (DesignerWindow* window : std::vector(m_navigator->designers().windows()))
        window->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_navigator->designFiles({m_folder->path(QStringLiteral("missing.bbtrack"))});
    QCOMPARE(m_dialogs->told.size(), 1);
    QCOMPARE(m_navigator->designers().windows().size(), std::size_t {1});
    QVERIFY(m_navigator->designers().windows().front()->desk().isUntouched());
}

BUBBLEBAR_TEST(TestDesigning)
#include "tst_designing.moc"
