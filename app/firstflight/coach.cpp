#include "app/firstflight/coach.h"

#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/handview.h"
#include "app/bubble/newrace/rememberedrace.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/firstflight/coachpanel.h"
#include "app/firstflight/coachring.h"
#include "app/firstflight/firstflight.h"
#include "app/motion.h"
#include "app/settings.h"

#include <algorithm>
#include <utility>

namespace bubblebar {

namespace {

/// The person who played last, if the program may remember names.
QString personName(const Settings& settings)
{
    const std::vector<RecordPlayer> players = rememberedRace(settings).players;
    const auto person = std::ranges::find(players, PlayerKind::Person, &RecordPlayer::kind);
    return person != players.end() ? person->name : Coach::tr("Player 1");
}

} // namespace

TableWindow* layFlightTable(Settings& settings)
{
    auto* table = new TableWindow(flightFromText(personName(settings), settings.text(Setting::FirstFlightRace)),
                                  QString(), settings, nullptr, TableWindow::Purpose::Lesson);
    new Coach(*table, settings);
    return table;
}

Coach::Coach(TableWindow& table, Settings& settings)
    : QObject(&table)
    , m_table(table)
    , m_settings(settings)
    , m_flight(new FirstFlight(table.session(), table.play().desk(), table.play().runner(), settings, this))
    , m_panel(new CoachPanel(&table.area()))
    , m_ring(new CoachRing(table.area()))
    , m_isResumed(!table.session().history().empty())
{
    table.area().setStrip(m_panel);
    connectPanel();
    connect(m_flight, &FirstFlight::changed, this, &Coach::speak);
    connect(&table.replay(), &ReplayDesk::activeChanged, this, &Coach::speak);
    connect(&table.session(), &GameSession::changed, this, [this] { m_isResumed = false; });
    // In the window of a flight this means from the start.
    connect(&table, &TableWindow::firstFlightRequested, m_flight, &FirstFlight::forget);
    speak();
}

void Coach::connectPanel()
{
    connect(m_panel, &CoachPanel::goOnRequested, m_flight, &FirstFlight::goOn);
    connect(m_panel, &CoachPanel::showRequested, m_flight, &FirstFlight::showMe);
    connect(m_panel, &CoachPanel::restartRequested, &m_table, &TableWindow::firstFlightRequested);
    connect(m_panel, &CoachPanel::raceRequested, &m_table, &TableWindow::newRaceRequested);
}

void Coach::speak()
{
    const bool isShown = m_flight->isLeading() && !m_table.replay().isActive();
    if (isShown) {
        const FlightStep& step = m_flight->step();
        m_panel->tell({step.lesson, flightLessons(), m_flight->text(), m_flight->note(), m_flight->canGoOn(),
                       m_flight->canShow(), m_isResumed, step.kind == FlightStep::Kind::PlayOn});
    }
    m_panel->setVisible(isShown);
    m_table.area().placeParts();
    m_ring->setTarget(isShown ? m_flight->target() : FlightTarget(), motionPace(m_settings, m_table) > 0);
    const bool goesOn = isShown && m_flight->canGoOn();
    // After the table has put the keyboard where it thinks right.
    if (goesOn != std::exchange(m_hadGoOn, goesOn))
        QMetaObject::invokeMethod(this, &Coach::followFocus, Qt::QueuedConnection);
}

/// The keyboard goes where the next step is done, unless it is outside the table on purpose.
void Coach::followFocus()
{
    const QWidget* focused = m_table.focusWidget();
    if (focused != nullptr && !m_table.area().isAncestorOf(focused))
        return;
    if (m_hadGoOn)
        m_panel->focusGoOn(Qt::OtherFocusReason);
    else if (focused == nullptr || m_panel->isAncestorOf(focused))
        m_table.area().hand().setFocus(Qt::MouseFocusReason);
}

} // namespace bubblebar
