#pragma once

#include "core/bubble/action.h"
#include "core/bubble/record.h"
#include "core/bubble/view.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace bubblebar {

/// A computer player. It sees a View only, keeps its own source of chance, and can be stopped at once.
class Player
{
public:
    virtual ~Player() = default;

    /// A legal action for the seat of `view`, whose turn it must be. Empty only after a stop request.
    [[nodiscard]] virtual std::optional<Action> choose(const View& view, std::stop_token stop) = 0;

    /// Tells what the seat did in `view` without asking the player, so that it knows of the race what it would know had
    /// it chosen that itself.
    virtual void watch(const View& view, const Action& action) = 0;
};

/// A player as strong as the kind says. Precondition: `kind` is not Person. The same kind and seed play the same in the
/// same positions, unless `longest` is given and passes: then a player that thinks long takes what is best so far.
[[nodiscard]] std::unique_ptr<Player> makePlayer(PlayerKind kind, std::uint64_t seed,
                                                 std::chrono::milliseconds longest = {});

/// The computer player of the seat whose turn it is after the record's actions, knowing of them what the seat may know.
/// The record alone decides what it does: it thinks as long as it takes on any machine of today.
/// Precondition: the race is not over, and no person plays the seat.
[[nodiscard]] std::unique_ptr<Player> playerOnTurn(const GameRecord& record);

} // namespace bubblebar
