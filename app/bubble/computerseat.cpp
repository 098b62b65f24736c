#include "app/bubble/computerseat.h"

namespace bubblebar {

void ComputerSeat::think(std::unique_ptr<Player> player, View view)
{
    m_thought.begin(
        *this,
        [player = std::move(player), view = std::move(view)](const std::stop_token& stop) {
            return player->choose(view, stop);
        },
        [this](const Action& action) { Q_EMIT chose(action); });
}

} // namespace bubblebar
