#include "app/bubble/replay/replay.h"

#include <algorithm>
#include <utility>

namespace bubblebar {

Replay::Replay(GameRecord record, QObject* parent)
    : QObject(parent)
    , m_record(std::move(record))
    , m_position(initialPosition(m_record))
    , m_index(count())
{
    int turn = 1;
    for (const Action& action : m_record.actions) {
        m_transitions.push_back(apply(m_position, action, m_finder));
        m_turns.push_back(turn);
        turn += m_transitions.back().turnEnded ? 1 : 0;
    }
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Replay::stepForward);
}

void Replay::goTo(int index)
{
    m_index = std::clamp(index, 0, count());
    m_position = positionAt(m_record, static_cast<std::size_t>(m_index));
}

void Replay::jumpTo(int index)
{
    setPlaying(false);
    goTo(index);
    Q_EMIT jumped();
    Q_EMIT moved();
}

void Replay::jumpToTurn(int turn)
{
    jumpTo(static_cast<int>(std::ranges::upper_bound(m_turns, turn) - m_turns.begin()));
}

void Replay::playAction(int action)
{
    setPlaying(false);
    goTo(action);
    stepForward();
}

void Replay::stepForward()
{
    m_timer.stop();
    if (isAtEnd())
        return setPlaying(false);
    const Position before = m_position;
    const Transition done = apply(m_position, m_record.actions[static_cast<std::size_t>(m_index)], m_finder);
    ++m_index;
    Q_EMIT steppedForward(before, done);
    Q_EMIT moved();
}

void Replay::stepBack()
{
    setPlaying(false);
    if (isAtStart())
        return;
    const Position from = m_position;
    goTo(m_index - 1);
    Q_EMIT steppedBack(from, m_transitions[static_cast<std::size_t>(m_index)]);
    Q_EMIT moved();
}

void Replay::setPlaying(bool playing)
{
    m_timer.stop();
    if (m_playing == playing)
        return;
    m_playing = playing;
    Q_EMIT playingChanged(playing);
    if (!playing)
        return;
    if (isAtEnd()) {
        goTo(0);
        Q_EMIT jumped();
        Q_EMIT moved();
    }
    stepForward();
}

void Replay::stepShown()
{
    if (!m_playing)
        return;
    if (isAtEnd())
        setPlaying(false);
    else
        m_timer.start();
}

} // namespace bubblebar
