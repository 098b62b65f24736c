#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "designer/window/designerwindows.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"
#include "tests/designer/window/designeruser.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// Six track tiles, fronts and backs, and nothing to find fault with.
const Track& wantedTrack()
{
    constexpr std::size_t kMoonlightRing = 4;
    return *builtInTracks().at(kMoonlightRing).track;
}

} // namespace

/// From an empty window to a race: with the mouse alone, and with the keyboard alone.
class BuildATrackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void withTheMouse();
    void byDragging();
    void withTheKeyboard();

private:
    void verifyBuilt();
    void saveReopenAndPlay();

    QTemporaryDir m_dir;
    MemoryPreferences m_preferences;
    PresetDialogs* m_dialogs = nullptr;
    std::unique_ptr<DesignerWindows> m_windows;
    DesignerWindow* m_window = nullptr;
};

void BuildATrackTest::init()
{
    auto dialogs = std::make_unique<PresetDialogs>();
    m_dialogs = dialogs.get();
    m_windows = std::make_unique<DesignerWindows>(m_preferences, std::move(dialogs));
    m_window = m_windows->newTrack();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QVERIFY(m_window->desk().isUntouched());
}

void BuildATrackTest::cleanup()
{
    m_windows.reset();
}

void BuildATrackTest::verifyBuilt()
{
    const Track& built = m_window->desk().document().track();
    QVERIFY(built.tiles == wantedTrack().tiles);
    QVERIFY(m_window->desk().document().isValid());
    QCOMPARE(lengthClass(built.trackTileCount()), LengthClass::Medium);
    QVERIFY(m_window->isWindowModified());
    saveReopenAndPlay();
}

void BuildATrackTest::saveReopenAndPlay()
{
    m_dialogs->path = m_dir.filePath(QLatin1String(QTest::currentTestFunction()) + QStringLiteral(".bbtrack"));
    QTest::keyClick(m_window, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!m_window->isWindowModified());
    const Track built = m_window->desk().document().track();
    m_window->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(m_windows->windows().empty());

    DesignerWindow* again = m_windows->open(m_dialogs->path);
    QVERIFY(again);
    QVERIFY(QTest::qWaitForWindowActive(again));
    QVERIFY(again->desk().document().track() == built);
    QVERIFY(!again->isWindowModified());
    TrackPtr played;
    connect(m_windows.get(), &DesignerWindows::playRequested, this, [&](const TrackPtr& track) { played = track; });
    QTest::keyClick(again, Qt::Key_F5);
    QVERIFY(played);
    QVERIFY(*played == built);
}

void BuildATrackTest::withTheMouse()
{
    const DesignerUser user(*m_window);
    for (const PlacedTile& tile : wantedTrack().tiles)
        user.layByMouse(tile);
    verifyBuilt();
}

void BuildATrackTest::byDragging()
{
    const DesignerUser user(*m_window);
    for (const PlacedTile& tile : wantedTrack().tiles)
        user.layByDragging(tile);
    verifyBuilt();
}

void BuildATrackTest::withTheKeyboard()
{
    const DesignerUser user(*m_window);
    m_window->desk().canvas().setFocus();
    for (const PlacedTile& tile : wantedTrack().tiles)
        user.layByKeys(tile);
    verifyBuilt();
}

BUBBLEBAR_TEST(BuildATrackTest)
#include "tst_buildatrack.moc"
