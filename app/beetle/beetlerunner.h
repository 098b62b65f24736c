#pragma once

#include "app/beetle/beetlesession.h"

#include <QTimer>

namespace bubblebar::beetle {

/// Keeps the game going: rolls for computer players after a pause, waits until each roll has been shown, and rolls on
/// by itself while people want that.
class BeetleRunner : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,    ///< before start() and after stop()
        Waiting, ///< for a person to roll
        Pausing, ///< before a roll that comes by itself
        Showing, ///< the last roll is still being shown
        Over,
    };

    explicit BeetleRunner(BeetleSession& session, QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isFastForward() const { return m_fastForward; }
    /// How long the table rests before a computer player rolls. Milliseconds.
    void setPause(int milliseconds) { m_pause = milliseconds; }
    /// How long it rests between the rolls of a fast forward. Milliseconds.
    void setFastPause(int milliseconds) { m_fastPause = milliseconds; }

    void start();
    /// Nothing rolls by itself any more, for good.
    void stop();
    /// The last roll has been shown.
    void shown();
    /// Rolls for whoever is on turn, without the rest of a pause; no effect while a roll is shown.
    void roll();
    /// Rolls on for everybody until the end of the game, or until this is switched off.
    void setFastForward(bool on);

Q_SIGNALS:
    /// Comes for all states but Showing, which BeetleSession::rolled() announces.
    void stateChanged();
    void fastForwardChanged(bool on);

private:
    void proceed();
    void setState(State state);

    BeetleSession& m_session;
    QTimer m_timer;
    State m_state = State::Idle;
    int m_pause = 0;
    int m_fastPause = 0;
    bool m_fastForward = false;
};

} // namespace bubblebar::beetle
