#pragma once

#include "core/bubble/players/trackanalysis.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace bubblebar {

/// Lets computer players race in the background, at a low priority, about one track at a time.
class ForecastWorker
{
public:
    struct Job
    {
        int number = 0;          ///< comes back with what is reported
        AnalysisOptions options; ///< without `interim` and `stop`
    };

    /// Called in another thread, often as long as a job runs and once more at its end, unless it was cancelled.
    using Report = std::function<void(int number, std::shared_ptr<const TrackAnalysis> analysis, bool done)>;

    explicit ForecastWorker(Report report);
    /// Cancels, and waits for what a computer player thinks about: a few milliseconds.
    ~ForecastWorker();
    ForecastWorker(const ForecastWorker&) = delete;
    ForecastWorker& operator=(const ForecastWorker&) = delete;

    /// Takes the place of the job before. Never waits.
    void start(Job job);
    /// Never waits.
    void cancel();
    /// For tests: no job runs, and none will.
    [[nodiscard]] bool isIdle();

private:
    void work(const std::stop_token& end);
    void run(const Job& job, const std::stop_source& stop);

    Report m_report;
    std::mutex m_mutex; ///< of what follows
    std::condition_variable_any m_wake;
    std::optional<Job> m_next;
    std::stop_source m_current {std::nostopstate}; ///< of the running job
    bool m_isBusy = false;
    std::jthread m_thread; ///< made for the first job
};

} // namespace bubblebar
