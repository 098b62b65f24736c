#include "app/bubble/computerseat.h"

#include <utility>

namespace bubblebar {

ComputerSeat::ComputerSeat(QObject* parent)
    : QObject(parent)
{
}

ComputerSeat::~ComputerSeat()
{
    cancel();
}

void ComputerSeat::think(std::unique_ptr<Player> player, View view)
{
    cancel();
    m_player = std::move(player);
    m_thinking = true;
    m_thread = std::jthread([this, request = m_request, view = std::move(view)](const std::stop_token& stop) {
        const std::optional<Action> action = m_player->choose(view, stop);
        QMetaObject::invokeMethod(
            this, [this, request, action] { finish(request, action); }, Qt::QueuedConnection);
    });
}

void ComputerSeat::cancel()
{
    ++m_request;
    m_thinking = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void ComputerSeat::finish(int request, const std::optional<Action>& action)
{
    // A message that was under way when its thinking was cancelled.
    if (request != m_request || !action)
        return;
    m_thinking = false;
    Q_EMIT chose(*action);
}

} // namespace bubblebar
