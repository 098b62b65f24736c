#pragma once

#include <QObject>

#include <optional>
#include <thread>
#include <utility>

namespace bubblebar {

/// Thinks in a thread of its own, so that the window is never blocked: one thought at a time, which can be stopped at
/// once. `Result` is what it comes to.
template <class Result>
class Thought
{
public:
    Thought() = default;
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    ~Thought() { stop(); }

    /// `think` gets a std::stop_token and returns an optional Result, nothing when it was stopped. `found` is called
    /// with the result in the thread of `owner`, whose member this is, unless stop() or another begin() comes first.
    template <class Think, class Found>
    void begin(QObject& owner, Think think, Found found)
    {
        stop();
        m_isRunning = true;
        m_thread = std::jthread([this, &owner, request = m_request, think = std::move(think),
                                 found = std::move(found)](const std::stop_token& stop) mutable {
            const std::optional<Result> result = think(stop);
            QMetaObject::invokeMethod(
                &owner, [this, request, result, found] { finish(request, result, found); }, Qt::QueuedConnection);
        });
    }

    void stop()
    {
        ++m_request;
        m_isRunning = false;
        m_thread.request_stop();
        if (m_thread.joinable())
            m_thread.join();
    }

    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    template <class Found>
    void finish(int request, const std::optional<Result>& result, const Found& found)
    {
        // A message that was under way when its thought was stopped.
        if (request != m_request || !result)
            return;
        m_isRunning = false;
        found(*result);
    }

    int m_request = 0;
    bool m_isRunning = false;
    std::jthread m_thread;
};

} // namespace bubblebar
