#pragma once

#include "core/beetle/simulation.h"

#include <QObject>

#include <thread>

namespace bubblebar::beetle {

/// Many games in a thread of their own, so that the window is never blocked; can be stopped at once.
class SimulationJob : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Stops it.
    ~SimulationJob() override;

    /// Plays the games of `options`, whose `progress` and `stop` are not looked at. One that is going on is stopped.
    void start(SimulationOptions options);
    /// Stops; finished() doesn't come for it any more.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    /// How many games are done.
    void progressed(int games);
    void finished(const bubblebar::beetle::SimulationResult& result);

private:
    void finish(int request, const SimulationResult& result);

    int m_request = 0;
    bool m_running = false;
    std::jthread m_thread; ///< last, so that it ends before the rest goes
};

} // namespace bubblebar::beetle
