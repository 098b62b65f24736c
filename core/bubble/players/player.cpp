#include "core/bubble/players/player.h"

#include "core/bubble/players/greedyplayer.h"
#include "core/bubble/players/randomplayer.h"
#include "core/bubble/players/searchplayer.h"
#include "core/bubble/rules.h"

namespace bubblebar {

namespace {

constexpr float kCareless = 6; ///< how much worse what an easy player takes may be, in steps

/// At the table a slow machine need not think for ever.
constexpr std::chrono::milliseconds kLongestAtTheTable {10'000};

} // namespace

std::unique_ptr<Player> makePlayer(PlayerKind kind, std::uint64_t seed, std::chrono::milliseconds longest)
{
    switch (kind) {
    case PlayerKind::Random:
        return std::make_unique<RandomPlayer>(seed);
    case PlayerKind::Easy:
        return std::make_unique<GreedyPlayer>(seed, kCareless);
    case PlayerKind::Hard:
        return std::make_unique<SearchPlayer>(seed, SearchBudget {kHardIterations, longest});
    case PlayerKind::Expert:
        return std::make_unique<SearchPlayer>(seed, SearchBudget {kExpertIterations, longest});
    case PlayerKind::Person:
    case PlayerKind::Medium:
        break;
    }
    Q_ASSERT(kind != PlayerKind::Person);
    return std::make_unique<GreedyPlayer>(seed);
}

std::unique_ptr<Player> playerOnTurn(const GameRecord& record)
{
    Position position = initialPosition(record);
    MoveFinder finder;
    for (const Action& action : record.actions)
        apply(position, action, finder);
    const int seat = position.race.turn;
    FastRandom seed(record.seed);
    auto player = makePlayer(record.players[static_cast<std::size_t>(seat)].kind, seed() + record.actions.size(),
                             kLongestAtTheTable);
    position = initialPosition(record);
    View view;
    for (const Action& action : record.actions) {
        if (position.race.turn == seat) {
            updateView(view, position, seat);
            player->watch(view, action);
        }
        apply(position, action, finder);
    }
    return player;
}

} // namespace bubblebar
