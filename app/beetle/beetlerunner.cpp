#include "app/beetle/beetlerunner.h"

namespace bubblebar::beetle {

BeetleRunner::BeetleRunner(BeetleSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BeetleRunner::roll);
}

void BeetleRunner::start()
{
    proceed();
}

void BeetleRunner::stop()
{
    m_timer.stop();
    setFastForward(false);
    setState(State::Idle);
}

void BeetleRunner::shown()
{
    if (m_state == State::Showing)
        proceed();
}

void BeetleRunner::roll()
{
    if (m_state != State::Waiting && m_state != State::Pausing)
        return;
    m_timer.stop();
    // Not announced: whoever hears of it wants to know the roll as well.
    m_state = State::Showing;
    m_session.roll();
}

void BeetleRunner::setFastForward(bool on)
{
    if (m_fastForward == on || (on && (m_state == State::Over || m_state == State::Idle)))
        return;
    m_fastForward = on;
    Q_EMIT fastForwardChanged(on);
    if (m_state == State::Waiting || m_state == State::Pausing)
        proceed();
}

void BeetleRunner::proceed()
{
    m_timer.stop();
    if (m_session.isOver()) {
        setState(State::Over);
        return setFastForward(false);
    }
    const bool byItself = m_fastForward || !m_session.isPerson(*m_session.game().seat());
    setState(byItself ? State::Pausing : State::Waiting);
    // Those who hear of the state may have rolled already.
    if (m_state == State::Pausing && byItself)
        m_timer.start(m_fastForward ? m_fastPause : m_pause);
}

void BeetleRunner::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace bubblebar::beetle
