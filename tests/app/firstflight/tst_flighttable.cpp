#include "app/bubble/autosave.h"
#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/reasonbubble.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/handview.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/firstflight/coach.h"
#include "app/firstflight/coachpanel.h"
#include "app/firstflight/coachring.h"
#include "app/firstflight/firstflight.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using Kind = FlightStep::Kind;

namespace {

constexpr int kMostPresses = 60;
constexpr int kFanOpens = 400; ///< ms, and some more

/// Somebody new to the game, who does what the coach says: presses the buttons offered and what the ring is on.
class Newcomer
{
public:
    explicit Newcomer(Settings& settings)
        : m_window(layFlightTable(settings))
    {
        m_window->play().runner().setPause(0);
        m_window->resize(1366, 768);
        m_window->show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("The window does not become active");
    }

    [[nodiscard]] TableWindow& window() { return *m_window; }
    [[nodiscard]] TableArea& area() { return m_window->area(); }
    [[nodiscard]] FirstFlight& flight() { return m_window->findChild<Coach*>()->flight(); }
    [[nodiscard]] CoachPanel& panel() { return *m_window->findChild<CoachPanel*>(); }
    [[nodiscard]] CoachRing& ring() { return *m_window->findChild<CoachRing*>(); }
    [[nodiscard]] QPushButton& button(const char* name)
    {
        return *m_window->findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QString says() { return m_window->findChild<QLabel*>(QStringLiteral("coachText"))->text(); }

    [[nodiscard]] bool isAsked() { return flight().canGoOn() || ring().isVisible(); }
    [[nodiscard]] bool waitUntilAsked()
    {
        return QTest::qWaitFor([this] { return !flight().isLeading() || isAsked(); });
    }

    /// With the mouse, wherever the ring is.
    void followByMouse()
    {
        if (flight().canGoOn())
            return QTest::mouseClick(&button("coachGoOn"), Qt::LeftButton);
        QPoint place = ring().place().toPoint();
        QWidget* below = area().childAt(place);
        QTest::mouseMove(below, below->mapFrom(&area(), place));
        const BeetleId beetle = flight().target().pick.beetle;
        if (flight().step().kind == Kind::PickBeetle && window().session().race().beetles.moving(beetle) > 1) {
            // A beetle below others is chosen in the fan that opens.
            const auto* fan = m_window->findChild<StackFan*>(QStringLiteral("stackFan"));
            if (!QTest::qWaitFor([fan] { return fan->isVisible(); }))
                qFatal("The stack does not fan out");
            place = ring().place().toPoint();
            below = area().childAt(place);
        }
        QTest::mouseClick(below, Qt::LeftButton, {}, below->mapFrom(&area(), place));
    }

    void followByKeyboard()
    {
        const FlightTarget target = flight().target();
        if (flight().canGoOn()) {
            if (!QTest::qWaitFor([this] { return button("coachGoOn").hasFocus(); }))
                qFatal("The keyboard is not on the button that goes on");
            return QTest::keyClick(&button("coachGoOn"), Qt::Key_Return);
        }
        if (target.kind == FlightTarget::Kind::Leave)
            return QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        if (target.kind == FlightTarget::Kind::Card) {
            area().hand().setFocus(Qt::TabFocusReason);
            QTest::keyClick(&area().hand(), Qt::Key_Home);
            for (int card = 0; card < target.pick.card; ++card)
                QTest::keyClick(&area().hand(), Qt::Key_Right);
            return QTest::keyClick(&area().hand(), Qt::Key_Return);
        }
        area().view().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&area().view(), Qt::Key_Home);
        const std::size_t stops = area().cursor().stops().size();
        for (std::size_t i = 0; i < stops && area().cursor().current() != target.pick; ++i)
            QTest::keyClick(&area().view(), Qt::Key_PageDown);
        QTest::keyClick(&area().view(), Qt::Key_Return);
    }

    /// Returns the number of presses; −1 where the step never comes.
    [[nodiscard]] int flyTo(std::size_t step, void (Newcomer::*follow)() = &Newcomer::followByMouse)
    {
        for (int presses = 0; presses < kMostPresses; ++presses) {
            if (!waitUntilAsked())
                return -1;
            if (!flight().isLeading() || flight().stepNumber() >= step)
                return presses;
            (this->*follow)();
        }
        return -1;
    }

private:
    std::unique_ptr<TableWindow> m_window;
};

std::size_t stepOf(Kind kind)
{
    std::size_t number = 0;
    while (flightSteps()[number].kind != kind)
        ++number;
    return number;
}

const std::size_t kLast = flightSteps().size() - 1;

} // namespace

/// First Flight at the real table: flown with mouse and keyboard, left, gone on with, and leaving no trace.
class FlightTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itIsFlownByMouse();
    void itIsFlownByKeyboard();
    void showMeDoesIt();
    void theReasonIsToldBesideThePlace();
    void wrongMovesAreMetKindly();
    void theCoachCoversNothing_data();
    void theCoachCoversNothing();
    void theFanLeavesFreeWhereToGo_data();
    void theFanLeavesFreeWhereToGo();
    void itGoesOnWhereItWasLeft();
    void startingOverForgetsThePlace();
    void itLeavesNoTraceAmongTheRaces();
    void theEndOffersNoSaving();

    void theButtonsStayWhateverIsSaid();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

void FlightTableTest::init()
{
    m_settings.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setNumber(Setting::TableSpeed, 0);
}

/// Less than five minutes: no more than twenty presses.
void FlightTableTest::itIsFlownByMouse()
{
    Newcomer newcomer(*m_settings);
    const int presses = newcomer.flyTo(kLast);
    QVERIFY2(presses >= 0, qPrintable(newcomer.says()));
    qInfo("%d presses", presses);
    QVERIFY(presses <= 20);
    QVERIFY(newcomer.button("coachRace").isVisible());
    newcomer.followByMouse();
    QVERIFY(!newcomer.panel().isVisible());
    QVERIFY(!newcomer.ring().isVisible());
    QTRY_VERIFY(newcomer.window().session().history().size() >
                flightScript(newcomer.window().session().record()).size());
}

void FlightTableTest::itIsFlownByKeyboard()
{
    Newcomer newcomer(*m_settings);
    QVERIFY2(newcomer.flyTo(kLast, &Newcomer::followByKeyboard) >= 0, qPrintable(newcomer.says()));
    newcomer.followByKeyboard();
    QVERIFY(!newcomer.flight().isLeading());
}

void FlightTableTest::showMeDoesIt()
{
    Newcomer newcomer(*m_settings);
    for (int i = 0; i < kMostPresses && newcomer.flight().stepNumber() < kLast; ++i) {
        QVERIFY(newcomer.waitUntilAsked());
        const char* name = newcomer.flight().canGoOn() ? "coachGoOn" : "coachShow";
        QVERIFY2(newcomer.button(name).isVisible(), qPrintable(newcomer.says()));
        QTest::mouseClick(&newcomer.button(name), Qt::LeftButton);
    }
    QCOMPARE(newcomer.flight().stepNumber(), kLast);
}

void FlightTableTest::theReasonIsToldBesideThePlace()
{
    Newcomer newcomer(*m_settings);
    QVERIFY(newcomer.flyTo(stepOf(Kind::TryInVain)) >= 0);
    newcomer.followByMouse();
    const auto* bubble = newcomer.window().findChild<ReasonBubble*>();
    QVERIFY(bubble->isVisible());
    QVERIFY(!bubble->text().isEmpty());
    QVERIFY(newcomer.flight().step().kind == Kind::Act);
}

void FlightTableTest::wrongMovesAreMetKindly()
{
    Newcomer newcomer(*m_settings);
    QVERIFY(newcomer.flyTo(stepOf(Kind::PickCard)) >= 0);
    HandView& hand = newcomer.area().hand();
    const int wanted = newcomer.flight().target().pick.card;
    QTest::mouseClick(&hand, Qt::LeftButton, {}, hand.cardCentre((wanted + 1) % 3).toPoint());
    auto* note = newcomer.window().findChild<QLabel*>(QStringLiteral("coachNote"));
    QVERIFY(note->isVisible());
    QVERIFY(!note->text().isEmpty());
    QCOMPARE(newcomer.window().session().history().size(), std::size_t {2});
    QVERIFY(newcomer.flyTo(kLast) >= 0);
}

void FlightTableTest::theCoachCoversNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("small") << QSize(1000, 600);
    QTest::newRow("scaled to 150 %") << QSize(895, 444);
}

void FlightTableTest::theCoachCoversNothing()
{
    QFETCH(QSize, size);
    Newcomer newcomer(*m_settings);
    newcomer.window().resize(size);
    for (std::size_t step = 0; step <= kLast; ++step) {
        QVERIFY(newcomer.flyTo(step) >= 0);
        const QRect panel = newcomer.panel().geometry();
        QVERIFY(!panel.intersects(newcomer.area().view().geometry()));
        QVERIFY(newcomer.area().rect().contains(panel));
        if (newcomer.ring().isVisible())
            QVERIFY(!panel.contains(newcomer.ring().place().toPoint()));
    }
}

void FlightTableTest::theFanLeavesFreeWhereToGo_data()
{
    theCoachCoversNothing_data();
}

/// The fan of the stack closes with the choice of a beetle in it, and when it opens again it covers no target.
void FlightTableTest::theFanLeavesFreeWhereToGo()
{
    QFETCH(QSize, size);
    Newcomer newcomer(*m_settings);
    newcomer.window().resize(size);
    QVERIFY(newcomer.flyTo(stepOf(Kind::TryInVain)) >= 0);
    const auto* fan = newcomer.window().findChild<StackFan*>(QStringLiteral("stackFan"));
    QVERIFY(!fan->isVisible());
    const BoardView& view = newcomer.area().view();
    const BoardMarks& marks = newcomer.area().scene().marks();
    const auto placeOf = [&](const Pick& pick) { return view.fromBoard(newcomer.area().scene().placeOf(pick)); };
    QTest::mouseMove(view.viewport(), placeOf({-1, marks.chosen}).toPoint());
    QTest::qWait(kFanOpens);
    QVERIFY(!marks.targets.empty());
    for (const TargetMark& target : marks.targets) {
        const QPoint place = placeOf({-1, BeetleId::None, target.space}).toPoint();
        QVERIFY(!fan->isVisible() || !fan->geometry().contains(place));
    }
}

void FlightTableTest::itGoesOnWhereItWasLeft()
{
    std::size_t done = 0;
    {
        Newcomer newcomer(*m_settings);
        QVERIFY(!newcomer.button("coachRestart").isVisible());
        QVERIFY(newcomer.flyTo(stepOf(Kind::TryInVain)) >= 0);
        done = newcomer.window().session().history().size();
        QVERIFY(newcomer.window().close());
    }
    Newcomer again(*m_settings);
    QCOMPARE(again.window().session().history().size(), done);
    QVERIFY(again.button("coachRestart").isVisible());
    QVERIFY(again.flyTo(kLast) >= 0);
}

void FlightTableTest::startingOverForgetsThePlace()
{
    {
        Newcomer newcomer(*m_settings);
        QVERIFY(newcomer.flyTo(stepOf(Kind::TryInVain)) >= 0);
    }
    Newcomer again(*m_settings);
    const QSignalSpy wishes(&again.window(), &TableWindow::firstFlightRequested);
    QTest::mouseClick(&again.button("coachRestart"), Qt::LeftButton);
    QCOMPARE(wishes.count(), 1);
    QVERIFY(again.window().close());
    Newcomer anew(*m_settings);
    QVERIFY(anew.window().session().history().empty());
}

void FlightTableTest::itLeavesNoTraceAmongTheRaces()
{
    Newcomer newcomer(*m_settings);
    QVERIFY(newcomer.flyTo(kLast) >= 0);
    QVERIFY(!newcomer.window().isWindowModified());
    QVERIFY(newcomer.window().close());
    QVERIFY(findKeptRaces().races.empty());
    QVERIFY(recentFiles(*m_settings).isEmpty());
    for (const QAction* action : newcomer.window().findChildren<QAction*>())
        QVERIFY(!action->text().startsWith(QStringLiteral("Save")) || !action->isEnabled());
}

void FlightTableTest::theEndOffersNoSaving()
{
    Newcomer newcomer(*m_settings);
    newcomer.window().session().giveUp();
    QTRY_VERIFY(newcomer.area().end().isVisible());
    QVERIFY(!newcomer.button("endSave").isVisible());
    QVERIFY(newcomer.button("endNewRace").isVisible());
    QVERIFY(!newcomer.panel().isVisible());
}

void FlightTableTest::theButtonsStayWhateverIsSaid()
{
    CoachPanel panel;
    const auto placeOfShow = [&panel](const QString& text, const QString& note) {
        panel.tell({.text = text, .note = note, .canShow = true});
        panel.resize(900, panel.heightForWidth(900));
        panel.show();
        QCoreApplication::sendPostedEvents();
        const auto* show = panel.findChild<QPushButton*>(QStringLiteral("coachShow"));
        return show->mapTo(&panel, QPoint());
    };
    const QString shortText = QStringLiteral("Click the beetle.");
    const QPoint place = placeOfShow(shortText, {});
    const int height = panel.height();
    QCOMPARE(placeOfShow(shortText.repeated(12), shortText.repeated(3)), place);
    QVERIFY(panel.height() > height);
    // And in the middle of a text that has usual room.
    const auto* show = panel.findChild<QPushButton*>(QStringLiteral("coachShow"));
    QVERIFY(std::abs(place.y() + show->height() / 2 - height / 2) < 5);
}

BUBBLEBAR_TEST(FlightTableTest)
#include "tst_flighttable.moc"
