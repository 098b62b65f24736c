#include "designer/analysis/forecastworker.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace bubblebar {

namespace {

/// Edits come first.
void lowerPriority()
{
#ifdef Q_OS_LINUX
    // Qt's priorities mean nothing to the usual scheduler there. The threads that this one makes inherit it.
    constexpr int kNice = 10;
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice));
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}

} // namespace

ForecastWorker::ForecastWorker(Report report)
    : m_report(std::move(report))
{
}

ForecastWorker::~ForecastWorker()
{
    cancel();
}

void ForecastWorker::start(Job job)
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
    m_next = std::move(job);
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
    m_wake.notify_one();
}

void ForecastWorker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
    m_next.reset();
}

bool ForecastWorker::isIdle()
{
    const std::lock_guard lock(m_mutex);
    return !m_isBusy && !m_next;
}

void ForecastWorker::work(const std::stop_token& end)
{
    lowerPriority();
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, end, [this] { return m_next.has_value(); })) {
        const Job job = *std::exchange(m_next, std::nullopt);
        const std::stop_source stop;
        m_current = stop;
        m_isBusy = true;
        lock.unlock();
        run(job, stop);
        lock.lock();
        m_isBusy = false;
    }
}

void ForecastWorker::run(const Job& job, const std::stop_source& stop)
{
    AnalysisOptions options = job.options;
    options.stop = stop.get_token();
    options.interim = [&](const TrackAnalysis& soFar) {
        if (!stop.stop_requested())
            m_report(job.number, std::make_shared<const TrackAnalysis>(soFar), false);
    };
    auto analysis = std::make_shared<const TrackAnalysis>(analyseTrack(options));
    if (!stop.stop_requested())
        m_report(job.number, std::move(analysis), true);
}

} // namespace bubblebar
