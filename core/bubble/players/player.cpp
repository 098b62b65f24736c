#include "core/bubble/players/player.h"

#include "core/bubble/players/greedyplayer.h"
#include "core/bubble/players/randomplayer.h"

namespace bubblebar {

std::unique_ptr<Player> makePlayer(PlayerKind kind, std::uint64_t seed)
{
    Q_ASSERT(kind != PlayerKind::Person);
    if (kind == PlayerKind::Random)
        return std::make_unique<RandomPlayer>(seed);
    return std::make_unique<GreedyPlayer>(seed);
}

} // namespace bubblebar
