#include "core/track/standardset.h"
#include "designer/analysis/playspanel.h"
#include "designer/analysis/trackforecast.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"
#include "tests/designer/window/designeruser.h"

#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QTabBar>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What stands round the canvas of a window, and what is shown on it.
class DocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void theGridIsSwitchedInTheMenu();
    void theHeatMapShowsWhereItComesFrom();
    void nothingRunsBehindAnotherTab();
    void narrowWindowsStackTheDocks();
    void docksMirrorFromRightToLeft();
    void aClosedDockStaysClosed();
    void layoutAndGridAreRemembered();

private:
    void clickTab(const QString& text) const;
    [[nodiscard]] DesignerUser user() { return DesignerUser(*m_window); }

    std::unique_ptr<MemoryPreferences> m_preferences;
    PresetDialogs m_dialogs;
    std::unique_ptr<DesignerWindow> m_window;
};

void DocksTest::init()
{
    m_preferences = std::make_unique<MemoryPreferences>();
    m_window = std::make_unique<DesignerWindow>(*m_preferences, m_dialogs);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void DocksTest::clickTab(const QString& text) const
{
    for (QTabBar* bar : m_window->findChildren<QTabBar*>()) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            if (bar->tabText(tab) == text)
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
        }
    }
}

void DocksTest::theGridIsSwitchedInTheMenu()
{
    user().choose(QStringLiteral("Grid"));
    QVERIFY(!m_window->desk().canvas().isGridShown());
    user().choose(QStringLiteral("Grid"));
    QVERIFY(m_window->desk().canvas().isGridShown());
}

void DocksTest::theHeatMapShowsWhereItComesFrom()
{
    m_window->resize(1300, 700);
    auto* plays = m_window->findChild<QDockWidget*>(QStringLiteral("playsDock"));
    plays->hide();
    m_window->setDocument(std::make_unique<TrackDocument>(*builtInTracks().front().track));
    QVERIFY(!m_window->desk().plays().forecast().isRunning());
    user().choose(QStringLiteral("Heat map"));
    QVERIFY(m_window->desk().canvas().isHeatMapShown());
    QTRY_VERIFY(m_window->desk().plays().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->desk().plays().forecast().analysis(), 60'000);
    QVERIFY(!m_window->desk().canvas().heatTextAt(m_window->desk().document().track().tiles.at(1)).isEmpty());
    user().choose(QStringLiteral("Heat map"));
    QVERIFY(!m_window->desk().canvas().isHeatMapShown());
    QVERIFY(m_window->close());
    QVERIFY(!m_window->desk().plays().forecast().isRunning());
}

void DocksTest::nothingRunsBehindAnotherTab()
{
    m_window->resize(1300, 700);
    m_window->setDocument(std::make_unique<TrackDocument>(*builtInTracks().front().track));
    const TrackForecast& forecast = m_window->desk().plays().forecast();
    QTRY_VERIFY(!forecast.isRunning());
    clickTab(QStringLiteral("How it plays"));
    QTRY_VERIFY(forecast.isRunning());
    clickTab(QStringLiteral("Findings"));
    QTRY_VERIFY(!forecast.isRunning());
    clickTab(QStringLiteral("How it plays"));
    QTRY_VERIFY(forecast.isRunning());
    m_window->setDocument(std::make_unique<TrackDocument>(*builtInTracks().back().track));
    QVERIFY(m_window->desk().plays().forecast().isRunning());
}

void DocksTest::narrowWindowsStackTheDocks()
{
    auto* findings = m_window->findChild<QDockWidget*>(QStringLiteral("findingsDock"));
    auto* track = m_window->findChild<QDockWidget*>(QStringLiteral("trackDock"));
    auto* plays = m_window->findChild<QDockWidget*>(QStringLiteral("playsDock"));
    m_window->resize(1300, 700);
    QVERIFY(m_window->tabifiedDockWidgets(track).isEmpty());
    QCOMPARE(m_window->tabifiedDockWidgets(findings), QList<QDockWidget*> {plays});
    m_window->resize(1000, 700);
    QCOMPARE(m_window->tabifiedDockWidgets(track), (QList<QDockWidget*> {findings, plays}));
    m_window->resize(1300, 2000);
    for (QDockWidget* dock : {track, findings, plays})
        QVERIFY(m_window->tabifiedDockWidgets(dock).isEmpty());
    QTRY_VERIFY(findings->isVisible() && track->isVisible() && plays->isVisible());
    m_window->resize(100, 100);
    QCOMPARE(m_window->size(), m_window->minimumSize());
    QVERIFY(m_window->width() <= 911 && m_window->height() <= 512);
}

void DocksTest::docksMirrorFromRightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto leftToRight = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    DesignerWindow window(*m_preferences, m_dialogs);
    window.show();
    const auto areaOf = [&](const char* name) {
        return window.dockWidgetArea(window.findChild<QDockWidget*>(QLatin1String(name)));
    };
    QCOMPARE(areaOf("boxDock"), Qt::RightDockWidgetArea);
    QCOMPARE(areaOf("trackDock"), Qt::LeftDockWidgetArea);
    window.resize(1000, 700);
    QVERIFY(!window.tabifiedDockWidgets(window.findChild<QDockWidget*>(QStringLiteral("trackDock"))).isEmpty());
}

void DocksTest::aClosedDockStaysClosed()
{
    auto* findings = m_window->findChild<QDockWidget*>(QStringLiteral("findingsDock"));
    findings->toggleViewAction()->trigger();
    for (const int width : {1000, 1300}) {
        m_window->resize(width, 700);
        QTRY_COMPARE(m_window->width(), width);
        QVERIFY(findings->isHidden());
    }
    findings->toggleViewAction()->trigger();
    QVERIFY(!findings->isHidden());
}

void DocksTest::layoutAndGridAreRemembered()
{
    m_window->findChild<QDockWidget*>(QStringLiteral("findingsDock"))->hide();
    user().action(QStringLiteral("Grid"))->setChecked(false);
    QVERIFY(m_window->close());
    QVERIFY(!m_preferences->grid);
    DesignerWindow next(*m_preferences, m_dialogs);
    next.show();
    QVERIFY(QTest::qWaitForWindowActive(&next));
    QVERIFY(!next.findChild<QDockWidget*>(QStringLiteral("findingsDock"))->isVisible());
    QVERIFY(!next.desk().canvas().isGridShown());
    DesignerUser(next).choose(QStringLiteral("Reset layout"));
    QTRY_VERIFY(next.findChild<QDockWidget*>(QStringLiteral("findingsDock"))->isVisible());
}

BUBBLEBAR_TEST(DocksTest)
#include "tst_docks.moc"
