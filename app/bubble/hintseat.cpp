#include "app/bubble/hintseat.h"

#include <optional>
#include <utility>

namespace bubblebar {

HintSeat::HintSeat(QObject* parent)
    : QObject(parent)
{
}

HintSeat::~HintSeat()
{
    cancel();
}

void HintSeat::ask(View view, std::uint64_t seed)
{
    cancel();
    m_thinking = true;
    m_thread = std::jthread([this, request = m_request, seed, view = std::move(view)](const std::stop_token& stop) {
        const std::optional<Hint> hint = hintFor(view, seed, stop);
        QMetaObject::invokeMethod(
            this, [this, request, hint] { finish(request, hint); }, Qt::QueuedConnection);
    });
}

void HintSeat::cancel()
{
    ++m_request;
    m_thinking = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void HintSeat::finish(int request, const std::optional<Hint>& hint)
{
    // A message that was under way when its thinking was cancelled.
    if (request != m_request || !hint)
        return;
    m_thinking = false;
    Q_EMIT found(*hint);
}

} // namespace bubblebar
