#include "app/firstflight/firstflight.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/turndesk.h"
#include "app/bubble/turnoptions.h"
#include "app/settings.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

using Kind = FlightStep::Kind;

FirstFlight::FirstFlight(GameSession& session, TurnDesk& desk, RaceRunner& runner, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_desk(desk)
    , m_runner(runner)
    , m_settings(settings)
    , m_script(flightScript(session.record()))
    , m_leading(session.history().size() <= m_script.size() && !session.isOver())
{
    m_runner.setPrompter([this] { return nextAction(); });
    connect(&m_session, &GameSession::reverted, this, [this] { m_passed = 0; });
    connect(&m_session, &GameSession::changed, this, &FirstFlight::keepPlace);
    connect(&m_session, &GameSession::changed, this, &FirstFlight::lead);
    connect(&m_runner, &RaceRunner::stateChanged, this, &FirstFlight::update);
    connect(&m_desk, &TurnDesk::sceneryChanged, this, &FirstFlight::update);
    connect(&m_desk, &TurnDesk::refused, this, &FirstFlight::onRefused);
    connect(&m_desk, &TurnDesk::heldBack, this, [this] { setNote(Note::OtherAction); });
    lead();
    update();
}

/// What the script does next; nothing once the player is on their own.
std::optional<Action> FirstFlight::nextAction() const
{
    const std::size_t done = m_session.history().size();
    return m_leading && done < m_script.size() ? std::optional(m_script[done]) : std::nullopt;
}

/// The only action that may be done, and whether the computer player waits.
void FirstFlight::lead()
{
    m_script = flightScript(m_session.record());
    if (m_session.isOver())
        m_leading = false;
    m_desk.setGuide(m_session.isPerson(m_session.race().turn) ? nextAction() : std::nullopt);
    m_note = Note::None;
    if (!m_leading)
        Q_EMIT changed();
}

bool FirstFlight::isDeciding() const
{
    return m_runner.state() == RaceRunner::State::Deciding;
}

/// While an action is still shown the coach says what was said before.
void FirstFlight::update()
{
    if (!m_leading)
        return;
    if (m_runner.state() == RaceRunner::State::Showing) {
        Q_EMIT changed();
        return;
    }
    const std::size_t before = m_step;
    m_step = findStep();
    // What was read need not be read again.
    if (m_step > 0 && flightSteps()[m_step - 1].kind == Kind::Read)
        m_passed = std::max(m_passed, m_step);
    if (m_step != before)
        m_note = Note::None;
    if (const Note note = noteOnChoice(); note != Note::None)
        m_note = note;
    m_runner.setHeld(step().kind == Kind::Read || step().kind == Kind::PlayOn);
    const FlightTarget next = target();
    const bool isStop = next.kind == FlightTarget::Kind::Board && step().kind != Kind::Read;
    m_desk.setExtraStop(isStop ? std::optional(next.pick) : std::nullopt);
    Q_EMIT changed();
}

/// The first step that is not done, of those that the actions so far have led to.
std::size_t FirstFlight::findStep() const
{
    const std::span<const FlightStep> steps = flightSteps();
    const std::size_t done = m_session.history().size();
    const auto isLater = [done](const FlightStep& step) { return step.after > done; };
    const auto end = static_cast<std::size_t>(std::ranges::find_if(steps, isLater) - steps.begin());
    std::size_t number = end - 1;
    while (number > 0 && steps[number - 1].after == steps[end - 1].after)
        --number;
    number = std::clamp(m_passed, number, end - 1);
    while (number < end - 1 && isDone(number))
        ++number;
    return number;
}

bool FirstFlight::isDone(std::size_t number) const
{
    const FlightStep& step = flightSteps()[number];
    const Scenery& scenery = m_desk.scenery();
    switch (step.kind) {
    case Kind::Read:
        // Whoever plays on has read it.
        return isDeciding() && (scenery.hand.chosen >= 0 || scenery.board.chosen != BeetleId::None);
    case Kind::PickCard:
        return isCardChosen(*cardFromName(step.what));
    case Kind::PickBeetle:
        return scenery.hand.chosen >= 0 && areAlike(m_session.race(), scenery.board.chosen, beetleOf(step));
    default:
        return false;
    }
}

BeetleId FirstFlight::beetleOf(const FlightStep& step) const
{
    return flightBeetle(m_session.record(), step.what);
}

Pick FirstFlight::spaceOf(const FlightStep& step) const
{
    return stopAt(m_session.race(), *m_session.race().board->spaceFromName(step.what));
}

bool FirstFlight::isCardChosen(Card card) const
{
    const int chosen = m_desk.scenery().hand.chosen;
    const std::span<const Card> hand = m_session.position().handToPlay();
    return isDeciding() && chosen >= 0 && hand[static_cast<std::size_t>(chosen)] == card;
}

QString FirstFlight::text() const
{
    const QString text = QCoreApplication::translate("FirstFlight", step().text);
    return text.contains(QLatin1String("%1")) ? text.arg(m_session.player(kFlightComputer).name) : text;
}

QString FirstFlight::note() const
{
    switch (m_note) {
    case Note::OtherCard:
        return tr("That card is for later. Press the one with the ring.");
    case Note::OtherBeetle:
        return tr("That beetle waits for now. Press the one with the ring.");
    case Note::OtherAction:
        return tr("That would work, too. Let us first try what has the ring.");
    case Note::None:
        break;
    }
    return {};
}

void FirstFlight::setNote(Note note)
{
    if (!m_leading || note == m_note)
        return;
    m_note = note;
    Q_EMIT changed();
}

/// Another card or beetle than the one that is asked for may be looked at.
FirstFlight::Note FirstFlight::noteOnChoice() const
{
    const Scenery& scenery = m_desk.scenery();
    if (!isDeciding())
        return Note::None;
    if (step().kind == Kind::PickCard && scenery.hand.chosen >= 0)
        return Note::OtherCard;
    if (step().kind == Kind::PickBeetle && scenery.board.chosen != BeetleId::None)
        return Note::OtherBeetle;
    return Note::None;
}

bool FirstFlight::canGoOn() const
{
    return m_leading && (step().kind == Kind::Read || step().kind == Kind::PlayOn);
}

bool FirstFlight::canShow() const
{
    return m_leading && !canGoOn() && target().kind != FlightTarget::Kind::Nothing;
}

void FirstFlight::goOn()
{
    if (!canGoOn())
        return;
    if (step().kind == Kind::PlayOn) {
        m_leading = false;
        m_settings.setFlag(Setting::KnowsRace, true);
        m_runner.setHeld(false);
        Q_EMIT changed();
        return;
    }
    m_passed = m_step + 1;
    update();
}

void FirstFlight::showMe()
{
    if (!canShow())
        return;
    const FlightTarget wanted = target();
    if (wanted.kind == FlightTarget::Kind::Leave)
        m_desk.command(Mode::Command::Leave);
    else
        m_desk.activate(wanted.pick);
}

void FirstFlight::onRefused(const Pick& pick)
{
    if (!m_leading || step().kind != Kind::TryInVain || pick.space != spaceOf(step()).space)
        return;
    m_passed = m_step + 1;
    update();
}

FlightTarget FirstFlight::target() const
{
    if (!m_leading)
        return {};
    const FlightStep& now = step();
    if (now.kind == Kind::Read && now.what == "finish")
        return {FlightTarget::Kind::Board, spaceOf(now)};
    if (!isDeciding())
        return {};
    switch (now.kind) {
    case Kind::Read:
    case Kind::PickBeetle:
        return now.what.empty() ? FlightTarget()
                                : FlightTarget {FlightTarget::Kind::Board, stopAt(m_session.race(), beetleOf(now))};
    case Kind::PickCard:
        return cardTarget(*cardFromName(now.what));
    case Kind::TryInVain:
        return {FlightTarget::Kind::Board, spaceOf(now)};
    case Kind::Act:
        return actionTarget(*nextAction());
    default:
        return {};
    }
}

FlightTarget FirstFlight::cardTarget(Card card) const
{
    const std::span<const Card> hand = m_session.position().handToPlay();
    const auto found = std::ranges::find(hand, card);
    return {FlightTarget::Kind::Card, Pick::ofCard(static_cast<int>(found - hand.begin()))};
}

/// The card, then the beetle, then where it goes.
FlightTarget FirstFlight::actionTarget(const Action& action) const
{
    if (action.kind == Action::Kind::End)
        return {FlightTarget::Kind::Leave, {}};
    if (action.kind == Action::Kind::Play && !isCardChosen(action.card))
        return cardTarget(action.card);
    const Race& race = m_session.race();
    const bool isChosen = areAlike(race, m_desk.scenery().board.chosen, action.beetle);
    return {FlightTarget::Kind::Board, isChosen ? stopAt(race, action.space) : stopAt(race, action.beetle)};
}

/// The race that is over is not gone on with.
void FirstFlight::keepPlace()
{
    if (m_session.isOver()) {
        m_settings.setFlag(Setting::KnowsRace, true);
        return forget();
    }
    m_settings.setText(Setting::FirstFlightRace, flightText(m_session.record()));
}

void FirstFlight::forget()
{
    m_settings.reset(Setting::FirstFlightRace);
}

} // namespace bubblebar
