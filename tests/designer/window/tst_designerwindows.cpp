#include "core/support/atomicfile.h"
#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "designer/document/recovery.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "designer/window/designerwindows.h"
#include "designer/window/recoverydialog.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"
#include "tests/designer/window/designeruser.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const Track& someTrack()
{
    return *builtInTracks().front().track;
}

/// A program that keeps an unsaved track and is killed before it can save it.
void crash(const QString& original)
{
    const pid_t child = ::fork();
    if (child == 0) {
        Track track = someTrack();
        track.name = QStringLiteral("Not saved yet");
        TrackDocument document(track, original);
        document.setModified();
        DraftKeeper(document).keep();
        ::raise(SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
}

} // namespace

/// Several windows at once, and what is opened in which.
class DesignerWindowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anUntouchedWindowIsReused();
    void aTouchedWindowStays();
    void windowsDoNotHideEachOther();
    void anOpenFileIsRaised();
    void aFileThatDoesNotLoadChangesNothing();
    void builtInTracksOpenAsCopies();
    void theMenuOffersTheBuiltInTracks();
    void tileSetsOpenAsNewTracks();
    void recentTracksAreInTheMenu();
    void theLastWindowTells();
    void aCrashIsOfferedForRecovery();
    void discardedTracksAreGone();
    void laterLeavesThem();
    void aDamagedCopyCannotBeRecovered();

private:
    [[nodiscard]] QString write(const char* name, const QByteArray& bytes) const;
    [[nodiscard]] static RecoveryDialog* dialog();
    static void press(const QString& button);

    std::unique_ptr<QTemporaryDir> m_dir;
    MemoryPreferences m_preferences;
    PresetDialogs* m_dialogs = nullptr;
    std::unique_ptr<DesignerWindows> m_windows;
};

void DesignerWindowsTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_preferences = {};
    auto dialogs = std::make_unique<PresetDialogs>();
    m_dialogs = dialogs.get();
    m_windows = std::make_unique<DesignerWindows>(m_preferences, std::move(dialogs));
}

void DesignerWindowsTest::cleanup()
{
    delete dialog();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_windows.reset();
    QDir(recoveryFolder()).removeRecursively();
}

QString DesignerWindowsTest::write(const char* name, const QByteArray& bytes) const
{
    const QString path = m_dir->filePath(QLatin1String(name));
    return writeFile(path, bytes) ? path : QString();
}

RecoveryDialog* DesignerWindowsTest::dialog()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<RecoveryDialog*>(widget); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

void DesignerWindowsTest::press(const QString& button)
{
    for (QPushButton* candidate : dialog()->findChildren<QPushButton*>()) {
        if (QString(candidate->text()).remove(u'&') == button) {
            QTest::mouseClick(candidate, Qt::LeftButton);
            return;
        }
    }
}

void DesignerWindowsTest::anUntouchedWindowIsReused()
{
    DesignerWindow* window = m_windows->newTrack();
    m_dialogs->path = write("a.bbtrack", trackBytes(someTrack()));
    DesignerUser(*window).choose(QStringLiteral("Open…"));
    QCOMPARE(m_windows->windows().size(), std::size_t {1});
    QVERIFY(window->desk().document().track() == someTrack());
    QCOMPARE(window->desk().document().path(), m_dialogs->path);
    QCOMPARE(m_preferences.recent, QStringList {m_dialogs->path});
}

void DesignerWindowsTest::aTouchedWindowStays()
{
    DesignerWindow* window = m_windows->newTrack();
    DesignerUser(*window).layByMouse(someTrack().tiles.front());
    m_dialogs->path = write("a.bbtrack", trackBytes(someTrack()));
    DesignerUser(*window).choose(QStringLiteral("Open…"));
    QCOMPARE(m_windows->windows().size(), std::size_t {2});
    QCOMPARE(window->desk().document().track().tiles.size(), std::size_t {1});
    DesignerUser(*window).choose(QStringLiteral("New track"));
    QCOMPARE(m_windows->windows().size(), std::size_t {3});
}

void DesignerWindowsTest::windowsDoNotHideEachOther()
{
    const DesignerWindow* first = m_windows->newTrack();
    const DesignerWindow* second = m_windows->newTrack();
    QVERIFY(first->pos() != second->pos());
}

void DesignerWindowsTest::anOpenFileIsRaised()
{
    const QString path = write("a.bbtrack", trackBytes(someTrack()));
    DesignerWindow* first = m_windows->open(path);
    QVERIFY(first);
    m_windows->newTrack();
    const QString detour = m_dir->path() + QStringLiteral("/../") + QDir(m_dir->path()).dirName();
    QCOMPARE(m_windows->open(detour + QStringLiteral("/a.bbtrack")), first);
    QCOMPARE(m_windows->windows().size(), std::size_t {2});
    QVERIFY(QTest::qWaitForWindowActive(first));
}

void DesignerWindowsTest::aFileThatDoesNotLoadChangesNothing()
{
    DesignerWindow* window = m_windows->newTrack();
    const QString path = write("half.bbtrack", trackBytes(someTrack()).chopped(30));
    QVERIFY(!m_windows->open(path, window));
    QCOMPARE(m_dialogs->told.size(), 1);
    QVERIFY(m_dialogs->told.first().contains(QStringLiteral("half.bbtrack")));
    QCOMPARE(m_windows->windows().size(), std::size_t {1});
    QVERIFY(window->desk().isUntouched());
    QVERIFY(m_preferences.recent.isEmpty());
}

void DesignerWindowsTest::builtInTracksOpenAsCopies()
{
    DesignerWindow* window = m_windows->open(QStringLiteral(":/tracks/1-first-flight.bbtrack"));
    QVERIFY(window);
    const TrackDocument& document = window->desk().document();
    QCOMPARE(document.track().name, QStringLiteral("First Flight (copy)"));
    QVERIFY(document.track().tiles == someTrack().tiles);
    QVERIFY(document.path().isEmpty());
    QVERIFY(!document.isModified());
    QVERIFY(m_preferences.recent.isEmpty());
}

void DesignerWindowsTest::theMenuOffersTheBuiltInTracks()
{
    DesignerWindow* window = m_windows->newTrack();
    const QList<QAction*> tracks =
        DesignerUser(*window).action(QStringLiteral("Open a built-in track"))->menu()->actions();
    QCOMPARE(tracks.size(), static_cast<qsizetype>(builtInTracks().size()));
    tracks.last()->trigger();
    QCOMPARE(m_windows->windows().size(), std::size_t {1});
    QVERIFY(window->desk().document().track().tiles == builtInTracks().back().track->tiles);
    QVERIFY(window->desk().document().path().isEmpty());
}

void DesignerWindowsTest::tileSetsOpenAsNewTracks()
{
    m_preferences.name = QStringLiteral("Mia");
    TileSet set = *standardTileSet();
    set.id = QStringLiteral("own");
    set.tiles.resize(3);
    m_dialogs->path = write("own.bbtiles", tileSetBytes(set));
    DesignerWindow* window = m_windows->newTrack();
    DesignerUser(*window).choose(QStringLiteral("New track with tile set…"));
    QCOMPARE(m_windows->windows().size(), std::size_t {1});
    const Track& track = window->desk().document().track();
    QVERIFY(*track.tileSet == set);
    QVERIFY(track.tiles.empty());
    QCOMPARE(track.author, QStringLiteral("Mia"));
    QVERIFY(window->desk().document().path().isEmpty());
}

void DesignerWindowsTest::recentTracksAreInTheMenu()
{
    DesignerWindow* window = m_windows->newTrack();
    m_preferences.recent = {write("a.bbtrack", trackBytes(someTrack()))};
    const DesignerUser user(*window);
    QAction* recent = user.action(QStringLiteral("Open recent"));
    QVERIFY(recent);
    QMenu* file = window->menuBar()->actions().first()->menu();
    file->popup({});
    file->hide();
    QCOMPARE(recent->menu()->actions().size(), 1);
    recent->menu()->actions().first()->trigger();
    QVERIFY(window->desk().document().track() == someTrack());
}

void DesignerWindowsTest::theLastWindowTells()
{
    QSignalSpy closed(m_windows.get(), &DesignerWindows::lastWindowClosed);
    DesignerWindow* first = m_windows->newTrack();
    DesignerWindow* second = m_windows->newTrack();
    first->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(closed.size(), 0);
    second->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(closed.size(), 1);
}

void DesignerWindowsTest::aCrashIsOfferedForRecovery()
{
    const QString path = write("a.bbtrack", trackBytes(someTrack()));
    crash(path);
    m_windows->offerLostTracks();
    QVERIFY(dialog());
    press(QStringLiteral("Recover"));
    QVERIFY(!dialog());
    QCOMPARE(m_windows->windows().size(), std::size_t {1});
    DesignerWindow* window = m_windows->windows().front();
    QCOMPARE(window->desk().document().track().name, QStringLiteral("Not saved yet"));
    QCOMPARE(window->desk().document().path(), path);
    QVERIFY(window->isWindowModified());
    QCOMPARE(readFile(path).value(), trackBytes(someTrack()));
    QVERIFY(window->save());
    QVERIFY(readFile(path).value() != trackBytes(someTrack()));
    QVERIFY(QDir(recoveryFolder()).isEmpty());
}

void DesignerWindowsTest::discardedTracksAreGone()
{
    crash({});
    crash({});
    m_windows->offerLostTracks();
    QVERIFY(dialog());
    press(QStringLiteral("Discard"));
    QVERIFY(!dialog());
    QVERIFY(m_windows->windows().empty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(QDir(recoveryFolder()).isEmpty());
}

void DesignerWindowsTest::laterLeavesThem()
{
    crash({});
    m_windows->offerLostTracks();
    QVERIFY(dialog());
    QVERIFY(findLostTracks().empty()); // nobody else may take them meanwhile
    press(QStringLiteral("Later"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(findLostTracks().size(), std::size_t {1});
}

void DesignerWindowsTest::aDamagedCopyCannotBeRecovered()
{
    QVERIFY(QDir().mkpath(recoveryFolder()));
    QVERIFY(writeFile(recoveryFolder() + QStringLiteral("/half.bbtrack"), "{"));
    m_windows->offerLostTracks();
    QVERIFY(dialog());
    press(QStringLiteral("Recover"));
    QVERIFY(dialog());
    press(QStringLiteral("Later"));
    QVERIFY(QFileInfo::exists(recoveryFolder() + QStringLiteral("/half.bbtrack")));
}

BUBBLEBAR_TEST(DesignerWindowsTest)
#include "tst_designerwindows.moc"
