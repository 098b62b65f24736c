#include "app/beetle/statistics/simulationjob.h"

#include <utility>

namespace bubblebar::beetle {

SimulationJob::~SimulationJob()
{
    cancel();
}

void SimulationJob::start(SimulationOptions options)
{
    cancel();
    m_running = true;
    m_thread =
        std::jthread([this, request = m_request, options = std::move(options)](const std::stop_token& stop) mutable {
            options.stop = stop;
            options.progress = [this, request](int games) {
                const auto tell = [this, request, games] {
                    if (request == m_request)
                        Q_EMIT progressed(games);
                };
                QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
            };
            const SimulationResult result = simulate(options);
            QMetaObject::invokeMethod(
                this, [this, request, result] { finish(request, result); }, Qt::QueuedConnection);
        });
}

void SimulationJob::cancel()
{
    ++m_request;
    m_running = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void SimulationJob::finish(int request, const SimulationResult& result)
{
    // A message that was under way when its games were cancelled.
    if (request != m_request)
        return;
    m_running = false;
    Q_EMIT finished(result);
}

} // namespace bubblebar::beetle
