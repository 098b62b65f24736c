#include "app/bubble/racerunner.h"

#include "app/bubble/computerseat.h"
#include "app/bubble/turnoptions.h"

#include <algorithm>

namespace bubblebar {

RaceRunner::RaceRunner(GameSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_computer(std::make_unique<ComputerSeat>())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RaceRunner::playThought);
    connect(&session, &GameSession::applied, this, &RaceRunner::onChanged);
    connect(&session, &GameSession::reverted, this, &RaceRunner::onChanged);
    connect(&session, &GameSession::givenUp, this, &RaceRunner::start);
    connect(m_computer.get(), &ComputerSeat::chose, this, [this](const Action& action) {
        m_thought = action;
        playThought();
    });
}

RaceRunner::~RaceRunner() = default;

std::optional<int> RaceRunner::visibleHand() const
{
    const int people = m_session.personCount();
    if (people == 0 || m_handHidden)
        return std::nullopt;
    if (people == 1) {
        for (int seat = 0; seat < m_session.race().players; ++seat) {
            if (m_session.isPerson(seat))
                return seat;
        }
    }
    const int seat = m_session.race().turn;
    if (!m_session.isPerson(seat))
        return std::nullopt;
    if (m_curtainEnabled && m_present != seat)
        return std::nullopt;
    return seat;
}

void RaceRunner::setCurtainEnabled(bool enabled)
{
    m_curtainEnabled = enabled;
    if (isAsking())
        proceed();
}

void RaceRunner::setHandHidden(bool hidden)
{
    if (hidden == m_handHidden)
        return;
    m_handHidden = hidden;
    if (isAsking())
        proceed();
    Q_EMIT handHiddenChanged(hidden);
}

/// True where the table waits for a person.
bool RaceRunner::isAsking() const
{
    return m_state == State::Curtain || m_state == State::Hidden || m_state == State::Deciding;
}

void RaceRunner::start()
{
    m_timer.stop();
    m_thought.reset();
    m_computer->cancel();
    proceed();
}

void RaceRunner::stop()
{
    m_timer.stop();
    m_thought.reset();
    m_computer->cancel();
    setState(State::Idle);
}

void RaceRunner::onChanged()
{
    m_timer.stop();
    m_thought.reset();
    m_computer->cancel();
    // Whoever was at the table goes away with the end of the turn.
    if (m_present != m_session.race().turn || m_session.race().isOver())
        m_present.reset();
    setState(State::Showing);
}

void RaceRunner::actionShown(int hold)
{
    if (m_state != State::Showing)
        return;
    m_hold = hold;
    proceed();
}

void RaceRunner::hurry()
{
    if (m_state == State::Thinking && m_timer.isActive())
        m_timer.start(0);
}

void RaceRunner::openCurtain()
{
    if (m_state != State::Curtain)
        return;
    m_present = m_session.race().turn;
    // Who asks to see the cards sees them, whatever the one before had hidden.
    if (m_handHidden)
        setHandHidden(false);
    else
        proceed();
}

void RaceRunner::proceed()
{
    const int seat = m_session.race().turn;
    if (m_session.isOver())
        setState(State::Over);
    else if (!m_session.isPerson(seat))
        think(seat);
    else if (needsCurtain(seat))
        setState(State::Curtain);
    else
        decide(seat);
}

bool RaceRunner::needsCurtain(int seat) const
{
    return m_curtainEnabled && m_session.personCount() > 1 && m_present != seat;
}

void RaceRunner::decide(int seat)
{
    m_present = seat;
    if (TurnOptions(m_session.position()).stage() != TurnOptions::Stage::MustEnd)
        return setState(m_handHidden ? State::Hidden : State::Deciding);
    m_thought = Action::end();
    setState(State::Ending);
    // Long enough to read why.
    m_timer.start(2 * m_pause);
}

void RaceRunner::think(int seat)
{
    if (m_held)
        return setState(State::Thinking);
    m_timer.start(std::max(m_pause, m_hold));
    if (m_prompter)
        m_thought = m_prompter();
    // A new player for each action: the record alone says what it does, so that a race resumed goes on alike.
    if (!m_thought)
        m_computer->think(playerOnTurn(m_session.record()), viewOf(m_session.position(), seat));
    setState(State::Thinking);
}

void RaceRunner::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (m_state != State::Thinking)
        return;
    if (!held)
        return think(m_session.race().turn);
    m_timer.stop();
    m_thought.reset();
    m_computer->cancel();
}

/// Plays what is thought, once the pause is over as well.
void RaceRunner::playThought()
{
    if (m_timer.isActive() || !m_thought)
        return;
    const Action action = *m_thought;
    m_thought.reset();
    m_session.request(action);
}

void RaceRunner::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace bubblebar
